import { type Handlers, userOf } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { claimsEndpoints } from '../claims.contract.ts'
import { checkClaim, getClaiming, listOwnClaims, startClaim, withdrawClaim } from './claims.service.ts'
import { withdrawProposal } from './proposals.service.ts'
import { getToolClaim, useToPropose, useToReply } from './uses.service.ts'

const STARTS = { points: 10, windowSeconds: 3600 }
const CHECKS = { points: 20, windowSeconds: 3600 }
const USES = { points: 60, windowSeconds: 3600 }

export const claimsRoutes: Handlers<typeof claimsEndpoints> = {
  getToolClaim: ({ params }, context) => getToolClaim(context, params.slug),
  getClaiming: ({ params }, context) => getClaiming(context, params.slug),
  listOwnClaims: (_, context) => listOwnClaims(context),
  startClaim: async ({ params, body }, context) => {
    await context.rateLimits.take('claim', userOf(context).id, STARTS)
    return await startClaim(context, params.slug, body)
  },
  checkClaim: async ({ params }, context) => {
    await context.rateLimits.take('claim-check', userOf(context).id, CHECKS)
    return await checkClaim(context, params.id)
  },
  withdrawClaim: ({ params }, context) => done(withdrawClaim(context, params.id)),
  proposeFact: async ({ params, body }, context) => {
    await context.rateLimits.take('claim-use', userOf(context).id, USES)
    return await useToPropose(context, params.id, body)
  },
  withdrawProposal: ({ params }, context) => done(withdrawProposal(context, params.id)),
  replyToReview: async ({ params, body }, context) => {
    await context.rateLimits.take('claim-use', userOf(context).id, USES)
    return await done(useToReply(context, params.id, body))
  },
}
