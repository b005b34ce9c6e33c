import { serverNoun } from '../../../kernel/noun.ts'
import { adminBundlesEndpoints } from '../admin-bundles.contract.ts'
import { bundlesEndpoints } from '../bundles.contract.ts'
import { adminBundlesRoutes } from './admin-bundles.routes.ts'
import { bundleKind } from './admin-bundles.service.ts'
import { bundlesRoutes } from './bundles.routes.ts'
import { BUNDLE_SLUGS } from './bundles.slugs.ts'

export const noun = serverNoun({
  endpoints: { ...adminBundlesEndpoints, ...bundlesEndpoints },
  handlers: { ...adminBundlesRoutes, ...bundlesRoutes },
  records: [bundleKind],
  slugs: [BUNDLE_SLUGS],
})
