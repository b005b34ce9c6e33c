import { api } from '../../../app/query.ts'
import type { UseKind } from '../counters.contract.ts'

// Nobody waits for a count, and nobody is told when it fails.

export function countUse(kind: UseKind, slug: string): void {
  api('POST /api/counts', { body: { kind, slug } }).catch(() => {})
}

export function countSearch(term: string): void {
  api('POST /api/counts', { body: { kind: 'search', term } }).catch(() => {})
}
