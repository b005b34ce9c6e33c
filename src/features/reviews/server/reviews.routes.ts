import type { Handlers } from '../../../server/context.ts'
import { now } from '../../../server/database/codec.ts'
import type { reviewsEndpoints } from '../reviews.contract.ts'
import { createReview, listReviews, pretendReview } from './reviews.service.ts'

const REVIEW_LIMIT = { points: 8, windowSeconds: 3600 }

export const reviewsRoutes: Handlers<typeof reviewsEndpoints> = {
  listReviews: async ({ params, query }, { database, catalog, setHeader }) => {
    const { reviews, total } = await listReviews(database, catalog.current, params.slug, query)
    setHeader('x-total-count', String(total))
    return reviews
  },
  createReview: async ({ params, body }, context) => {
    if (body.website) return pretendReview(context.catalog.current, params.slug, body, now())
    await context.rateLimits.take('review', context.ip, REVIEW_LIMIT)
    return await createReview(context, params.slug, body)
  },
}
