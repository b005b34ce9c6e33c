import { serverNoun } from '../../../kernel/noun.ts'
import { addReviewGuard } from '../../reviews/server/review-guards.ts'
import { adminClaimsEndpoints } from '../admin-claims.contract.ts'
import { claimsEndpoints } from '../claims.contract.ts'
import { adminClaimsRoutes } from './admin-claims.routes.ts'
import { claimKind } from './claim-kind.service.ts'
import { claimsRoutes } from './claims.routes.ts'
import { proposalKind } from './proposals.service.ts'
import { refuseRepresentative } from './uses.service.ts'

addReviewGuard(refuseRepresentative)

export const noun = serverNoun({
  endpoints: { ...adminClaimsEndpoints, ...claimsEndpoints },
  handlers: { ...adminClaimsRoutes, ...claimsRoutes },
  records: [claimKind, proposalKind],
})
