import { z } from 'zod'
import { endpoint } from '../../shared/contract.ts'
import { emailAddress, idParam, ignored, requiredText } from '../../shared/fields.ts'
import { EMAIL_MAX, PASSWORD_MAX, TRAFFIC_DAYS } from '../../shared/limits.ts'

/** Who administers, as the screens keep it while a tab is open. */
export const Admin = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'moderator']),
})
export type Admin = z.infer<typeof Admin>

/** Signing in asks only that both are there. */
export const AdminSignIn = z.object({
  email: requiredText(EMAIL_MAX, 'Email address is required', 'Please enter a valid email address'),
  password: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX),
})
export type AdminSignIn = z.infer<typeof AdminSignIn>

export const CodeInput = z.object({ code: requiredText(40, 'Code is required', 'This is not a code') })
export type CodeInput = z.infer<typeof CodeInput>

export const NEW_ADMIN = z.object({ email: emailAddress() })

const Entry = z.object({
  success: z.boolean(),
  admin: Admin.nullable(),
  error: z.string().nullable(),
  needs_code: z.boolean().describe('The code of an authenticator app is still to be shown'),
})
export type Entry = z.infer<typeof Entry>

export const AdminUser = z.object({
  id: z.int(),
  name: z.string().nullable(),
  email: z.string(),
  is_active: z.boolean(),
  created_at: z.string(),
  has_account: z.boolean().describe('Somebody with this address, verified, can sign in'),
  accepted: z.boolean().describe('The account of this address has the rights while the entry is active'),
  invited_until: z.string().nullable().describe('While an invitation waits for its answer: when it ends'),
  last_login_at: z.string().nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminStats = z.object({
  totalTools: z.int(),
  totalBundles: z.int(),
  totalCategories: z.int(),
  totalUsers: z.int(),
  totalReviews: z.int(),
  totalBlogPosts: z.int(),
  openLinks: z.int().describe('Addresses of tools that are dead or have moved'),
  topTools: z.array(z.object({ name: z.string(), slug: z.string(), views: z.int(), rating: z.number() })),
  topBundles: z.array(z.object({ name: z.string(), slug: z.string(), popularity: z.int() })),
})
export type AdminStats = z.infer<typeof AdminStats>

export const Waiting = z.object({
  reviews: z.int().describe('Reviews that wait to be published, and reported ones'),
  submissions: z.int().describe('Suggested tools without a decision'),
  inquiries: z.int().describe('Messages that nobody has taken up'),
  links: z.int().describe('Addresses of tools that are dead or have moved'),
})
export type Waiting = z.infer<typeof Waiting>

export const TRAFFIC_SERIES = ['views', 'clicks', 'searches', 'empty_searches', 'kits'] as const
const counts = {
  views: z.int().describe('Tool pages opened'),
  clicks: z.int().describe('Ways taken to the websites of tools'),
  searches: z.int(),
  empty_searches: z.int().describe('Searches without a result'),
  kits: z.int().describe('Kits built'),
}
export const Traffic = z.object({
  days: z.array(z.object({ day: z.string().describe('YYYY-MM-DD, UTC'), ...counts })),
  totals: z.object(counts),
  before: z.object(counts).describe('The same number of days before these'),
  missing: z.array(z.object({ term: z.string(), count: z.int() })).describe('What was looked for in vain'),
})
export type Traffic = z.infer<typeof Traffic>

const tag = 'Administration'
const Done = z.object({ success: z.literal(true) })

export const adminEndpoints = {
  checkAdmin: endpoint({
    method: 'GET',
    path: '/api/admin/check',
    access: 'public',
    tag,
    summary: 'Read whether the caller is an administrator',
    query: z.object({ _t: ignored }),
    output: z.object({
      isAdmin: z.boolean(),
      admin: Admin.nullable().describe('Whoever may administer, moderators too'),
      signed_in: z.boolean(),
      needs_code: z.boolean(),
      second_factor: z.boolean().describe('An authenticator app is set up'),
    }),
  }),
  signInAdmin: endpoint({
    method: 'POST',
    path: '/api/admin/login',
    access: 'public',
    tag,
    summary: 'Sign in as an administrator',
    description:
      'With the right password of somebody else a session begins too, and `error` says that it does not administer.',
    body: AdminSignIn,
    output: Entry,
    errors: ['unauthenticated', 'forbidden', 'rate_limited'],
  }),
  enterDirectly: endpoint({
    method: 'POST',
    path: '/api/admin/direct-access',
    access: 'public',
    tag,
    summary: 'Begin a session with the one-time key that the server has printed at its start',
    description: 'Without a valid key the answer is 403, whoever asks.',
    body: z.object({
      email: z.string().max(EMAIL_MAX).optional(),
      key: z.string().max(200).optional(),
    }),
    output: Entry,
    errors: ['forbidden', 'rate_limited'],
  }),
  showSecondFactor: endpoint({
    method: 'POST',
    path: '/api/admin/second-factor',
    access: 'user',
    beforeCode: true,
    tag,
    summary: 'Show the code of an authenticator app, or a recovery code',
    body: CodeInput,
    output: Entry,
    errors: ['unauthenticated', 'invalid', 'conflict', 'rate_limited'],
  }),
  setUpSecondFactor: endpoint({
    method: 'POST',
    path: '/api/admin/second-factor/setup',
    access: 'admin',
    confirmed: true,
    tag,
    summary: 'Begin to set up an authenticator app',
    body: z.object({}),
    output: z.object({ secret: z.string(), uri: z.string().describe('For a QR code') }),
    errors: ['conflict'],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    access: 'admin',
    confirmed: true,
    tag,
    summary: 'Finish it with the first code; answers the recovery codes, which are shown once',
    body: CodeInput,
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/admin/second-factor/remove',
    access: 'admin',
    tag,
    summary: 'Take the authenticator app away, with one more of its codes',
    body: CodeInput,
    output: Done,
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
  getStats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    access: 'admin',
    tag,
    summary: 'Read how much there is of everything',
    query: z.object({ _t: ignored }),
    output: AdminStats,
  }),
  getWaiting: endpoint({
    method: 'GET',
    path: '/api/admin/waiting',
    access: 'moderator',
    tag,
    summary: 'Read how much waits for somebody',
    output: Waiting,
  }),
  getTraffic: endpoint({
    method: 'GET',
    path: '/api/admin/traffic',
    access: 'admin',
    tag,
    summary: 'Read how the site was used in the last days',
    query: z.object({
      days: z
        .enum(TRAFFIC_DAYS.map(String) as ['7', '30', '90'], `must be one of ${TRAFFIC_DAYS.join(', ')}`)
        .default('30')
        .transform(Number),
    }),
    output: Traffic,
  }),
  listAdminUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    tag,
    summary: 'List the administrators',
    query: z.object({ _t: ignored }),
    output: z.array(AdminUser),
  }),
  addAdminUser: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    confirmed: true,
    tag,
    summary: 'Invite an address to administer, whether it has an account yet or not',
    description: 'The rights come with the answer to the invitation that is mailed there.',
    body: NEW_ADMIN,
    output: AdminUser,
    status: 201,
    errors: ['conflict'],
  }),
  updateAdminUser: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    access: 'admin',
    confirmed: true,
    tag,
    summary: 'Activate or deactivate an administrator',
    description:
      'Nobody can deactivate themselves, nor the last active administrator. Where no invitation has been accepted yet, activating sends a new one, and deactivating makes the one that was sent void.',
    params: idParam,
    body: z.object({ is_active: z.boolean('must be true or false') }),
    output: AdminUser,
    errors: ['not_found', 'conflict'],
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/invitation',
    access: 'admin',
    confirmed: true,
    tag,
    summary: 'Send the invitation to administer once more; the one before is void',
    params: idParam,
    output: AdminUser,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/admin/invitation',
    access: 'user',
    confirmed: true,
    tag,
    summary: 'Accept the invitation to administer with the link of its mail',
    description: 'By the account that has the invited address, verified. It gets a new session.',
    body: z.object({ token: z.string().min(1).max(200) }),
    output: Entry,
    errors: ['forbidden', 'not_found', 'rate_limited'],
  }),
}
