import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { SEARCH_MAX, SLUG_MAX } from '../../shared/limits.ts'

/** What is counted, each day, without cookies or anything about the person. */
export const USE_KINDS = [
  'tool_view',
  'tool_click',
  'tool_compare',
  'category_open',
  'bundle_compare',
] as const
export type UseKind = (typeof USE_KINDS)[number]
/** What members save is counted by the server itself. Searches and kits are counted together; searches without a result by what was looked for, and known products that are not listed by their names. */
export type CounterKind = UseKind | 'tool_save' | 'search' | 'search_empty' | 'search_unlisted' | 'kit'

export const countersEndpoints = {
  countUse: endpoint('POST /api/counts', {
    access: 'public',
    tag: 'Site',
    summary:
      'Count that a tool was viewed, visited or compared, a category opened, a bundle compared, something searched',
    description:
      'An unknown slug counts nothing. Repeated counts of one visitor within minutes count once, and programs that are no browsers count nothing. What lists are ordered by is counted once a day for a network.',
    body: z.union([
      z.object({ kind: z.enum(USE_KINDS), slug: z.string().min(1).max(SLUG_MAX) }),
      z.object({ kind: z.literal('search'), term: z.string().min(1).max(SEARCH_MAX) }),
    ]),
    output: z.object({ counted: z.boolean() }),
    errors: ['rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof countersEndpoints> {}
}
