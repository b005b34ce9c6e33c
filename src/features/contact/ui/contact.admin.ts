import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [
    {
      to: '/admin/contact',
      label: 'Contact',
      place: 8,
      moderators: true,
      waiting: 'inquiries',
      waits: 'new',
    },
  ],
  logged: [{ entity: 'inquiry', place: 12 }],
}
