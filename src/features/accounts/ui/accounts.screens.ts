import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { callbackRoute, personalRoute, profileRoute, signInRoute } from './accounts.route.ts'

const personalAt = <P extends string>(path: P, name: string, title: string) => ({
  ...at(path, 'accounts', name),
  ...personalRoute(path, title),
})

export const screens = [
  createRoute(personalAt('/dashboard', 'DashboardPage', 'Dashboard')),
  createRoute({ ...at('/profile', 'accounts', 'ProfilePage'), ...profileRoute }),
  createRoute({ ...at('/auth/callback', 'accounts', 'AuthCallbackPage'), ...callbackRoute }),
  createRoute({ ...at('/auth/sign-in', 'accounts', 'SignInPage'), ...signInRoute }),
  createRoute(personalAt('/auth/verify', 'VerifyPage', 'Confirm your address')),
  createRoute(personalAt('/auth/forgot-password', 'ForgotPasswordPage', 'Forgot your password?')),
  createRoute(personalAt('/auth/reset-password', 'ResetPasswordPage', 'Set a new password')),
  createRoute(personalAt('/auth/confirm-email', 'ConfirmEmailPage', 'Confirm your new address')),
  createRoute(personalAt('/auth/undo-email', 'UndoEmailPage', 'Take your address back')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    accounts: typeof screens
  }
}
