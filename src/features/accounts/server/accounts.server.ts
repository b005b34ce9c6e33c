import { serverNoun } from '../../../kernel/noun.ts'
import { accountsEndpoints } from '../accounts.contract.ts'
import { confirmationEndpoints } from '../confirmation.contract.ts'
import { profileEndpoints } from '../profile.contract.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { confirmationRoutes } from './identity/confirmation.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'

export const noun = serverNoun({
  endpoints: { ...accountsEndpoints, ...confirmationEndpoints, ...profileEndpoints },
  handlers: { ...accountsRoutes, ...confirmationRoutes, ...profileRoutes },
  logged: ['user'],
})
