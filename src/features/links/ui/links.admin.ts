import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/links', label: 'Links', place: 9, waiting: 'links', waits: 'to look at' }],
  logged: [{ entity: 'link', place: 14 }],
}
