import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/settings', label: 'Settings', place: 11 }],
  logged: [{ entity: 'settings', place: 7 }],
}
