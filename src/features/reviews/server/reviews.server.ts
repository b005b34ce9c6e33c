import { serverNoun } from '../../../kernel/noun.ts'
import { adminReviewsEndpoints } from '../admin-reviews.contract.ts'
import { reviewFilesEndpoints } from '../review-files.contract.ts'
import { reviewsEndpoints } from '../reviews.contract.ts'
import { adminReviewsRoutes } from './admin-reviews.routes.ts'
import { reviewKind } from './admin-reviews.service.ts'
import { reviewFilesRoutes } from './review-files.routes.ts'
import { reviewsRoutes } from './reviews.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminReviewsEndpoints, ...reviewFilesEndpoints, ...reviewsEndpoints },
  handlers: { ...adminReviewsRoutes, ...reviewFilesRoutes, ...reviewsRoutes },
  records: [reviewKind],
})
