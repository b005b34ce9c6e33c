import { z } from 'zod'
import { byAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName, EndpointInput } from '../../shared/contract.ts'
import { listFields } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX } from '../../shared/limits.ts'

/** Why somebody should look at a tool’s facts again. */
export const CHECK_REASONS = {
  due: 'Due to be read again',
  changed: 'Price page says something else',
  dead: 'Source is gone',
  unknown: 'Little is known',
  closed: 'Closed, and still used',
} as const
export type CheckReason = keyof typeof CHECK_REASONS
const reasons = Object.keys(CHECK_REASONS) as [CheckReason, ...CheckReason[]]

export const Check = z.object({
  id: z.string().describe('Unique in its list'),
  tool_id: z.int(),
  name: z.string(),
  slug: z.string(),
  kind: z
    .string()
    .nullable()
    .describe('The key of the kind, plans for all plans; null for the tool as a whole'),
  label: z.string().nullable().describe('What the kind is called'),
  value: z.string().nullable().describe('What stands, in words'),
  source_url: z.string().nullable(),
  since: z.string().nullable().describe('The day on which it was read last, or from which on this is so'),
  detail: z.string().nullable().describe('What was found, as a sentence'),
  uses: z
    .array(z.object({ title: z.string(), path: z.string() }))
    .describe('Bundles and articles in which a closed tool stands'),
})
export type Check = z.infer<typeof Check>

export const CheckCounts = z.record(z.enum(reasons), z.int())
export type CheckCounts = z.infer<typeof CheckCounts>

export type CheckQuery = EndpointInput<typeof checksEndpoints.listChecks>['query']

export const checksEndpoints = {
  listChecks: byAdmin('GET /api/admin/checks', {
    summary: 'List what is due to be looked at again, the longest waiting first',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(['since']),
      reason: z.enum(reasons, `must be one of ${reasons.join(', ')}`).default('due'),
    }),
    output: z.array(Check),
  }),
  countChecks: byAdmin('GET /api/admin/checks/counts', {
    summary: 'Count what is due to be looked at again, by the reason',
    output: CheckCounts,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof checksEndpoints> {}
}
