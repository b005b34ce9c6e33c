import { serverNoun } from '../../../kernel/noun.ts'
import { adminLinksEndpoints } from '../admin-links.contract.ts'
import { adminLinksRoutes } from './admin-links.routes.ts'

export const noun = serverNoun({
  endpoints: adminLinksEndpoints,
  handlers: adminLinksRoutes,
  logged: ['link'],
})
