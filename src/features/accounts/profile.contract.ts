import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { AVATAR_MAX_BYTES, PASSWORD_MAX } from './accounts.limits.ts'
import { AVATAR_TOO_LARGE } from './accounts.messages.ts'
import { ProfileInput } from './profile-input.ts'
import { newPassword } from './sign-input.ts'

export const Profile = z.object({
  user: z.object({ name: z.string(), email: z.string(), avatar_url: z.string().nullable() }),
  profile: z.object({
    mobile_number: z.string().nullable(),
    date_of_birth: z.string().nullable().describe('YYYY-MM-DD'),
    location: z.string().nullable(),
    bio: z.string().nullable(),
    profile_image_url: z.string().nullable(),
  }),
  kitly_user: z.object({
    id: z.string(),
    user_role: z.string(),
    email_verified: z.boolean(),
    created_at: z.string(),
    last_login_at: z.string().nullable(),
    delete_after: z.string().nullable(),
  }),
})
export type Profile = z.infer<typeof Profile>

export const Device = z.object({
  id: z.string(),
  browser: z.string().describe('What the browser says it is, in short'),
  ip_address: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string().describe('To the day'),
  is_current: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const Activity = z.object({
  kind: z.enum(['saved_tool', 'saved_bundle', 'review', 'kit']),
  name: z.string().describe('Of the tool, bundle or kit'),
  href: z.string().nullable().describe('Its page; null when it has none any more'),
  at: z.string(),
})
export type Activity = z.infer<typeof Activity>

const own = endpointsOf({ access: 'user', tag: 'Profile' })

export const profileEndpoints = {
  getProfile: own('GET /api/users/profile', {
    summary: 'Read one’s profile',
    output: Profile,
  }),
  updateProfile: own('PUT /api/users/profile', {
    summary: 'Change one’s profile',
    description:
      'What is left out stays. A new address counts once the mail that is sent there is confirmed; who asks for one must have shown lately who they are (`confirm_identity`).',
    body: ProfileInput,
    output: Profile.extend({
      pending_email: z.string().nullable().describe('The new address that is yet to be confirmed'),
    }),
    errors: ['conflict', 'confirm_identity', 'rate_limited'],
  }),
  uploadAvatar: own('POST /api/users/upload-avatar', {
    summary: 'Set one’s picture',
    description:
      'Multipart, field `avatar`. It is cut to a square and stored anew, without what cameras add.',
    upload: { field: 'avatar', maxBytes: AVATAR_MAX_BYTES, tooLarge: AVATAR_TOO_LARGE },
    output: z.object({ avatar_url: z.string() }),
    errors: ['invalid', 'too_large', 'rate_limited'],
  }),
  deleteAvatar: own('DELETE /api/users/avatar', {
    summary: 'Take one’s picture away',
    output: z.object({ avatar_url: z.string().nullable() }),
  }),
  changePassword: own('PUT /api/users/password', {
    summary: 'Change one’s password, or set the first one',
    description:
      'Signs out every other device. Who sets a first one must have shown lately who they are (`confirm_identity`).',
    body: z.object({ current_password: z.string().max(PASSWORD_MAX).optional(), password: newPassword }),
    output: Done,
    errors: ['invalid', 'confirm_identity', 'rate_limited'],
  }),
  listDevices: own('GET /api/users/sessions', {
    summary: 'List the devices on which one is signed in',
    output: z.array(Device),
  }),
  endDevice: own('DELETE /api/users/sessions/{id}', {
    summary: 'Sign out one device',
    params: z.object({ id: z.string().min(1).max(100) }),
    output: Done,
    errors: ['not_found'],
  }),
  endOtherDevices: own('DELETE /api/users/sessions', {
    summary: 'Sign out every device but this one',
    output: Done,
  }),
  getSummary: own('GET /api/users/summary', {
    summary: 'Read what the dashboard shows: counts, and what one did last',
    output: z.object({
      saved_tools: z.int(),
      custom_kits: z.int(),
      reviews_written: z.int(),
      activity: z.array(Activity),
    }),
  }),
  exportData: own('POST /api/users/export', {
    summary: 'Download everything that Kitly keeps about oneself',
    confirmed: true,
    output: z.record(z.string(), z.unknown()),
  }),
  deleteAccount: own('POST /api/users/me/delete', {
    summary: 'Have one’s account deleted after a grace period',
    description: 'Signs out every other device. The last active administrator must stay.',
    confirmed: true,
    output: z.object({ delete_after: z.string() }),
    errors: ['conflict'],
  }),
  keepAccount: own('POST /api/users/me/keep', {
    summary: 'Keep one’s account after all',
    output: Done,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof profileEndpoints> {}
}
