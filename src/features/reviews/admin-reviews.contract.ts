import { z } from 'zod'
import { byModerator, recordByModerator } from '../../shared/admin-endpoints.ts'
import { type ByName, type EndpointInput, endpoint } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import {
  atMost,
  INVALID_EMAIL,
  idParam,
  integer,
  limitedText,
  listFields,
  recordIds,
  requiredText,
  typedId,
  wholeNumber,
} from '../../shared/fields.ts'
import { ADMIN_LIST_MAX, EMAIL_MAX, ID_MAX } from '../../shared/limits.ts'
import { Bulk, MERGES, mergedWith } from '../../shared/together.ts'
import { ReportInput } from './report-input.ts'
import { reviewDetails } from './review-input.ts'
import {
  HELD_REASONS,
  type HeldReason,
  REPLY_BY,
  REPLY_MAX,
  REVIEW_CONTENT_MAX,
  REVIEW_NAME_MAX,
  REVIEW_STATUSES,
  REVIEW_TITLE_MAX,
} from './reviews.limits.ts'

const RATING = 'Rating must be a whole number from 1 to 5'

const heldReasons = Object.keys(HELD_REASONS) as [HeldReason, ...HeldReason[]]

const status = z.enum(REVIEW_STATUSES, `must be one of ${REVIEW_STATUSES.join(', ')}`)

/** A review as moderators edit it; form, API and import say the same sentences. */
export const AdminReviewInput = z.object({
  tool_id: typedId('Tool is required'),
  user_name: requiredText(
    REVIEW_NAME_MAX,
    'Reviewer name is required',
    atMost(REVIEW_NAME_MAX, 'Reviewer name'),
  ),
  user_email: z
    .preprocess(
      (v) => (typeof v === 'string' ? v.trim().toLowerCase() || null : v),
      z.email(INVALID_EMAIL).max(EMAIL_MAX, INVALID_EMAIL).nullable(),
    )
    .default(null),
  rating: integer(RATING).min(1, RATING).max(5, RATING).default(5),
  title: limitedText(REVIEW_TITLE_MAX, 'Title'),
  content: requiredText(
    REVIEW_CONTENT_MAX,
    'Review content is required',
    atMost(REVIEW_CONTENT_MAX, 'Review'),
  ),
  use_case: limitedText(REVIEW_CONTENT_MAX, 'Use case'),
  ...reviewDetails,
  is_verified: z.boolean('must be true or false').default(false),
  is_confirmed: z.boolean('must be true or false').default(true),
  status: status.default('published'),
  reply: limitedText(REPLY_MAX, 'Reply'),
  // A form has an empty text in the place of what is not there.
  reply_by: z
    .preprocess((v) => v || null, z.enum(REPLY_BY).nullable())
    .default(null)
    .describe('Follows from who has changed the reply'),
})
export type AdminReviewInput = z.infer<typeof AdminReviewInput>

export const AdminReview = AdminReviewInput.extend({
  ...mergedWith,
  id: z.int(),
  version: z.int(),
  tool_name: z.string(),
  tool_slug: z.string(),
  tool_deleted: z.boolean().describe('The tool is in the bin, so that nobody sees the review'),
  report_count: z.int().describe('Reports of readers that nobody has dealt with'),
  replied_at: z.string().nullable(),
  helpful_count: z.int(),
  held_reason: z.enum(heldReasons).nullable().describe('Why it waits'),
  created_at: z.string(),
})
export type AdminReview = z.infer<typeof AdminReview>

export const REVIEW_ADMIN_SORTS = ['created_at', 'rating', 'report_count'] as const

export type ReviewQuery = EndpointInput<typeof adminReviewsEndpoints.listAdminReviews>['query']

export const adminReviewsEndpoints = {
  reportReview: endpoint('POST /api/reviews/{id}/report', {
    access: 'public',
    tag: 'Reviews',
    summary: 'Tell the moderators that something is wrong with a review',
    params: idParam,
    body: ReportInput,
    output: Done,
    status: 201,
    errors: ['not_found', 'rate_limited'],
  }),
  listAdminReviews: byModerator('GET /api/admin/reviews', {
    summary: 'List the reviews, newest first',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(REVIEW_ADMIN_SORTS, 'desc'),
      rating: wholeNumber(1, 5).optional(),
      status: status.optional(),
      verified: z.enum(['true', 'false'], 'must be true or false').optional(),
      confirmed: z.enum(['true', 'false'], 'must be true or false').optional(),
      reported: z.literal('true', 'must be true').optional(),
      tool_id: wholeNumber(1, ID_MAX).optional(),
    }),
    output: z.array(AdminReview),
  }),
  createAdminReview: byModerator('POST /api/admin/reviews', {
    summary: 'Add a review',
    body: AdminReviewInput,
    output: AdminReview,
    status: 201,
  }),
  moderateReviews: byModerator('POST /api/admin/reviews/moderate', {
    summary: 'Approve, reject or verify several reviews',
    body: z.object({
      ids: recordIds,
      set: z.object({ status: z.enum(REVIEW_STATUSES), is_verified: z.boolean() }).partial(),
    }),
    output: Bulk,
  }),
  getAdminReview: recordByModerator('GET /api/admin/reviews/{id}', {
    summary: 'Read a review',
    output: AdminReview,
    errors: ['not_found'],
  }),
  updateAdminReview: recordByModerator('PUT /api/admin/reviews/{id}', {
    summary: 'Change a review, or reply to it',
    description: MERGES,
    body: z
      .looseObject({ version: integer().optional() })
      .describe('Fields as for adding a review, those that are to change'),
    output: AdminReview,
    errors: ['not_found', 'conflict'],
  }),
  deleteAdminReview: recordByModerator('DELETE /api/admin/reviews/{id}', {
    summary: 'Move a review to the bin',
    output: Done,
    errors: ['not_found'],
  }),
  listReviewReports: recordByModerator('GET /api/admin/reviews/{id}/reports', {
    summary: 'List what readers have reported about a review',
    output: z.array(z.object({ id: z.int(), reason: z.string(), created_at: z.string() })),
  }),
  dismissReviewReports: recordByModerator('POST /api/admin/reviews/{id}/dismiss-reports', {
    summary: 'Forget the reports about a review, once they are dealt with',
    output: Done,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminReviewsEndpoints> {}
}
