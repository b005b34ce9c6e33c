import { serverNoun } from '../../../kernel/noun.ts'
import { securityEndpoints } from '../security.contract.ts'
import { securityRoutes } from './security.routes.ts'

export const noun = serverNoun({
  endpoints: securityEndpoints,
  handlers: securityRoutes,
  logged: ['second_factor'],
})
