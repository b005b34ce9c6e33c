import { serverNoun } from '../../../kernel/noun.ts'
import { adminFactsEndpoints } from '../admin-facts.contract.ts'
import { factsEndpoints } from '../facts.contract.ts'
import { adminFactsRoutes } from './admin-facts.routes.ts'
import { factKindKind } from './fact-kinds.service.ts'
import { factSheetKind } from './fact-sheets.service.ts'
import { factsRoutes } from './facts.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminFactsEndpoints, ...factsEndpoints },
  handlers: { ...adminFactsRoutes, ...factsRoutes },
  records: [factKindKind, factSheetKind],
})
