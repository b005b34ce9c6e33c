import { deleteRecord } from '../../../kernel/changes/records.ts'
import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { adminReviewsEndpoints } from '../admin-reviews.contract.ts'
import {
  createAdminReview,
  dismissReviewReports,
  getAdminReview,
  listAdminReviews,
  listReviewReports,
  moderateReviews,
  reportReview,
  reviewKind,
  updateAdminReview,
} from './admin-reviews.service.ts'

export const adminReviewsRoutes: Handlers<typeof adminReviewsEndpoints> = {
  reportReview: async ({ params, body }, context) => {
    if (!body.website) await reportReview(context, params.id, body.reason)
    return { success: true }
  },
  listAdminReviews: async ({ query }, context) => answerPage(context, await listAdminReviews(context, query)),
  createAdminReview: ({ body }, context) => createAdminReview(context, body),
  moderateReviews: ({ body }, context) => moderateReviews(context, body.ids, body.set),
  getAdminReview: ({ params }, context) => getAdminReview(context, params.id),
  updateAdminReview: ({ params, body }, context) => updateAdminReview(context, params.id, body),
  deleteAdminReview: ({ params }, context) => done(deleteRecord(context, reviewKind, params.id)),
  listReviewReports: ({ params }, context) => listReviewReports(context, params.id),
  dismissReviewReports: ({ params }, context) => done(dismissReviewReports(context, params.id)),
}
