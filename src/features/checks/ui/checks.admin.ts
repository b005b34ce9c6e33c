import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/checks', label: 'Checks', place: 13.6, inMenu: true }],
}
