import { serverNoun } from '../../../kernel/noun.ts'
import { compareEndpoints } from '../compare.contract.ts'
import { compareRoutes } from './compare.routes.ts'

export const noun = serverNoun({
  endpoints: compareEndpoints,
  handlers: compareRoutes,
})
