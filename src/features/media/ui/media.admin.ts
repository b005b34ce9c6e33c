import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/media', label: 'Media', place: 13.4, inMenu: true }],
  bin: [{ kind: 'media', many: 'Pictures', place: 6.5 }],
  logged: [{ entity: 'media', place: 6.5 }],
}
