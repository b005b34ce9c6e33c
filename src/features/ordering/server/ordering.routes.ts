import type { Handlers } from '../../../kernel/http/context.ts'
import type { adminOrderingEndpoints } from '../admin-ordering.contract.ts'
import type { orderingEndpoints } from '../ordering.contract.ts'
import { previewOrder, readOrdering } from './ordering.service.ts'

export const orderingRoutes: Handlers<typeof orderingEndpoints & typeof adminOrderingEndpoints> = {
  readOrdering: (_, { catalog, dependsOn }) => readOrdering(catalog.current, dependsOn),
  previewOrder: ({ body }, { catalog }) => previewOrder(catalog.current, body.weights),
}
