import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/pictures', label: 'Pictures', place: 13.65, inMenu: true }],
}
