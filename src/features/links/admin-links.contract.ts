import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName, EndpointInput } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { integer, listFields, recordId, recordIds } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX, BULK_MAX, URL_MAX } from '../../shared/limits.ts'

export const LINK_OUTCOMES = ['dead', 'moved', 'unclear', 'alive'] as const
export type LinkOutcome = (typeof LINK_OUTCOMES)[number]

/** What the list can be narrowed down to. `open`: dead and moved ones, which somebody should look at. */
export const LINK_STATES = ['open', ...LINK_OUTCOMES, 'ignored'] as const

/** What the last visit of a tool's address has found. */
export const LinkCheck = z.object({
  id: z.int().describe("The tool's"),
  name: z.string(),
  slug: z.string(),
  status: z.enum(['active', 'inactive']),
  version: z.int().describe("The tool's"),
  website_url: z.string().describe('The address as it is now'),
  url: z.string().describe('The address that was visited'),
  outcome: z
    .enum(LINK_OUTCOMES)
    .describe('moved: it leads on for good. unclear: it answers programs with an error'),
  reason: z.string().nullable().describe('Why it is dead or unclear, as a sentence'),
  http_status: z.int().nullable(),
  moved_to: z.string().nullable(),
  checked_at: z.string(),
  since: z.string().describe('When this was found first'),
  times: z.int().describe('How often in a row'),
  is_ignored: z.boolean(),
  is_waiting: z.boolean().describe('It is about to be visited again'),
})
export type LinkCheck = z.infer<typeof LinkCheck>

/** How far a round of visits is. */
export const RunProgress = z.object({
  is_running: z.boolean(),
  total: z.int().describe('Addresses of this round'),
  done: z.int(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  stopped_by: z.string().nullable().describe('Who wants it to rest; null when nobody does'),
  is_offline: z.boolean().describe('Nothing could be reached: it waits for the network'),
})
export type RunProgress = z.infer<typeof RunProgress>

export const LinkRun = RunProgress.extend({
  days: z.int().describe('Days between two visits of an address; 0 when it only works when asked to'),
  counts: z.object({
    dead: z.int(),
    moved: z.int(),
    unclear: z.int(),
    alive: z.int(),
    ignored: z.int(),
    unchecked: z.int(),
  }),
})
export type LinkRun = z.infer<typeof LinkRun>

export type LinkQuery = EndpointInput<typeof adminLinksEndpoints.listLinks>['query']

export const adminLinksEndpoints = {
  listLinks: byAdmin('GET /api/admin/links', {
    summary: "List what the visits of the tools' addresses have found",
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(['since', 'checked_at', 'times'], 'desc'),
      state: z.enum(LINK_STATES, `must be one of ${LINK_STATES.join(', ')}`).optional(),
    }),
    output: z.array(LinkCheck),
  }),
  getLinkRun: byAdmin('GET /api/admin/links/run', {
    summary: 'Read how far the link checker is, and what it has found',
    output: LinkRun,
  }),
  startLinkRun: byAdmin('POST /api/admin/links/run', {
    summary: 'Let the link checker work',
    description: '`all`: every address is visited anew. Otherwise it goes on with those that are due.',
    body: z.object({ all: z.boolean().default(true) }),
    output: Done,
  }),
  stopLinkRun: byAdmin('POST /api/admin/links/stop', {
    summary: 'Let the link checker rest until somebody starts it again',
    output: Done,
  }),
  checkLinks: byAdmin('POST /api/admin/links/check', {
    summary: 'Visit the addresses of some tools now',
    body: z.object({ ids: recordIds }),
    output: Done,
    errors: ['rate_limited'],
  }),
  ignoreLinks: byAdmin('POST /api/admin/links/ignore', {
    summary: 'Do not report what was found, as long as it stays the same; or report it again',
    body: z.object({ ids: recordIds, is_ignored: z.boolean('must be true or false') }),
    output: z.object({ ids: z.array(z.int()).describe('Those that were not so already') }),
  }),
  setLinkAddresses: byAdmin('POST /api/admin/links/addresses', {
    summary: 'Write addresses into tools',
    description: 'Each is an ordinary change of its tool. What was changed meanwhile is kept, and counted.',
    body: z.object({
      addresses: z
        .array(
          z.object({
            id: recordId(),
            website_url: z.string().max(URL_MAX),
            version: integer(),
          }),
        )
        .min(1)
        .max(BULK_MAX),
    }),
    output: z.object({
      changed: z
        .array(z.object({ id: z.int(), version: z.int(), before: z.string() }))
        .describe('With what stood there before'),
      refused: z.int().describe('Those that are gone, or that somebody has changed meanwhile'),
    }),
  }),
  getLink: recordByAdmin('GET /api/admin/links/{id}', {
    summary: "Read what the last visit of a tool's address has found",
    description: 'Null when it was not visited yet.',
    output: LinkCheck.nullable(),
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminLinksEndpoints> {}
}
