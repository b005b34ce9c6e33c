import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { CONFIRMED_MINUTES } from '../../shared/limits.ts'
import { PASSWORD_MAX } from './accounts.limits.ts'
import { EmailInput, newPassword, SignInInput, SignUpBody } from './sign-input.ts'

/** The signed-in person, as only they see themselves. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  user_role: z.enum(['user', 'moderator', 'admin']),
  avatar_url: z.string().nullable(),
  google_user_data: z
    .object({
      picture: z.string().nullable(),
      name: z.string().nullable(),
      given_name: z.string().nullable(),
    })
    .nullable()
    .describe('What Google told, for those who sign in with it'),
  has_password: z.boolean(),
  created_at: z.string(),
  delete_after: z.string().nullable().describe('When the account is deleted, if that was asked for'),
})
export type User = z.infer<typeof User>

/** Showing again who one is. What needs it answers `confirm_identity` until then. */
export const Confirmation = z.object({
  password: z.string().max(PASSWORD_MAX).optional(),
  code: z.string().max(40).optional(),
})
export type Confirmation = z.infer<typeof Confirmation>

export const ConfirmationState = z.object({
  confirmed: z.boolean().describe(`It was shown in the last ${CONFIRMED_MINUTES} minutes`),
  password: z.boolean().describe('It can be shown by the password'),
  app: z.boolean().describe('It can be shown by a code of the authenticator app'),
  mail: z.boolean().describe('It can be shown by a code that is sent by mail'),
})
export type ConfirmationState = z.infer<typeof ConfirmationState>

const token = z.string().min(1).max(200)
/** A link of a mail; in another browser than the one that asked for it, a password too. */
const LinkAndPassword = z.object({ token, password: z.string().max(PASSWORD_MAX).optional() })
export type LinkAndPassword = z.infer<typeof LinkAndPassword>

const open = endpointsOf({ access: 'public', tag: 'Accounts' })
const own = endpointsOf({ access: 'user', tag: 'Accounts' })

export const accountsEndpoints = {
  getMe: own('GET /api/users/me', {
    summary: 'Read who is signed in',
    output: User,
    errors: ['unauthenticated'],
  }),
  signUp: open('POST /api/auth/signup', {
    summary: 'Make an account',
    description:
      'The account can be used once its address is confirmed through the mail that is sent. The answer is the same where the address has an account already; its owner is told by mail.',
    body: SignUpBody,
    output: Done,
    errors: ['rate_limited'],
  }),
  signIn: open('POST /api/auth/signin', {
    summary: 'Sign in with email address and password',
    body: SignInInput,
    output: z.object({
      signed_in: z.boolean().describe('False while the address is not confirmed: a new mail is on its way'),
    }),
    errors: ['unauthenticated', 'forbidden', 'rate_limited'],
  }),
  verifyEmail: open('POST /api/auth/verify-email', {
    summary: 'Confirm the address of a new account',
    description:
      'Signs in. In another browser than the one in which the account was made, the password is needed too, so that nobody gets an account which somebody else made for their address.',
    body: LinkAndPassword,
    output: z.object({ signed_in: z.boolean(), needs_password: z.boolean() }),
    errors: ['unauthenticated', 'not_found', 'rate_limited'],
  }),
  forgotPassword: open('POST /api/auth/forgot-password', {
    summary: 'Ask for a mail with which a new password can be set',
    description: 'The answer is the same whether the address has an account or not.',
    body: EmailInput,
    output: Done,
    errors: ['rate_limited'],
  }),
  resetPassword: open('POST /api/auth/reset-password', {
    summary: 'Set a new password with the link of a mail',
    description: 'Signs out every device.',
    body: z.object({ token, password: newPassword }),
    output: Done,
    errors: ['not_found', 'rate_limited'],
  }),
  confirmEmail: open('POST /api/auth/confirm-email', {
    summary: 'Confirm a new address with the link of a mail',
    description:
      'In the session that has asked for it; elsewhere the password of its account is needed, so that nobody gives their address to somebody else’s account.',
    body: LinkAndPassword,
    output: z.object({
      email: z.string().nullable().describe('Null while the password is needed'),
      needs_password: z.boolean(),
    }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict', 'rate_limited'],
  }),
  undoEmail: open('POST /api/auth/undo-email', {
    summary: 'Take a changed address back with the link of a mail',
    description:
      'Signs out every device and ends every way to sign in. The token of the answer sets a new password.',
    body: z.object({ token }),
    output: z.object({ email: z.string(), reset_token: z.string() }),
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  signOut: open('GET /api/logout', {
    ownSiteOnly: true,
    summary: 'Sign out',
    output: Done,
    errors: ['forbidden'],
  }),
  getSignInOptions: open('GET /api/auth/options', {
    summary: 'Read which ways to sign in are set up',
    output: z.object({ google: z.boolean() }),
  }),
  getGoogleRedirect: open('GET /api/oauth/google/redirect_url', {
    summary: 'Read where signing in with Google begins',
    description: 'Sets a cookie that binds the way back to this browser.',
    output: z.object({ redirectUrl: z.string() }),
    errors: ['unavailable', 'rate_limited'],
  }),
  createSession: open('POST /api/sessions', {
    summary: 'Sign in with the code that Google has sent back',
    body: z.object({
      code: z.string('Code is required').min(1, 'Code is required').max(4000),
      state: z
        .string()
        .min(1, 'State is required')
        .max(500)
        .optional()
        .describe('Checked where it is sent; the cookie of the browser that began holds all that protects'),
    }),
    output: Done,
    errors: ['unauthenticated', 'forbidden', 'unavailable', 'rate_limited'],
  }),
  getConfirmation: own('GET /api/users/confirmation', {
    summary: 'Read whether it was shown lately who one is, and how it can be',
    output: ConfirmationState,
  }),
  confirmIdentity: own('POST /api/users/confirmation', {
    summary:
      'Show who one is: by the password, by a code of the authenticator app, or by one that was mailed',
    description: `Holds for ${CONFIRMED_MINUTES} minutes in this session.`,
    body: Confirmation,
    output: Done,
    errors: ['invalid', 'rate_limited'],
  }),
  sendConfirmationCode: own('POST /api/users/confirmation/mail', {
    summary: 'Have a code sent to one’s address, where there is neither a password nor an authenticator app',
    output: Done,
    errors: ['conflict', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof accountsEndpoints> {}
}
