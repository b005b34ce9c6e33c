import { serverNoun } from '../../../kernel/noun.ts'
import { accountsEndpoints } from '../accounts.contract.ts'
import { profileEndpoints } from '../profile.contract.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'

export const noun = serverNoun({
  endpoints: { ...accountsEndpoints, ...profileEndpoints },
  handlers: { ...accountsRoutes, ...profileRoutes },
  logged: ['user'],
})
