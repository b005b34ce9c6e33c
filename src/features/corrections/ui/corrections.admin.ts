import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [
    {
      to: '/admin/reports',
      label: 'Reports',
      place: 7.5,
      moderators: true,
      waiting: 'reports',
      waits: 'to look at',
    },
  ],
  bin: [{ kind: 'fact_report', many: 'Reports', place: 4.5, moderators: true }],
  logged: [{ entity: 'fact_report', place: 13.5 }],
}
