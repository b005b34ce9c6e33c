import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { idParam, slugParam, wholeNumber } from '../../shared/fields.ts'
import { REVIEWS_PAGE_SIZE } from '../tools/tools.limits.ts'
import { ReviewInput } from './review-input.ts'
import { REPLY_BY, REVIEW_STATUSES, REVIEWS_PAGE_MAX } from './reviews.limits.ts'

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

const tag = 'Reviews'

export const reviewsEndpoints = {
  listReviews: endpoint({
    method: 'GET',
    path: '/api/tools/{slug}/reviews',
    access: 'public',
    tag,
    summary: 'List the reviews of a tool, newest first',
    description: 'The header X-Total-Count has the number of all reviews of the tool.',
    params: slugParam,
    query: z.object({
      limit: wholeNumber(1, REVIEWS_PAGE_MAX).default(REVIEWS_PAGE_SIZE),
      offset: wholeNumber(0, 1_000_000).default(0),
    }),
    output: z.array(Review),
    errors: ['not_found'],
    cached: true,
  }),
  createReview: endpoint({
    method: 'POST',
    path: '/api/tools/{slug}/reviews',
    access: 'public',
    tag,
    summary: 'Review a tool',
    description:
      'Whoever is signed in writes one review of each tool, under the address of their account, and can change it later.',
    params: slugParam,
    body: ReviewInput,
    output: AuthoredReview,
    status: 201,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  listOwnReviews: endpoint({
    method: 'GET',
    path: '/api/users/reviews',
    access: 'user',
    tag,
    summary: 'List one’s own reviews, newest first',
    output: z.array(OwnReview),
  }),
  updateOwnReview: endpoint({
    method: 'PUT',
    path: '/api/users/reviews/{id}',
    access: 'user',
    tag,
    summary: 'Change one’s own review',
    description: 'A changed review loses its verified mark.',
    params: idParam,
    body: ReviewInput,
    output: AuthoredReview,
    errors: ['not_found', 'rate_limited'],
  }),
  deleteOwnReview: endpoint({
    method: 'DELETE',
    path: '/api/users/reviews/{id}',
    access: 'user',
    tag,
    summary: 'Delete one’s own review',
    params: idParam,
    output: Done,
    errors: ['not_found'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof reviewsEndpoints> {}
}
