import { type Change, KITLY, newBatch, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { bumpVersion } from '../../../kernel/changes/records.queries.ts'
import { changeRecords, recordKind } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { AppError } from '../../../shared/errors.ts'
import { toolKind } from '../../tools/server/admin-tools.service.ts'
import { CLAIM_STATUSES, type ClaimStatus } from '../claims.limits.ts'
import {
  type ClaimRecord,
  hasOtherClaim,
  isProved,
  selectClaimRecord,
  selectToolOfClaim,
  writeClaim,
} from './claim-records.queries.ts'
import { type ClaimRow, selectApproved } from './claims.queries.ts'

/** Claims as they are decided. Whether the tool counts as claimed follows. */
export const claimKind = recordKind<ClaimRecord>({
  entity: 'tool_claim',
  table: 'tool_claims',
  label: 'name',
  noun: 'claim',
  access: 'admin',
  read: selectClaimRecord,
  async write(tx, id, claim, before, actor) {
    // An older version may have been proved by what counts no longer.
    if (claim.status === 'approved' && !(await isProved(tx, id))) {
      throw new AppError('conflict', 'This claim is not proved')
    }
    await writeClaim(tx, id, claim, before, actor.name)
  },
  async revive(_, snapshot, current) {
    const { status, note } = snapshot as Partial<ClaimRecord>
    const isKnown = CLAIM_STATUSES.includes(status as ClaimStatus)
    return { ...current, ...(isKnown && { status: status as ClaimStatus, note: note ?? null }) }
  },
  async beforeRestore(tx, id) {
    if (await hasOtherClaim(tx, id)) {
      throw new AppError('conflict', 'This person has another claim on the tool')
    }
  },
  async follow(tx, id, before, after) {
    if ((before?.status === 'approved') === (after?.status === 'approved')) return []
    return await followTool(tx, await selectToolOfClaim(tx, id))
  },
})

/** A tool counts as claimed as long as one of its claims is approved. */
async function followTool(tx: Tx, toolId: number): Promise<Change[]> {
  const company_claimed = (await selectApproved(tx, toolId)).length > 0
  const before = await toolKind.read(tx, toolId)
  if (!before || before.company_claimed === company_claimed) return []
  const after = { ...before, company_claimed }
  await toolKind.write(tx, toolId, after, before, KITLY)
  await bumpVersion(tx, 'tools', toolId)
  return [{ action: 'update', entity: 'tool', entity_id: toolId, before, after }]
}

type Writer = Pick<Services, 'database' | 'catalog' | 'log' | 'mail' | 'config'>

/** Ends a claim that rests on nothing any more, and tells the claimant why. */
export async function lapse(services: Writer, claim: ClaimRow, why: string): Promise<void> {
  const { id, tool_name, tool_slug, user_email } = claim
  await writeContent(services, async (tx) => {
    const change = (before: ClaimRecord): ClaimRecord =>
      before.status === 'proved' || before.status === 'approved'
        ? { ...before, status: 'lapsed', note: why }
        : before
    const { changed } = await changeRecords(tx, KITLY, claimKind, [id], { change, batch: newBatch() })
    if (changed === 0 || user_email === null || !claim.is_active) return
    await mailClaimant(tx, services, user_email, {
      title: `Your claim on ${tool_name} has ended`,
      paragraphs: [why, 'What you have answered and proposed stays. You can claim the tool again.'],
      action: { label: 'Claim it again', path: `/tools/${tool_slug}/claim` },
    })
  })
}

interface Told {
  title: string
  paragraphs: string[]
  action: { label: string; path: string }
}

/** Writes to somebody about their claim. */
export async function mailClaimant(
  tx: Tx,
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  to: string,
  { title, paragraphs, action: { label, path } }: Told,
): Promise<void> {
  await mail.queue(tx, {
    to,
    replyTo: config.contactEmail,
    subject: title,
    ...renderLetter({
      title,
      paragraphs,
      action: { label, url: config.url + path },
      footer: 'You get this mail because you have claimed this tool with your account. An answer reaches us.',
    }),
  })
}
