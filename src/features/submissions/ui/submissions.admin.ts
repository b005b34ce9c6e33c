import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [
    {
      to: '/admin/submissions',
      label: 'Submissions',
      place: 7,
      moderators: true,
      waiting: 'submissions',
      waits: 'to decide',
    },
  ],
  logged: [{ entity: 'submission', place: 13 }],
}
