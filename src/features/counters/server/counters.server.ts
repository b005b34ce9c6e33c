import { serverNoun } from '../../../kernel/noun.ts'
import { countersEndpoints } from '../counters.contract.ts'
import { countersRoutes } from './counters.routes.ts'

export const noun = serverNoun({
  endpoints: countersEndpoints,
  handlers: countersRoutes,
})
