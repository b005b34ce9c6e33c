import { KITLY, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { changeRecords, moveRecords } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext, Services } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { consumeLink, countLink, linkEnded, readLink } from '../../accounts/server/mail/mail-links.ts'
import { createToken } from '../../accounts/server/mail/tokens.queries.ts'
import { getReviewModeration } from '../../settings/server/admin-settings.service.ts'
import type { AdminReviewInput } from '../admin-reviews.contract.ts'
import type { ReviewToConfirm } from '../reviews.contract.ts'
import { type HeldReason, UNCONFIRMED_DAYS } from '../reviews.limits.ts'
import { selectReviewRows, setHeldReason } from './admin-reviews.queries.ts'
import { reviewKind } from './admin-reviews.service.ts'
import { forgetNetworks, selectUnconfirmedBefore } from './review-checks.queries.ts'
import { burstOf } from './review-checks.ts'

/** Reviews of people who have not signed in count once a link in a mail has been followed. */

const MAILS = { points: 4, windowSeconds: 24 * 3600 }

/** Keeps strangers from filling a mailbox. */
export const limitMails = ({ rateLimits }: Services, email: string) =>
  rateLimits.takeShared('review-mail', email, MAILS)

/** Sends the link that confirms a review. Nothing that the writer has typed stands in it: it may be somebody else. */
export async function mailLink(
  tx: Tx,
  { mail, config }: Services,
  id: number,
  to: string,
  toolName: string,
): Promise<void> {
  const token = await createToken(tx, 'review', { user_id: String(id) }, UNCONFIRMED_DAYS * 24 * 60)
  const title = `Confirm your review of ${toolName}`
  await mail.queue(tx, {
    to,
    subject: title,
    ...renderLetter({
      title,
      paragraphs: [
        `Somebody, probably you, has reviewed ${toolName} on Kitly with this address. Confirm it, so that the review counts.`,
      ],
      action: { label: 'Read and confirm', url: `${config.url}/reviews/confirm#token=${token}` },
      footer: `If this was not you, delete the review there, or leave this mail alone: what is not confirmed goes after ${UNCONFIRMED_DAYS} days.`,
    }),
  })
}

const idOf = ({ user_id }: { user_id: string }) => Number(user_id)

/** Throws `not_found` for a link that has ended. */
export async function readReviewToConfirm(context: RequestContext, token: string): Promise<ReviewToConfirm> {
  const [review] = await selectReviewRows(context.database.db, [
    idOf(await readLink(context, 'review', token)),
  ])
  if (!review) throw linkEnded()
  const { user_name, rating, title, content, tool_name, tool_slug } = review
  return { user_name, rating, title, content, tool_name, tool_slug }
}

/** Confirms the review of a link, or deletes it. Throws `not_found` for a link that has ended. */
export async function confirmReview(context: RequestContext, token: string, answer: 'confirm' | 'delete') {
  await countLink(context)
  return await writeContent(context, async (tx) => {
    const id = idOf(await consumeLink(tx, 'review', token))
    const [review] = await selectReviewRows(tx, [id])
    if (!review) throw linkEnded()
    const { tool_slug, tool_name } = review
    const actor = { id: null, name: review.user_name }
    if (answer === 'delete') {
      await moveRecords(tx, actor, reviewKind, [id], true)
      return { outcome: 'deleted' as const, tool_slug, tool_name }
    }
    const held = await heldOnceConfirmed(tx, context, review)
    const status = held
      ? ('pending' as const)
      : review.status === 'pending'
        ? ('published' as const)
        : review.status
    const change = (before: AdminReviewInput) => ({ ...before, is_confirmed: true, status })
    await changeRecords(tx, actor, reviewKind, [id], { change })
    await setHeldReason(tx, id, held)
    return { outcome: status === 'published' ? status : ('pending' as const), tool_slug, tool_name }
  })
}

/** Why a review that its author has confirmed still waits; null where it need not. */
async function heldOnceConfirmed(
  tx: Tx,
  context: RequestContext,
  { status, held_reason, tool_id }: { status: string; held_reason: HeldReason | null; tool_id: number },
): Promise<HeldReason | null> {
  if (status === 'rejected') return null
  if (status === 'pending' && held_reason !== 'unconfirmed') return held_reason ?? 'approval'
  if ((await getReviewModeration(tx)) === 'approve') return 'approval'
  return await burstOf(tx, context, tool_id)
}

const DAY_MS = 86_400_000

/** What nobody has confirmed in time goes, and with it from where it came. */
export async function tidyReviews(services: Services, at = Date.now()): Promise<void> {
  const before = new Date(at - UNCONFIRMED_DAYS * DAY_MS).toISOString()
  const { db } = services.database
  await forgetNetworks(db, before)
  const ids = await selectUnconfirmedBefore(db, before)
  if (ids.length > 0) await writeContent(services, (tx) => moveRecords(tx, KITLY, reviewKind, ids, true))
}
