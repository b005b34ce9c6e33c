import { serverNoun } from '../../../kernel/noun.ts'
import { dashboardEndpoints } from '../dashboard.contract.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const noun = serverNoun({
  endpoints: dashboardEndpoints,
  handlers: dashboardRoutes,
})
