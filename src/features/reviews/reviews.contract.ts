import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { idParam, slugParam, wholeNumber } from '../../shared/fields.ts'
import { ID_MAX } from '../../shared/limits.ts'
import { REVIEWS_PAGE_SIZE } from '../tools/tools.limits.ts'
import { ReviewInput } from './review-input.ts'
import { REPLY_BY, REVIEW_STATUSES, REVIEWS_PAGE_MAX, USE_KINDS, USED_FOR } from './reviews.limits.ts'

const keysOf = <K extends string>(table: Record<K, string>) => Object.keys(table) as [K, ...K[]]

const detailsRead = {
  use_kind: z.enum(keysOf(USE_KINDS)).nullable(),
  used_for: z.enum(keysOf(USED_FOR)).nullable(),
  pros: z.string().nullable(),
  cons: z.string().nullable(),
  left_tool: z.string().nullable().describe('What was used before'),
}

export const ReplyBy = z.enum(REPLY_BY)

/** A review as the public sees it: never with the reviewer's address. */
export const Review = z.object({
  id: z.int(),
  tool_id: z.int(),
  user_name: z.string(),
  rating: z.int(),
  title: z.string().nullable(),
  content: z.string(),
  is_verified: z.boolean(),
  is_confirmed: z.boolean().describe('Whether its author has confirmed it: only then it counts'),
  ...detailsRead,
  helpful_count: z.int().describe('Members whom it has helped'),
  created_at: z.string(),
  reply: z.string().nullable(),
  replied_at: z.string().nullable(),
  reply_by: ReplyBy.nullable().describe(
    'Who has answered; null where nobody has, and for older answers of editors',
  ),
})
export type Review = z.infer<typeof Review>

/** A review as its author sees it: it may wait for approval. */
export const AuthoredReview = Review.extend({ status: z.enum(REVIEW_STATUSES) })
export type AuthoredReview = z.infer<typeof AuthoredReview>

/** One of the signed-in person's own reviews, with its tool. */
export const OwnReview = AuthoredReview.extend({ tool_name: z.string(), tool_slug: z.string() })
export type OwnReview = z.infer<typeof OwnReview>

export const REVIEW_SORTS = ['new', 'helpful'] as const

/** What the holder of a mailed link may see of the review. */
export const ReviewToConfirm = Review.pick({
  user_name: true,
  rating: true,
  title: true,
  content: true,
}).extend({ tool_name: z.string(), tool_slug: z.string() })
export type ReviewToConfirm = z.infer<typeof ReviewToConfirm>

const mailedLink = z.object({ token: z.string('Link is required').min(1, 'Link is required').max(200) })

const tag = 'Reviews'
const open = endpointsOf({ access: 'public', tag })
const own = endpointsOf({ access: 'user', tag })

export const reviewsEndpoints = {
  listReviews: open('GET /api/tools/{slug}/reviews', {
    summary: 'List the reviews of a tool, newest first',
    description:
      'Those that are not confirmed yet come last. The header X-Total-Count has the number of all that match.',
    params: slugParam,
    query: z.object({
      limit: wholeNumber(1, REVIEWS_PAGE_MAX).default(REVIEWS_PAGE_SIZE),
      offset: wholeNumber(0, 1_000_000).default(0),
      stars: wholeNumber(1, 5).optional(),
      use: z.enum(keysOf(USE_KINDS), 'must be personal, team or company').optional(),
      sort: z.enum(REVIEW_SORTS, 'must be new or helpful').default('new'),
    }),
    output: z.array(Review),
    errors: ['not_found'],
    cached: true,
  }),
  createReview: open('POST /api/tools/{slug}/reviews', {
    summary: 'Review a tool',
    description:
      'Whoever is signed in writes one review of each tool, under the address of their account, and can change it later. Others confirm theirs by a link in a mail: until then it counts for nothing, and it goes after 14 days.',
    params: slugParam,
    body: ReviewInput,
    output: AuthoredReview,
    status: 201,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  readReviewToConfirm: open('POST /api/reviews/confirmation/read', {
    summary: 'Read the review that a mailed link confirms, without confirming it',
    body: mailedLink,
    output: ReviewToConfirm,
    errors: ['not_found', 'rate_limited'],
  }),
  confirmReview: open('POST /api/reviews/confirmation', {
    summary: 'Confirm one’s review by the link in the mail, or delete it',
    body: mailedLink.extend({ answer: z.enum(['confirm', 'delete'], 'must be confirm or delete') }),
    output: z.object({
      outcome: z.enum(['published', 'pending', 'deleted']),
      tool_slug: z.string(),
      tool_name: z.string(),
    }),
    errors: ['not_found', 'rate_limited'],
  }),
  voteReview: own('POST /api/reviews/{id}/helpful', {
    summary: 'Say that a review has helped, or take that back',
    description: 'One vote for each member and review, none for one’s own.',
    params: idParam,
    body: z.object({ helpful: z.boolean('must be true or false') }),
    output: z.object({ helpful: z.boolean(), helpful_count: z.int() }),
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  listOwnVotes: own('GET /api/users/review-votes', {
    summary: 'List the ids of the reviews of a tool that have helped one',
    query: z.object({ tool_id: wholeNumber(1, ID_MAX) }),
    output: z.array(z.int()),
  }),
  listOwnReviews: own('GET /api/users/reviews', {
    summary: 'List one’s own reviews, newest first',
    output: z.array(OwnReview),
  }),
  updateOwnReview: own('PUT /api/users/reviews/{id}', {
    summary: 'Change one’s own review',
    description: 'A changed review loses its verified mark.',
    params: idParam,
    body: ReviewInput,
    output: AuthoredReview,
    errors: ['not_found', 'rate_limited'],
  }),
  deleteOwnReview: own('DELETE /api/users/reviews/{id}', {
    summary: 'Delete one’s own review',
    params: idParam,
    output: Done,
    errors: ['not_found'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof reviewsEndpoints> {}
}
