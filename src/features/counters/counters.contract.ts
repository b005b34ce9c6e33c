import { z } from 'zod'
import { endpoint } from '../../shared/contract.ts'

/** What is counted, each day, without cookies or anything about the person. */
export const COUNTER_KINDS = ['tool_view', 'category_open', 'bundle_compare'] as const
export type CounterKind = (typeof COUNTER_KINDS)[number]

export const countersEndpoints = {
  countUse: endpoint({
    method: 'POST',
    path: '/api/counts',
    access: 'public',
    tag: 'Site',
    summary: 'Count that a tool was viewed, a category opened or a bundle compared',
    description: 'An unknown slug counts nothing. Repeated counts of one visitor within minutes count once.',
    body: z.object({ kind: z.enum(COUNTER_KINDS), slug: z.string().min(1).max(200) }),
    output: z.object({ counted: z.boolean() }),
    errors: ['rate_limited'],
  }),
}
