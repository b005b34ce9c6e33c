import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { callbackRoute, personalRoute, profileRoute, signInRoute } from './accounts.route.ts'

export const screens = [
  createRoute({
    ...at('/dashboard', 'accounts', 'DashboardPage'),
    ...personalRoute('/dashboard', 'Dashboard'),
  }),
  createRoute({ ...at('/profile', 'accounts', 'ProfilePage'), ...profileRoute }),
  createRoute({ ...at('/auth/callback', 'accounts', 'AuthCallbackPage'), ...callbackRoute }),
  createRoute({ ...at('/auth/sign-in', 'accounts', 'SignInPage'), ...signInRoute }),
  createRoute({
    ...at('/auth/verify', 'accounts', 'VerifyPage'),
    ...personalRoute('/auth/verify', 'Confirm your address'),
  }),
  createRoute({
    ...at('/auth/forgot-password', 'accounts', 'ForgotPasswordPage'),
    ...personalRoute('/auth/forgot-password', 'Forgot your password?'),
  }),
  createRoute({
    ...at('/auth/reset-password', 'accounts', 'ResetPasswordPage'),
    ...personalRoute('/auth/reset-password', 'Set a new password'),
  }),
  createRoute({
    ...at('/auth/confirm-email', 'accounts', 'ConfirmEmailPage'),
    ...personalRoute('/auth/confirm-email', 'Confirm your new address'),
  }),
  createRoute({
    ...at('/auth/undo-email', 'accounts', 'UndoEmailPage'),
    ...personalRoute('/auth/undo-email', 'Take your address back'),
  }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    accounts: typeof screens
  }
}
