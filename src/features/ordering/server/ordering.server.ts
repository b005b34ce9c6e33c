import { serverNoun } from '../../../kernel/noun.ts'
import { adminOrderingEndpoints } from '../admin-ordering.contract.ts'
import { orderingEndpoints } from '../ordering.contract.ts'
import { orderingRoutes } from './ordering.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminOrderingEndpoints, ...orderingEndpoints },
  handlers: orderingRoutes,
})
