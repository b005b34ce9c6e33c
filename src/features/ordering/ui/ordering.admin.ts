import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/ordering', label: 'Order of lists', place: 13.7, inMenu: true }],
}
