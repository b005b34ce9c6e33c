import { api } from '../../../app/query.ts'
import type { CounterKind } from '../counters.contract.ts'

/** Counts a use. Nobody waits for it, and nobody is told when it fails. */
export function countUse(kind: CounterKind, slug: string): void {
  api('POST /api/counts', { body: { kind, slug } }).catch(() => {})
}
