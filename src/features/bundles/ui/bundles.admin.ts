import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/bundles', label: 'Bundles', place: 3 }],
  bin: [{ kind: 'bundle', many: 'Bundles', place: 2 }],
  logged: [{ entity: 'bundle', place: 3 }],
}
