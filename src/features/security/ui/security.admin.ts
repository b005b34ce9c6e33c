import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/security', label: 'Two-factor sign-in', place: 14, inMenu: true }],
  logged: [{ entity: 'second_factor', place: 10 }],
}
