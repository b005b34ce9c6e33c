import { randomBytes } from 'node:crypto'
import { newBatch, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf, changeRecords } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { AppError } from '../../../shared/errors.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import type { ClaimInput } from '../claim-input.ts'
import { METHOD_LABELS, proofLine } from '../claim-words.ts'
import type { Claiming, OwnClaim } from '../claims.contract.ts'
import { CLAIM_METHODS } from '../claims.limits.ts'
import { claimKind, lapse } from './claim-kind.service.ts'
import type { ClaimRecord } from './claim-records.queries.ts'
import {
  askAgain,
  type ClaimRow,
  insertClaim,
  markChecked,
  selectClaimRows,
  selectClaimsOfUser,
} from './claims.queries.ts'
import { findProof } from './proofs.service.ts'
import { ownProposals } from './proposals.service.ts'
import { groundOf, refusalOf, siteOf } from './tool-site.ts'

const notFound = () => new AppError('not_found', 'Claim not found')

export const ownClaim = ({ token, ...claim }: ClaimRow): OwnClaim => ({
  id: claim.id,
  tool_id: claim.tool_id,
  method: claim.method,
  status: claim.status,
  role: claim.role,
  host: claim.host,
  line: proofLine(token),
  note: claim.note,
  proved_at: claim.proved_at,
  checked_at: claim.checked_at,
  decided_at: claim.decided_at,
  created_at: claim.created_at,
})

/** Which ways there are to claim a tool, and how far whoever asks is. Throws `not_found`. */
export async function getClaiming(context: RequestContext, slug: string): Promise<Claiming> {
  const { id, website_url } = getTool(context.catalog.current, slug)
  const { email, email_verified, id: userId } = userOf(context)
  const { db } = context.database
  const site = siteOf(website_url)
  const [claim] = await selectClaimsOfUser(db, userId, id)
  return {
    ...site,
    contact_email: context.config.contactEmail,
    account: { email, is_confirmed: email_verified },
    ways: CLAIM_METHODS.map((method) => ({ method, refusal: refusalOf(site, method, email) })),
    claim: claim ? ownClaim(claim) : null,
    proposals: claim ? await ownProposals(db, claim.id) : [],
  }
}

export const listOwnClaims = async (context: RequestContext): Promise<OwnClaim[]> =>
  (await selectClaimsOfUser(context.database.db, userOf(context).id)).map(ownClaim)

/** Asks for a claim, or once more, also in another way. Throws `not_found`, `forbidden`, `invalid` and `conflict`. */
export async function startClaim(
  context: RequestContext,
  slug: string,
  { role, method }: ClaimInput,
): Promise<OwnClaim> {
  const tool = getTool(context.catalog.current, slug)
  const viewer = userOf(context)
  if (!viewer.email_verified) throw new AppError('forbidden', 'Please confirm your email address first')
  const site = siteOf(tool.website_url)
  const refusal = refusalOf(site, method, viewer.email)
  const host = groundOf(site, method)
  if (refusal !== null || host === null) {
    const message = refusal ?? 'This proves nothing here'
    throw new AppError('invalid', message, { method: message })
  }
  const asked = {
    role,
    method,
    host,
    token: randomBytes(18).toString('base64url'),
    name: `${tool.name}: ${host}`,
    search_key: `${tool.name} ${tool.slug} ${host} ${viewer.name} ${role}`.toLowerCase(),
  }
  const again = async (tx: Tx, { id, status, token }: ClaimRow) => {
    if (status === 'proved') throw new AppError('conflict', 'Your claim waits for an administrator already')
    if (status === 'approved') throw new AppError('conflict', 'You have claimed this tool already')
    // Whoever has put the line somewhere and corrects a word must not put another one there.
    await askAgain(tx, id, status === 'requested' ? { ...asked, token } : asked)
    const change = (before: ClaimRecord): ClaimRecord => ({ ...before, status: 'requested', note: null })
    await changeRecords(tx, actorOf(context), claimKind, [id], { change })
    return id
  }
  const stored = await writeContent(context, async (tx) => {
    const [before] = await selectClaimsOfUser(tx, viewer.id, tool.id)
    const id = before
      ? await again(tx, before)
      : await insertClaim(tx, { ...asked, tool_id: tool.id, user_id: viewer.id })
    return await selectClaimRows(tx, [id])
  })
  return ownClaim(stored[0]!)
}

/** A claim of whoever asks. Throws `not_found`. */
export async function ownRow(context: RequestContext, id: number): Promise<ClaimRow> {
  const [claim] = await selectClaimRows(context.database.db, [id])
  if (!claim || claim.user_id !== userOf(context).id) throw notFound()
  return claim
}

/** Looks for what proves a claim. One that is found waits for an administrator; one that is gone ends the claim. */
export async function checkClaim(context: RequestContext, id: number) {
  const claim = await ownRow(context, id)
  if (!['requested', 'proved', 'approved'].includes(claim.status)) {
    throw new AppError('conflict', 'This claim has ended. Please claim the tool again.')
  }
  const { result, found } = await findProof(context, claim)
  if (result === 'holds') await prove(context, claim)
  else {
    await markChecked(context.database.db, id, false)
    if (result === 'gone' && claim.status !== 'requested') await lapse(context, claim, found)
  }
  return { holds: result === 'holds', found, claim: ownClaim(await ownRow(context, id)) }
}

async function prove(context: RequestContext, { id }: ClaimRow): Promise<void> {
  await writeContent(context, async (tx) => {
    const [claim] = await selectClaimRows(tx, [id])
    if (!claim) throw notFound()
    await markChecked(tx, id, true)
    if (claim.status !== 'requested') return
    const change = (before: ClaimRecord): ClaimRecord => ({ ...before, status: 'proved' })
    await changeRecords(tx, actorOf(context), claimKind, [id], { change })
    await mailAdministrators(tx, context, claim)
  })
}

async function mailAdministrators(
  tx: Tx,
  { mail, config }: RequestContext,
  { tool_name, host, method, role, user_name, user_email }: ClaimRow,
): Promise<void> {
  const title = `Claimed tool: ${tool_name}`
  await mail.queue(tx, {
    to: config.contactEmail,
    ...(user_email && { replyTo: user_email }),
    subject: title,
    ...renderLetter({
      title,
      paragraphs: [`${user_name ?? 'Somebody'} has shown that ${host} is theirs, and waits for a decision.`],
      facts: [
        ['Who', role],
        ['Shown by', METHOD_LABELS[method]],
        ['From', user_email ?? 'not known'],
      ],
      action: { label: 'Decide', url: `${config.url}/admin/claims` },
      footer: 'An answer to this mail goes to the claimant.',
    }),
  })
}

/** Gives a claim up. */
export async function withdrawClaim(context: RequestContext, id: number): Promise<void> {
  await ownRow(context, id)
  await writeContent(context, async (tx) => {
    const change = (before: ClaimRecord): ClaimRecord => {
      if (!['requested', 'proved', 'approved'].includes(before.status)) {
        throw new AppError('conflict', 'This claim has ended already')
      }
      return { ...before, status: 'withdrawn' }
    }
    await changeRecords(tx, actorOf(context), claimKind, [id], { change, batch: newBatch() })
  })
}
