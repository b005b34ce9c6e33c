import { recordsEndpoints } from '../../../admin-kit/history/records.contract.ts'
import { serverNoun } from '../../../kernel/noun.ts'
import { recordsRoutes } from './records.routes.ts'

export const noun = serverNoun({
  endpoints: recordsEndpoints,
  handlers: recordsRoutes,
})
