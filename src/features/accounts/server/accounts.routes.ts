import { type Handlers, userOf } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { accountsEndpoints } from '../accounts.contract.ts'
import {
  endOwnSession,
  forgotPassword,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from './accounts.service.ts'
import { beginGoogle, finishGoogle } from './google.service.ts'
import { confirmIdentity, readConfirmation, sendConfirmationCode } from './identity/confirmation.service.ts'
import { confirmEmail, undoEmail } from './profile/email-change.service.ts'

export const accountsRoutes: Handlers<typeof accountsEndpoints> = {
  getMe: (_, context) => {
    const { session_id: _session, needs_code: _code, confirmed_at: _confirmed, ...user } = userOf(context)
    return user
  },
  signUp: ({ body }, context) => done(signUp(context, body)),
  signIn: async ({ body }, context) => ({ signed_in: await signIn(context, body) }),
  verifyEmail: ({ body }, context) => verifyEmail(context, body),
  forgotPassword: ({ body }, context) => done(forgotPassword(context, body.email)),
  resetPassword: ({ body }, context) => done(resetPassword(context, body)),
  confirmEmail: ({ body }, context) => confirmEmail(context, body),
  undoEmail: ({ body }, context) => undoEmail(context, body.token),
  signOut: async (_, context) => {
    for (const cookie of await endOwnSession(context)) context.addCookie(cookie)
    return { success: true }
  },
  getSignInOptions: (_, { config, dependsOn }) => {
    dependsOn()
    return { google: config.google !== null }
  },
  getGoogleRedirect: async (_, context) => ({ redirectUrl: await beginGoogle(context) }),
  createSession: ({ body }, context) => done(finishGoogle(context, body)),
  getConfirmation: (_, context) => readConfirmation(context),
  confirmIdentity: ({ body }, context) => done(confirmIdentity(context, body)),
  sendConfirmationCode: (_, context) => done(sendConfirmationCode(context)),
}
