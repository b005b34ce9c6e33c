import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/users', label: 'Users', place: 10 }],
  logged: [
    { entity: 'user', place: 8 },
    { entity: 'admin_user', place: 9 },
    { entity: 'direct_access', place: 11 },
  ],
}
