import { z } from 'zod'
import { byModerator, recordByModerator } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { integer, limitedText, listFields, recordIds } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX } from '../../shared/limits.ts'
import { Bulk } from '../../shared/together.ts'
import { Fact } from '../facts/facts.contract.ts'
import { REPORT_SENTENCE_MAX, REPORT_STATUSES } from './corrections.limits.ts'

const status = z.enum(REPORT_STATUSES, `must be one of ${REPORT_STATUSES.join(', ')}`)

export const FactReport = z.object({
  id: z.int(),
  tool_id: z.int(),
  tool_name: z.string(),
  tool_slug: z.string(),
  tool_deleted: z.boolean(),
  kind: z
    .string()
    .nullable()
    .describe('The key of a kind of facts, `plans`, or null for the tool as a whole'),
  plan: z.string().nullable(),
  subject: z.string().describe('The same in words'),
  stood: z.string().nullable().describe('What stood when it was reported, in words'),
  message: z.string(),
  link: z.string().nullable(),
  email: z.string().nullable(),
  status,
  answer: z.string().nullable().describe('What the reader was mailed'),
  public_note: z.string().nullable().describe('What the public log of corrections says'),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  version: z.int(),
})
export type FactReport = z.infer<typeof FactReport>

/** What becomes of reports. */
export const Decision = z
  .object({
    status,
    answer: limitedText(REPORT_SENTENCE_MAX, 'The answer').describe('A sentence for the reader'),
    public_note: limitedText(REPORT_SENTENCE_MAX, 'The sentence').describe(
      'Of what is done: a sentence for the public log',
    ),
  })
  .refine(({ status, answer }) => status !== 'refused' || answer !== null, {
    path: ['answer'],
    message: 'Please say why',
  })
export type Decision = z.infer<typeof Decision>

export const adminCorrectionsEndpoints = {
  listFactReports: byModerator('GET /api/admin/fact-reports', {
    summary: 'List the errors that readers have reported, open ones first',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({ ...listFields(['queue', 'created_at'], 'desc'), status: status.optional() }),
    output: z.array(FactReport),
  }),
  decideFactReports: byModerator('POST /api/admin/fact-reports/decide', {
    summary: 'Mark reports as done, refuse them, or open them again',
    description:
      'Whoever has left an address is mailed that it is done or refused. Of several, those that were dealt with already are passed over.',
    body: z.object({
      ids: recordIds,
      version: integer().optional().describe('Of a single one, as it was read'),
      decision: Decision,
    }),
    output: Bulk,
    errors: ['not_found', 'conflict'],
  }),
  getFactReport: recordByModerator('GET /api/admin/fact-reports/{id}', {
    summary: 'Read a report, with the fact as it stands',
    output: FactReport.extend({
      stands: Fact.pick({
        note: true,
        source_url: true,
        source_kind: true,
        source_date: true,
        checked_at: true,
      })
        .extend({ text: z.string().describe('What stands now, in words') })
        .nullable(),
    }),
    errors: ['not_found'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminCorrectionsEndpoints> {}
}
