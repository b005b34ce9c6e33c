import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { adminClaimsEndpoints } from '../admin-claims.contract.ts'
import { decideClaim, listClaims } from './admin-claims.service.ts'
import { decideProposal, listProposals } from './proposals.service.ts'

export const adminClaimsRoutes: Handlers<typeof adminClaimsEndpoints> = {
  listClaims: async ({ query }, context) => answerPage(context, await listClaims(context, query)),
  decideClaim: ({ params, body }, context) => decideClaim(context, params.id, body),
  listProposals: async ({ query }, context) => answerPage(context, await listProposals(context, query)),
  decideProposal: ({ params, body }, context) => decideProposal(context, params.id, body),
}
