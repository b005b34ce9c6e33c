import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { integer, limitedText, listFields } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX } from '../../shared/limits.ts'
import { Bulk } from '../../shared/together.ts'
import { OwnClaim, OwnProposal } from './claims.contract.ts'
import { CLAIM_NOTE_MAX, CLAIM_STATUSES, PROPOSAL_STATUSES } from './claims.limits.ts'

const ofTool = {
  tool_name: z.string(),
  tool_slug: z.string(),
  user_name: z.string().nullable().describe('Null where the account is gone'),
  user_email: z.string().nullable(),
  version: z.int(),
}

export const ToolClaim = OwnClaim.omit({ line: true }).extend({
  ...ofTool,
  website_url: z.string(),
  failed_at: z.string().nullable().describe('When what proves it was last looked for in vain'),
  decided_by: z.string().nullable(),
})
export type ToolClaim = z.infer<typeof ToolClaim>

export const FactProposal = OwnProposal.extend({
  ...ofTool,
  tool_id: z.int(),
  stands: z.string().nullable().describe('What stands now, in words; null where nothing is known'),
  claim_status: z.enum(CLAIM_STATUSES),
  decided_at: z.string().nullable(),
})
export type FactProposal = z.infer<typeof FactProposal>

const sentence = limitedText(CLAIM_NOTE_MAX, 'The sentence').describe('A sentence for the vendor')
const saysWhy = ({ status, note }: { status: string; note: string | null }) =>
  status !== 'refused' || note !== null
const WHY = { path: ['note'], message: 'Please say why' }

const version = integer().optional().describe('As it was read')

/** What becomes of a claim. */
export const ClaimDecision = z
  .object({ status: z.enum(['approved', 'refused'], 'A decision is required'), note: sentence, version })
  .refine(saysWhy, WHY)
export type ClaimDecision = z.infer<typeof ClaimDecision>

/** What becomes of a proposal. */
export const ProposalDecision = z
  .object({ status: z.enum(['accepted', 'refused'], 'A decision is required'), note: sentence, version })
  .refine(saysWhy, WHY)
export type ProposalDecision = z.infer<typeof ProposalDecision>

const TOTAL = `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`
const listed = listFields(['queue', 'created_at'], 'desc')

export const adminClaimsEndpoints = {
  listClaims: byAdmin('GET /api/admin/claims', {
    summary: 'List the claims of vendors, those that wait first',
    description: TOTAL,
    query: z.object({
      ...listed,
      status: z.enum(CLAIM_STATUSES, `must be one of ${CLAIM_STATUSES.join(', ')}`).optional(),
    }),
    output: z.array(ToolClaim),
  }),
  decideClaim: recordByAdmin('POST /api/admin/claims/{id}/decide', {
    summary: 'Approve a claim, refuse it, or end it',
    description: 'What proves it is looked at again before it is approved. The claimant is mailed.',
    body: ClaimDecision,
    output: Bulk,
    errors: ['not_found', 'conflict'],
  }),
  listProposals: byAdmin('GET /api/admin/fact-proposals', {
    summary: 'List what vendors propose as facts, open ones first',
    description: TOTAL,
    query: z.object({
      ...listed,
      status: z.enum(PROPOSAL_STATUSES, `must be one of ${PROPOSAL_STATUSES.join(', ')}`).optional(),
    }),
    output: z.array(FactProposal),
  }),
  decideProposal: recordByAdmin('POST /api/admin/fact-proposals/{id}/decide', {
    summary: 'Accept a proposal as a fact of the vendor, or refuse it',
    description: 'An accepted one changes what is known of the tool, and is undone together with that.',
    body: ProposalDecision,
    output: Bulk,
    errors: ['not_found', 'conflict'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminClaimsEndpoints> {}
}
