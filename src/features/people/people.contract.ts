import { z } from 'zod'
import { byAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { byteStream, listFields } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX } from '../../shared/limits.ts'
import { USER_ROLES } from './people.limits.ts'

export const RegisteredUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  company_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  bio: z.string().nullable(),
  user_role: z.enum(USER_ROLES).describe('admin: the address is in the list of administrators'),
  is_active: z.boolean(),
  last_login_at: z.string().nullable(),
  created_at: z.string(),
  profile: z.object({
    mobile_number: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    location: z.string().nullable(),
    bio: z.string().nullable(),
    profile_image_url: z.string().nullable(),
  }),
})
export type RegisteredUser = z.infer<typeof RegisteredUser>

export const USER_SORTS = ['created_at', 'last_login_at', 'name'] as const
export const USER_STATUSES = ['active', 'inactive'] as const

const filters = {
  role: z.enum(USER_ROLES, `must be one of ${USER_ROLES.join(', ')}`).optional(),
  status: z.enum(USER_STATUSES, 'must be active or inactive').optional(),
}

export const peopleEndpoints = {
  // Before the path with an id.
  exportRegisteredUsers: byAdmin('GET /api/admin/registered-users/export', {
    confirmed: true,
    summary: 'Download the registered users as CSV, newest first',
    query: z.object({ search: listFields(USER_SORTS).search, ...filters }),
    contentType: 'text/csv; charset=utf-8',
    output: byteStream,
  }),
  listRegisteredUsers: byAdmin('GET /api/admin/registered-users', {
    summary: 'List the registered users, newest first',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(USER_SORTS),
      order: z.enum(['asc', 'desc'], 'must be asc or desc').default('desc'),
      ...filters,
    }),
    output: z.array(RegisteredUser),
  }),
  updateRegisteredUser: byAdmin('PUT /api/admin/registered-users/{id}', {
    summary: 'Activate or deactivate a person, or change their role',
    description:
      'Holds from their next request on. Nobody can deactivate or demote themselves, nor the last active administrator. Who is to be an administrator is invited, and has the role once they accept. To change a role, or an administrator, one must have shown lately who one is (`confirm_identity`).',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({
      is_active: z.boolean('must be true or false').optional(),
      user_role: z.enum(USER_ROLES, `must be one of ${USER_ROLES.join(', ')}`).optional(),
    }),
    output: RegisteredUser,
    errors: ['not_found', 'conflict', 'confirm_identity'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof peopleEndpoints> {}
}
