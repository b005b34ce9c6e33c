import { serverNoun } from '../../../kernel/noun.ts'
import { adminSubmissionsEndpoints } from '../admin-submissions.contract.ts'
import { submissionsEndpoints } from '../submissions.contract.ts'
import { adminSubmissionsRoutes } from './admin-submissions.routes.ts'
import { submissionsRoutes } from './submissions.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminSubmissionsEndpoints, ...submissionsEndpoints },
  handlers: { ...adminSubmissionsRoutes, ...submissionsRoutes },
  logged: ['submission'],
})
