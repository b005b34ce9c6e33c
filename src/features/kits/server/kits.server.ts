import { serverNoun } from '../../../kernel/noun.ts'
import { keptKitsEndpoints } from '../kept-kits.contract.ts'
import { kitsEndpoints } from '../kits.contract.ts'
import { keptKitsRoutes } from './kept-kits.routes.ts'
import { kitsRoutes } from './kits.routes.ts'

export const noun = serverNoun({
  endpoints: { ...keptKitsEndpoints, ...kitsEndpoints },
  handlers: { ...keptKitsRoutes, ...kitsRoutes },
})
