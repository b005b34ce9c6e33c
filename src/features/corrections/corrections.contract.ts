import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { slugParam, wholeNumber } from '../../shared/fields.ts'
import { CORRECTIONS_PAGE, CORRECTIONS_PAGES_MAX } from './corrections.limits.ts'
import { ReportInput } from './report-input.ts'

export const Correction = z.object({
  at: z.string().describe('When it was put right'),
  tool: z.object({ name: z.string(), slug: z.string() }),
  subject: z
    .string()
    .describe('What it is about: the label of a kind of facts, a plan, or the tool as a whole'),
  was: z.string().nullable().describe('What stood, in words; null where nothing was known'),
  now: z.string().nullable().describe('What came in its place; null where it is not known any more'),
  reported: z.boolean().describe('A reader has reported it'),
  note: z.string().nullable().describe('A sentence of the editors'),
})
export type Correction = z.infer<typeof Correction>

export const Corrections = z.object({
  counts: z.object({
    facts: z.int().describe('Facts that stand for published tools'),
    sources: z.int().describe('Pages that they and the plans come from'),
    tools: z.int().describe('Published tools of which something is known'),
  }),
  corrections: z.array(Correction),
  more: z.boolean().describe('There is a further page'),
})
export type Corrections = z.infer<typeof Corrections>

const open = endpointsOf({ access: 'public', tag: 'Facts' })

export const correctionsEndpoints = {
  listCorrections: open('GET /api/corrections', {
    summary: 'List what was put right, newest first, and count what is known',
    description: `A page has at most ${CORRECTIONS_PAGE}.`,
    query: z.object({ page: wholeNumber(1, CORRECTIONS_PAGES_MAX).default(1) }),
    output: Corrections,
    cached: true,
  }),
  reportFact: open('POST /api/tools/{slug}/facts/reports', {
    summary: 'Report an error in what is known of a tool, or say what is not known yet',
    description:
      'It waits for an administrator. Whoever gives an address, or is signed in, gets an answer. The same text about the same fact within a day is stored once.',
    params: slugParam,
    body: ReportInput,
    output: z.object({ received: z.boolean() }),
    status: 201,
    errors: ['not_found', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof correctionsEndpoints> {}
}
