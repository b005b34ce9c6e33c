import { serverNoun } from '../../../kernel/noun.ts'
import { adminContactEndpoints } from '../admin-contact.contract.ts'
import { contactEndpoints } from '../contact.contract.ts'
import { adminContactRoutes } from './admin-contact.routes.ts'
import { contactRoutes } from './contact.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminContactEndpoints, ...contactEndpoints },
  handlers: { ...adminContactRoutes, ...contactRoutes },
  logged: ['inquiry'],
})
