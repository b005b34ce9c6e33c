import { toolKey } from '../../../catalog/touched.ts'
import { writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf, changeRecords } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { reviewKind } from '../../reviews/server/admin-reviews.service.ts'
import { SITE_KEYS } from '../../settings/site-keys.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import type { ProposalInput, ReplyInput } from '../claim-input.ts'
import type { OwnProposal, PublicClaim } from '../claims.contract.ts'
import { type ClaimRow, isRepresentative, selectApproved } from './claims.queries.ts'
import { ownRow } from './claims.service.ts'
import { requireProof } from './proofs.service.ts'
import { proposeFact, readSaid } from './proposals.service.ts'
import { groundOf, siteOf } from './tool-site.ts'

/** What a claim is good for, and what it forbids. */

/** Whether a tool is claimed by its maker, and what they say of it. Throws `not_found`. */
export async function getToolClaim(
  { database: { db }, catalog, dependsOn }: Pick<RequestContext, 'database' | 'catalog' | 'dependsOn'>,
  slug: string,
): Promise<PublicClaim> {
  const { id, website_url } = getTool(catalog.current, slug)
  dependsOn(toolKey(id), SITE_KEYS.claims)
  const site = siteOf(website_url)
  // Since its website has moved nobody has shown that it is theirs.
  const claims = (await selectApproved(db, id)).filter(({ method, host }) => groundOf(site, method) === host)
  return {
    claimed_at: claims[0]?.decided_at ?? null,
    says: await readSaid(
      db,
      claims.map((claim) => claim.id),
    ),
  }
}

/** An approved claim of whoever asks, which still holds. */
async function usedClaim(context: RequestContext, id: number): Promise<ClaimRow> {
  const claim = await ownRow(context, id)
  if (claim.status !== 'approved') {
    throw new AppError('forbidden', `Your claim on ${claim.tool_name} is not approved`)
  }
  if (!context.catalog.current.toolById.has(claim.tool_id)) throw new AppError('not_found', 'Tool not found')
  await requireProof(context, claim)
  return claim
}

export const useToPropose = async (
  context: RequestContext,
  id: number,
  input: ProposalInput,
): Promise<OwnProposal> => await proposeFact(context, await usedClaim(context, id), input)

/** Answers a review of the claimed tool as its maker; an empty answer takes it away. */
export async function useToReply(
  context: RequestContext,
  id: number,
  { review_id, reply }: ReplyInput,
): Promise<void> {
  const { tool_id } = await usedClaim(context, id)
  const notFound = () => new AppError('not_found', 'Review not found')
  await writeContent(context, async (tx) => {
    const { stored } = await changeRecords(tx, actorOf(context), reviewKind, [review_id], {
      change: (before) => {
        if (before.tool_id !== tool_id || before.status !== 'published') throw notFound()
        if (before.reply !== null && before.reply_by !== 'maker') {
          throw new AppError('conflict', 'An editor has answered this review. That answer stays.')
        }
        return { ...before, reply, reply_by: reply === null ? null : ('maker' as const) }
      },
    })
    if (stored.length === 0) throw notFound()
  })
}

/** Whoever represents a tool does not rate it. Throws `forbidden`. */
export async function refuseRepresentative(
  tx: Tx,
  review: { tool_id: number; user_id: string | null; user_email: string },
): Promise<void> {
  const { tool_id, user_id, user_email: email } = review
  if (await isRepresentative(tx, tool_id, { user_id, email })) {
    throw new AppError('forbidden', 'You represent this tool, so you cannot review it')
  }
}
