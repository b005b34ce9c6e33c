import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/tools', label: 'Tools', place: 2 }],
  bin: [{ kind: 'tool', many: 'Tools', place: 1 }],
  logged: [{ entity: 'tool', place: 1 }],
}
