import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/claims', label: 'Claims', place: 7.7, waiting: 'claims', waits: 'to decide' }],
  bin: [
    { kind: 'tool_claim', many: 'Claims', place: 4.6 },
    { kind: 'fact_proposal', many: 'Proposals', place: 4.7 },
  ],
  logged: [
    { entity: 'tool_claim', place: 13.6 },
    { entity: 'fact_proposal', place: 13.7 },
  ],
}
