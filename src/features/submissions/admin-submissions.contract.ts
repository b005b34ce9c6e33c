import { z } from 'zod'
import { byModerator, recordByModerator } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { atMost, integer, listFields, requiredText } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX } from '../../shared/limits.ts'
import { AdminTool, ToolInput } from '../tools/admin-tools.contract.ts'
import { PRICING_MODELS } from '../tools/tools.limits.ts'
import { SUBMISSION_NOTE_MAX } from './submissions.limits.ts'

export const SUBMISSION_STATUSES = ['new', 'approved', 'rejected'] as const

export const Submission = z.object({
  id: z.int(),
  name: z.string(),
  website_url: z.string(),
  email: z.string(),
  short_description: z.string(),
  category_id: z.int().nullable().describe('The category that was proposed, if there is one still'),
  category_name: z.string().nullable(),
  pricing_model: z.enum(PRICING_MODELS).nullable(),
  note: z.string().nullable(),
  status: z.enum(SUBMISSION_STATUSES),
  reason: z.string().nullable().describe('Why it was rejected'),
  tool_id: z.int().nullable().describe('The tool that has become of it'),
  duplicate: z
    .object({ name: z.string(), slug: z.string(), same: z.enum(['address', 'name']) })
    .nullable()
    .describe('A published tool with the same address or name'),
  created_at: z.string(),
  version: z.int(),
})
export type Submission = z.infer<typeof Submission>

const version = integer().optional().describe('As it was read: a decision made meanwhile is kept, 409')

export const RejectInput = z.object({
  reason: requiredText(SUBMISSION_NOTE_MAX, 'Reason is required', atMost(SUBMISSION_NOTE_MAX, 'The reason')),
})

export const adminSubmissionsEndpoints = {
  listSubmissions: byModerator('GET /api/admin/submissions', {
    summary: 'List the tools that were suggested, newest first',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(['created_at'], 'desc'),
      status: z.enum(SUBMISSION_STATUSES, `must be one of ${SUBMISSION_STATUSES.join(', ')}`).optional(),
    }),
    output: z.array(Submission),
  }),
  getSubmission: recordByModerator('GET /api/admin/submissions/{id}', {
    summary: 'Read a suggestion',
    output: Submission,
    errors: ['not_found'],
  }),
  approveSubmission: recordByModerator('POST /api/admin/submissions/{id}/approve', {
    access: 'admin',
    summary: 'Add the tool that was suggested, and mail that to the sender',
    body: z.object({ tool: ToolInput, version }),
    output: AdminTool,
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  rejectSubmission: recordByModerator('POST /api/admin/submissions/{id}/reject', {
    summary: 'Reject a suggestion, and mail the reason to the sender',
    body: RejectInput.extend({ version }),
    output: Submission,
    errors: ['not_found', 'conflict'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminSubmissionsEndpoints> {}
}
