import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/categories', label: 'Categories', place: 4 }],
  bin: [{ kind: 'category', many: 'Categories', place: 3 }],
  logged: [{ entity: 'category', place: 2 }],
}
