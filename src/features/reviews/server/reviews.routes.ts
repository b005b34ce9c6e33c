import { toolKey } from '../../../catalog/touched.ts'
import { now } from '../../../kernel/data/codec.ts'
import { type Handlers, userOf } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import type { reviewsEndpoints } from '../reviews.contract.ts'
import { confirmReview, readReviewToConfirm } from './confirmation.service.ts'
import {
  createReview,
  deleteOwnReview,
  listOwnReviews,
  listReviews,
  pretendReview,
  updateOwnReview,
} from './reviews.service.ts'
import { listOwnVotes, voteReview } from './votes.service.ts'

const REVIEW_LIMIT = { points: 8, windowSeconds: 3600 }
const CHANGE_LIMIT = { points: 60, windowSeconds: 3600 }

export const reviewsRoutes: Handlers<typeof reviewsEndpoints> = {
  listReviews: async ({ params, query }, { database, catalog, setHeader, dependsOn }) => {
    const tool = getTool(catalog.current, params.slug)
    dependsOn(toolKey(tool.id))
    const { reviews, total } = await listReviews(database, tool, query)
    setHeader('x-total-count', String(total))
    return reviews
  },
  createReview: async ({ params, body }, context) => {
    if (body.website) return pretendReview(context.catalog.current, params.slug, body, now())
    await context.rateLimits.take('review', context.network, REVIEW_LIMIT)
    const author = await context.findViewer()
    return await createReview(context, params.slug, body, { author, network: context.network })
  },
  readReviewToConfirm: ({ body }, context) => readReviewToConfirm(context, body.token),
  confirmReview: ({ body }, context) => confirmReview(context, body.token, body.answer),
  voteReview: ({ params, body }, context) => voteReview(context, params.id, body.helpful),
  listOwnVotes: ({ query }, context) => listOwnVotes(context, query.tool_id),
  listOwnReviews: (_, context) =>
    listOwnReviews(context.database, context.catalog.current, userOf(context).id),
  updateOwnReview: async ({ params, body }, context) => {
    await context.rateLimits.take('review-change', userOf(context).id, CHANGE_LIMIT)
    return await updateOwnReview(context, userOf(context), params.id, body)
  },
  deleteOwnReview: ({ params }, context) => done(deleteOwnReview(context, userOf(context), params.id)),
}
