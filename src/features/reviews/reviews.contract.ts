import { z } from 'zod'
import { endpoint } from '../../shared/contract.ts'
import { slugParam, wholeNumber } from '../../shared/fields.ts'
import { REVIEWS_PAGE_MAX, REVIEWS_PAGE_SIZE } from '../../shared/limits.ts'
import { ReviewInput } from './review-input.ts'

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
})
export type Review = z.infer<typeof Review>

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
    params: slugParam,
    body: ReviewInput,
    output: Review,
    status: 201,
    errors: ['not_found', 'rate_limited'],
  }),
}
