import { z } from 'zod'
import { byModerator, recordByModerator } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { atMost, byteStream, integer, listFields, requiredText } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX } from '../../shared/limits.ts'
import { ADMIN_NOTES_MAX, INQUIRY_STATUSES, QUERY_TYPES } from './contact.limits.ts'

export const Inquiry = z.object({
  id: z.int(),
  reference: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  query_type: z.enum(QUERY_TYPES),
  message: z.string(),
  status: z.enum(INQUIRY_STATUSES),
  admin_notes: z.string().nullable(),
  answer_count: z.int(),
  created_at: z.string(),
  version: z.int(),
})
export type Inquiry = z.infer<typeof Inquiry>

/** An answer that was mailed. */
export const InquiryAnswer = z.object({
  id: z.int(),
  message: z.string(),
  actor_name: z.string(),
  created_at: z.string(),
})
export type InquiryAnswer = z.infer<typeof InquiryAnswer>

const status = z.enum(INQUIRY_STATUSES, `must be one of ${INQUIRY_STATUSES.join(', ')}`)

export const InquiryChange = z.object({
  status: status.optional(),
  admin_notes: z
    .string()
    .trim()
    .max(ADMIN_NOTES_MAX, atMost(ADMIN_NOTES_MAX, 'Notes'))
    .nullable()
    .transform((v) => v || null)
    .optional(),
})

export const AnswerInput = z.object({
  message: requiredText(ADMIN_NOTES_MAX, 'Answer is required', atMost(ADMIN_NOTES_MAX, 'The answer')),
  status: status.default('resolved'),
})

const filters = {
  status: status.optional(),
  query_type: z.enum(QUERY_TYPES, `must be one of ${QUERY_TYPES.join(', ')}`).optional(),
}
const version = integer().optional().describe('As it was read: a change made meanwhile is kept, 409')

export const adminContactEndpoints = {
  // Before the path with an id.
  exportInquiries: byModerator('GET /api/admin/contact-inquiries/export', {
    confirmed: true,
    summary: 'Download the contact inquiries as CSV, newest first',
    query: z.object(filters),
    contentType: 'text/csv; charset=utf-8',
    output: byteStream,
  }),
  listInquiries: byModerator('GET /api/admin/contact-inquiries', {
    summary: 'List the contact inquiries, newest first',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(['created_at'], 'desc'),
      ...filters,
    }),
    output: z.array(Inquiry),
  }),
  getInquiry: recordByModerator('GET /api/admin/contact-inquiries/{id}', {
    summary: 'Read a contact inquiry with the answers to it',
    output: Inquiry.extend({ answers: z.array(InquiryAnswer) }),
    errors: ['not_found'],
  }),
  updateInquiry: recordByModerator('PUT /api/admin/contact-inquiries/{id}', {
    summary: 'Change the status or the notes of a contact inquiry',
    body: InquiryChange.extend({ version }),
    output: Inquiry,
    errors: ['not_found', 'conflict'],
  }),
  answerInquiry: recordByModerator('POST /api/admin/contact-inquiries/{id}/answer', {
    summary: 'Mail an answer to whoever has asked',
    description:
      'Without the current `version` an inquiry that somebody has answered already is a `conflict`.',
    body: AnswerInput.extend({ version }),
    output: Inquiry,
    errors: ['not_found', 'conflict'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminContactEndpoints> {}
}
