import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [
    { to: '/admin/bin', label: 'Bin', place: 12 },
    { to: '/admin/log', label: 'Log', place: 13 },
  ],
}
