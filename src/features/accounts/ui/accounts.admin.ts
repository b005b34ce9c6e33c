import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  logged: [{ entity: 'user', place: 8 }],
}
