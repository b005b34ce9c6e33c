import { serverNoun } from '../../../kernel/noun.ts'
import { adminCorrectionsEndpoints } from '../admin-corrections.contract.ts'
import { correctionsEndpoints } from '../corrections.contract.ts'
import { adminCorrectionsRoutes } from './admin-corrections.routes.ts'
import { reportKind } from './admin-corrections.service.ts'
import { correctionsRoutes } from './corrections.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminCorrectionsEndpoints, ...correctionsEndpoints },
  handlers: { ...adminCorrectionsRoutes, ...correctionsRoutes },
  records: [reportKind],
})
