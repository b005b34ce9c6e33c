import { readSearchesWith } from '../../../catalog/search/meaning.ts'
import { serverNoun } from '../../../kernel/noun.ts'
import { kitsEndpoints } from '../kits.contract.ts'
import { meaningByJobs } from '../planner/search-meaning.ts'
import { storedKitsEndpoints } from '../stored-kits.contract.ts'
import { kitsRoutes } from './kits.routes.ts'
import { storedKitsRoutes } from './stored-kits.routes.ts'

readSearchesWith(meaningByJobs)

export const noun = serverNoun({
  endpoints: { ...storedKitsEndpoints, ...kitsEndpoints },
  handlers: { ...storedKitsRoutes, ...kitsRoutes },
})
