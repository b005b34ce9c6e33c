import { serverNoun } from '../../../kernel/noun.ts'
import { adminFactsEndpoints } from '../admin-facts.contract.ts'
import { factFilesEndpoints } from '../fact-files.contract.ts'
import { factsEndpoints } from '../facts.contract.ts'
import { adminFactsRoutes } from './admin-facts.routes.ts'
import { factFilesRoutes } from './fact-files.routes.ts'
import { factKindKind } from './fact-kinds.service.ts'
import { factSheetKind } from './fact-sheets.service.ts'
import { factsRoutes } from './facts.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminFactsEndpoints, ...factFilesEndpoints, ...factsEndpoints },
  handlers: { ...adminFactsRoutes, ...factFilesRoutes, ...factsRoutes },
  records: [factKindKind, factSheetKind],
})
