import { serverNoun } from '../../../kernel/noun.ts'
import { siteEndpoints } from '../site.contract.ts'
import { siteRoutes } from './site.routes.ts'

export const noun = serverNoun({
  endpoints: siteEndpoints,
  handlers: siteRoutes,
})
