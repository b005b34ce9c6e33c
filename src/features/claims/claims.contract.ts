import { z } from 'zod'
import { type ByName, endpoint, endpointsOf } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { idParam, slugParam } from '../../shared/fields.ts'
import { ClaimInput, ProposalInput, ReplyInput } from './claim-input.ts'
import { PROOF_FILE } from './claim-words.ts'
import { CLAIM_METHODS, CLAIM_STATUSES, PROOF_HOURS, PROPOSAL_STATUSES } from './claims.limits.ts'

/** What a vendor says of a tool, and nobody has checked. */
export const Said = z.object({
  kind: z.string().describe('The key of a kind of facts, or `plans`'),
  subject: z.string().describe('The same in words'),
  text: z.string().describe('What the vendor says, in words'),
  source_url: z.string(),
  created_at: z.string(),
})
export type Said = z.infer<typeof Said>

export const PublicClaim = z.object({
  claimed_at: z.string().nullable().describe('Since when its maker is known; null where nobody is'),
  says: z.array(Said).describe('What the vendor proposes; it is not checked, and counts nowhere'),
})
export type PublicClaim = z.infer<typeof PublicClaim>

export const OwnClaim = z.object({
  id: z.int(),
  tool_id: z.int(),
  method: z.enum(CLAIM_METHODS),
  status: z.enum(CLAIM_STATUSES),
  role: z.string(),
  host: z.string().describe('The domain that is shown to be theirs; of a file, its host'),
  line: z.string().describe('What stands in the file, or in the record'),
  note: z.string().nullable().describe('What was decided, or why it has ended'),
  proved_at: z.string().nullable(),
  checked_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
})
export type OwnClaim = z.infer<typeof OwnClaim>

export const OwnProposal = Said.extend({
  id: z.int(),
  status: z.enum(PROPOSAL_STATUSES),
  note: z.string().nullable(),
  answer: z.string().nullable(),
})
export type OwnProposal = z.infer<typeof OwnProposal>

/** Which ways there are to claim a tool, and how far one is. */
export const Claiming = z.object({
  host: z.string().describe('The host of its website'),
  domain: z.string().nullable().describe('Its own domain; null where it stands on somebody else’s'),
  file_url: z.string().nullable().describe('Where the file stands; null where it cannot'),
  contact_email: z.string().describe('Whom to write to where there is no way'),
  account: z.object({ email: z.string(), is_confirmed: z.boolean() }),
  ways: z.array(
    z.object({
      method: z.enum(CLAIM_METHODS),
      refusal: z.string().nullable().describe('Why it is no way here; null where it is one'),
    }),
  ),
  claim: OwnClaim.nullable(),
  proposals: z.array(OwnProposal),
})
export type Claiming = z.infer<typeof Claiming>

const tag = 'Claims'
const mine = endpointsOf({ access: 'user', tag })
const one = endpointsOf({ access: 'user', tag, params: idParam })
const USES = `What proves the claim is looked at again: a file or a record when that was more than ${PROOF_HOURS} hours ago.`

export const claimsEndpoints = {
  getToolClaim: endpoint('GET /api/tools/{slug}/claim', {
    access: 'public',
    tag,
    summary: 'Read whether a tool is claimed by its maker, and what they say of it',
    params: slugParam,
    output: PublicClaim,
    errors: ['not_found'],
    cached: true,
  }),
  getClaiming: mine('GET /api/users/claims/{slug}', {
    summary: 'Read how a tool can be claimed, and one’s own claim on it',
    params: slugParam,
    output: Claiming,
    errors: ['not_found'],
  }),
  listOwnClaims: mine('GET /api/users/claims', {
    summary: 'List one’s own claims',
    output: z.array(OwnClaim),
  }),
  startClaim: mine('POST /api/tools/{slug}/claims', {
    summary: 'Claim a tool',
    description: `One claim for each person and tool. It is to be proved by an address at the tool’s own domain, a line in ${PROOF_FILE}, or a TXT record, and approved by an administrator. Asked again before that, the way can be changed.`,
    params: slugParam,
    body: ClaimInput,
    output: OwnClaim,
    status: 201,
    errors: ['not_found', 'conflict', 'forbidden', 'rate_limited'],
  }),
  checkClaim: one('POST /api/claims/{id}/check', {
    summary: 'Look for what proves a claim',
    output: z.object({
      holds: z.boolean(),
      found: z.string().describe('What was found, or what is missing'),
      claim: OwnClaim,
    }),
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  withdrawClaim: one('POST /api/claims/{id}/withdraw', {
    summary: 'Give up a claim',
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  proposeFact: one('POST /api/claims/{id}/proposals', {
    summary: 'Propose a fact or a plan of a tool that one represents',
    description: `${USES} An editor decides about it; until then it stands beside the facts as what the vendor says. The same question asked again takes the place of what waits.`,
    body: ProposalInput,
    output: OwnProposal,
    status: 201,
    errors: ['not_found', 'conflict', 'forbidden', 'rate_limited'],
  }),
  withdrawProposal: one('DELETE /api/claims/proposals/{id}', {
    summary: 'Take back a proposal that waits',
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  replyToReview: one('PUT /api/claims/{id}/replies', {
    summary: 'Answer a review of a tool that one represents, change the answer, or take it away',
    description: `${USES} The review must be published; an answer of the editors stays.`,
    body: ReplyInput,
    output: Done,
    errors: ['not_found', 'conflict', 'forbidden', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof claimsEndpoints> {}
}
