import { z } from 'zod'
import { Entry } from '../../admin-kit/screen/admin.contract.ts'
import { type ByName, endpoint, endpointsOf } from '../../shared/contract.ts'
import { emailAddress, idParam, ignored } from '../../shared/fields.ts'
import { EMAIL_MAX } from '../../shared/limits.ts'

export const NEW_ADMIN = z.object({ email: emailAddress() })

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

const tag = 'Administration'
const admin = endpointsOf({ access: 'admin', tag })
/** What changes an entry of the list. */
const change = endpointsOf({ access: 'admin', tag, confirmed: true, output: AdminUser })

export const administratorsEndpoints = {
  enterDirectly: endpoint('POST /api/admin/direct-access', {
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
  listAdminUsers: admin('GET /api/admin/users', {
    summary: 'List the administrators',
    query: z.object({ _t: ignored }),
    output: z.array(AdminUser),
  }),
  addAdminUser: change('POST /api/admin/users', {
    summary: 'Invite an address to administer, whether it has an account yet or not',
    description: 'The rights come with the answer to the invitation that is mailed there.',
    body: NEW_ADMIN,
    status: 201,
    errors: ['conflict'],
  }),
  updateAdminUser: change('PUT /api/admin/users/{id}', {
    summary: 'Activate or deactivate an administrator',
    description:
      'Nobody can deactivate themselves, nor the last active administrator. Where no invitation has been accepted yet, activating sends a new one, and deactivating makes the one that was sent void.',
    params: idParam,
    body: z.object({ is_active: z.boolean('must be true or false') }),
    errors: ['not_found', 'conflict'],
  }),
  inviteAgain: change('POST /api/admin/users/{id}/invitation', {
    summary: 'Send the invitation to administer once more; the one before is void',
    params: idParam,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  acceptInvitation: endpoint('POST /api/admin/invitation', {
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

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof administratorsEndpoints> {}
}
