import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/facts/kinds', label: 'Facts', place: 13.5, inMenu: true }],
  bin: [{ kind: 'fact_kind', many: 'Kinds of facts', place: 3.5 }],
  logged: [
    { entity: 'fact_sheet', place: 1.5 },
    { entity: 'fact_kind', place: 2.5 },
  ],
}
