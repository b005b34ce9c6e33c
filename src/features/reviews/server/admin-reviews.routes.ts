import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { adminReviewsEndpoints } from '../admin-reviews.contract.ts'
import {
  createAdminReview,
  deleteAdminReview,
  dismissReviewReports,
  getAdminReview,
  listAdminReviews,
  listReviewReports,
  moderateReviews,
  reportReview,
  updateAdminReview,
} from './admin-reviews.service.ts'

const success = { success: true } as const

export const adminReviewsRoutes: Handlers<typeof adminReviewsEndpoints> = {
  reportReview: async ({ params, body }, context) => {
    if (!body.website) await reportReview(context, params.id, body.reason)
    return success
  },
  listAdminReviews: async ({ query }, context) => answerPage(context, await listAdminReviews(context, query)),
  createAdminReview: ({ body }, context) => createAdminReview(context, body),
  moderateReviews: ({ body }, context) => moderateReviews(context, body.ids, body.set),
  getAdminReview: ({ params }, context) => getAdminReview(context, params.id),
  updateAdminReview: ({ params, body }, context) => updateAdminReview(context, params.id, body),
  deleteAdminReview: async ({ params }, context) => {
    await deleteAdminReview(context, params.id)
    return success
  },
  listReviewReports: ({ params }, context) => listReviewReports(context, params.id),
  dismissReviewReports: async ({ params }, context) => {
    await dismissReviewReports(context, params.id)
    return success
  },
}
