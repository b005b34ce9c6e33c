import { newBatch, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf, type Bulk, changeRecords } from '../../../kernel/changes/records.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import type { ClaimDecision } from '../admin-claims.contract.ts'
import type { ClaimStatus } from '../claims.limits.ts'
import { claimKind, mailClaimant } from './claim-kind.service.ts'
import { type ClaimRecord, selectClaims } from './claim-records.queries.ts'
import { type ClaimRow, selectClaimRows } from './claims.queries.ts'
import { requireProof } from './proofs.service.ts'

const notFound = () => new AppError('not_found', 'Claim not found')

export const listClaims = ({ database }: RequestContext, query: Parameters<typeof selectClaims>[1]) =>
  selectClaims(database.db, query)

/** What can become of a claim in each state. */
const FROM: Record<ClaimDecision['status'], readonly ClaimStatus[]> = {
  approved: ['proved', 'refused'],
  refused: ['proved', 'approved'],
}

/** Throws when a claim is not as whoever decides about it has seen it. */
function judge(claim: ClaimRow | undefined, { status, version }: ClaimDecision): ClaimRow {
  if (!claim) throw notFound()
  if (!FROM[status].includes(claim.status) || claim.proved_at === null) {
    const isSame = claim.status === status
    throw new AppError(
      'conflict',
      isSame ? 'This has been decided already. Nothing was sent.' : 'This claim is not proved, or has ended',
    )
  }
  if (version !== undefined && version !== claim.version) {
    throw new AppError('conflict', 'Somebody else has changed this claim meanwhile')
  }
  return claim
}

/** Approves a claim whose proof still holds, refuses it, or ends it; the claimant is mailed. */
export async function decideClaim(
  context: RequestContext,
  id: number,
  decision: ClaimDecision,
): Promise<Bulk> {
  const { status, note } = decision
  const seen = judge((await selectClaimRows(context.database.db, [id]))[0], decision)
  if (status === 'approved') await proofOrConflict(context, seen)
  const batch = newBatch()
  await writeContent(context, async (tx) => {
    const claim = judge((await selectClaimRows(tx, [id]))[0], decision)
    const change = (before: ClaimRecord): ClaimRecord => ({ ...before, status, note })
    await changeRecords(tx, actorOf(context), claimKind, [id], { change, batch })
    if (claim.user_email !== null)
      await mailClaimant(tx, context, claim.user_email, letterOf(claim, decision))
  })
  return { changed: 1, batch }
}

/** To an administrator a claim that has ended is no refusal of their own rights. */
async function proofOrConflict(context: RequestContext, claim: ClaimRow): Promise<void> {
  try {
    await requireProof(context, claim)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error
    throw new AppError('conflict', error.message)
  }
}

function letterOf({ tool_name, tool_slug, status: before }: ClaimRow, { status, note }: ClaimDecision) {
  const path = `/tools/${tool_slug}/claim`
  const said = note ? [note] : []
  if (status === 'approved') {
    return {
      title: `Your claim on ${tool_name} is approved`,
      paragraphs: [
        `You represent ${tool_name} here now: propose facts, and answer reviews. Its page says that it is claimed by its maker.`,
        ...said,
      ],
      action: { label: 'Your tool', path },
    }
  }
  return {
    title:
      before === 'approved' ? `Your claim on ${tool_name} has ended` : `About your claim on ${tool_name}`,
    paragraphs: [
      before === 'approved'
        ? `An administrator has ended your claim on ${tool_name}:`
        : `We have looked at your claim on ${tool_name}, and cannot approve it:`,
      ...said,
    ],
    action: { label: 'See its page', path },
  }
}
