import { serverNoun } from '../../../kernel/noun.ts'
import { savedEndpoints } from '../saved.contract.ts'
import { savedRoutes } from './saved.routes.ts'

export const noun = serverNoun({
  endpoints: savedEndpoints,
  handlers: savedRoutes,
})
