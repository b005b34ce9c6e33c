import { categoriesEndpoints } from './features/categories/categories.contract.ts'
import { reviewsEndpoints } from './features/reviews/reviews.contract.ts'
import { siteEndpoints } from './features/site/site.contract.ts'
import { toolsEndpoints } from './features/tools/tools.contract.ts'

/** The whole contract: every endpoint of every feature. */
export const endpoints = {
  ...toolsEndpoints,
  ...reviewsEndpoints,
  ...categoriesEndpoints,
  ...siteEndpoints,
}
export type Endpoints = typeof endpoints
