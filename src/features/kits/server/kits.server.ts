import { serverNoun } from '../../../kernel/noun.ts'
import { storedKitsEndpoints } from '../stored-kits.contract.ts'
import { kitsEndpoints } from '../kits.contract.ts'
import { storedKitsRoutes } from './stored-kits.routes.ts'
import { kitsRoutes } from './kits.routes.ts'

export const noun = serverNoun({
  endpoints: { ...storedKitsEndpoints, ...kitsEndpoints },
  handlers: { ...storedKitsRoutes, ...kitsRoutes },
})
