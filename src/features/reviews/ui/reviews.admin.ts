import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [
    {
      to: '/admin/reviews',
      label: 'Reviews',
      place: 6,
      moderators: true,
      waiting: 'reviews',
      waits: 'to look at',
    },
  ],
  bin: [{ kind: 'review', many: 'Reviews', place: 4, moderators: true }],
  logged: [{ entity: 'review', place: 4 }],
}
