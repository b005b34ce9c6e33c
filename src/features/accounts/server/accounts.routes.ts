import { type Handlers, userOf } from '../../../kernel/http/context.ts'
import type { accountsEndpoints } from '../accounts.contract.ts'
import {
  endOwnSession,
  forgotPassword,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from './accounts.service.ts'
import { confirmEmail, undoEmail } from './email-change.service.ts'
import { beginGoogle, finishGoogle } from './google.service.ts'

const DONE = { success: true } as const

export const accountsRoutes: Handlers<typeof accountsEndpoints> = {
  getMe: (_, context) => {
    const { session_id: _session, needs_code: _code, confirmed_at: _confirmed, ...user } = userOf(context)
    return user
  },
  signUp: async ({ body }, context) => {
    await signUp(context, body)
    return DONE
  },
  signIn: async ({ body }, context) => ({ signed_in: await signIn(context, body) }),
  verifyEmail: ({ body }, context) => verifyEmail(context, body),
  forgotPassword: async ({ body }, context) => {
    await forgotPassword(context, body.email)
    return DONE
  },
  resetPassword: async ({ body }, context) => {
    await resetPassword(context, body)
    return DONE
  },
  confirmEmail: ({ body }, context) => confirmEmail(context, body),
  undoEmail: ({ body }, context) => undoEmail(context, body.token),
  signOut: async (_, context) => {
    for (const cookie of await endOwnSession(context)) context.addCookie(cookie)
    return DONE
  },
  getSignInOptions: (_, { config }) => ({ google: config.google !== null }),
  getGoogleRedirect: async (_, context) => ({ redirectUrl: await beginGoogle(context) }),
  createSession: async ({ body }, context) => {
    await finishGoogle(context, body)
    return DONE
  },
}
