import type { RecordKindName } from '../records.contract.ts'

/** What several records of a kind are called, and whether moderators keep away from them. */
export const KIND_NAMES: Record<RecordKindName, { many: string; admin: boolean }> = {
  tool: { many: 'Tools', admin: true },
}
