import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { moveRecords } from '../../../kernel/changes/records.ts'
import type { Database, Tx } from '../../../kernel/data/database.ts'
import type { Services } from '../../../kernel/http/context.ts'
import type { Viewer } from '../../../kernel/identity/sessions.ts'
import { AppError } from '../../../shared/errors.ts'
import { getReviewModeration, getUnconfirmedReviews } from '../../settings/server/admin-settings.service.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import type { ReviewInput } from '../review-input.ts'
import type { AuthoredReview, OwnReview } from '../reviews.contract.ts'
import { reviewKind } from './admin-reviews.service.ts'
import { authorKeyOf, sentFrom, textKeyOf } from './author-keys.ts'
import { limitMails, mailLink } from './confirmation.service.ts'
import { isStaff, selectReviewsBy } from './review-checks.queries.ts'
import { type Suspect, suspicionOf } from './review-checks.ts'
import { guardReview } from './review-guards.ts'
import { ReviewTallies } from './review-tallies.ts'
import {
  binReview,
  insertReview,
  type NewReview,
  type ReviewPage,
  type ReviewState,
  selectPublishedReviews,
  selectReviewOfUser,
  selectReviewsOfUser,
  toAuthored,
  updateReview,
  type WrittenReview,
} from './reviews.queries.ts'

type Author = Pick<Viewer, 'id' | 'email'>
/** Who writes: a member, or somebody of whom only the network is known. */
export interface Writer {
  author: Author | null
  network: string
}

export const listReviews = ({ db }: Database, { id }: Pick<CatalogTool, 'id'>, page: ReviewPage) =>
  selectPublishedReviews(db, id, page)

/**
 * Stores a review. A member writes under the address of their account, and it counts at once; others are mailed a link
 * first. Throws `conflict` when the tool has a review from this address, and `invalid` for an address that is not a
 * visitor's to use.
 */
export async function createReview(
  context: Services,
  slug: string,
  input: ReviewInput,
  { author, network }: Writer,
): Promise<AuthoredReview> {
  const tool = getTool(context.catalog.current, slug)
  const email = author?.email ?? input.user_email
  if (!author) await limitMails(context, authorKeyOf(email))
  const written = writtenOf(input)
  const review = {
    ...written,
    tool_id: tool.id,
    user_id: author?.id ?? null,
    user_email: email,
    author_key: authorKeyOf(email),
    text_key: textKeyOf(input.content),
    sent_from: sentFrom(context.config.secret, network),
  }
  const stored = await writeContent(context, async (tx) => {
    if (!author) await refuseStaff(tx, context, email)
    await guardReview(tx, review)
    const earlier = await selectReviewsBy(tx, tool.id, review.author_key)
    if (author && earlier.every(({ user_id }) => user_id === null)) {
      // What they wrote before they had signed in gives way to this.
      await moveRecords(tx, { id: author.id, name: input.user_name }, reviewKind, idsOf(earlier), true)
    } else if (earlier.length > 0) {
      const waiting = earlier.find(({ is_confirmed }) => is_confirmed === 0)
      if (waiting && !author) await mailLink(tx, context, waiting.id, email, tool.name)
      return { isWaiting: waiting !== undefined }
    }
    const state = await stateOfNew(tx, context, { id: null, ...review, texts: textsOf(written) }, author)
    const stored = await storeReview(tx, review, state)
    if (!author) await mailLink(tx, context, stored.id, email, tool.name)
    return stored
  })
  if ('id' in stored) return stored
  throw new AppError('conflict', author ? REVIEWED : stored.isWaiting ? WAITING : REVIEWED_BEFORE)
}

const REVIEWED = 'You have already reviewed this tool. You can change your review instead.'
const REVIEWED_BEFORE = 'This tool has been reviewed from this address already.'
const WAITING =
  'A review from this address waits to be confirmed. We have sent the link again: follow it, or delete that review there.'

const writtenOf = ({ website: _, tool_id: __, user_email: ___, ...written }: ReviewInput): WrittenReview =>
  written

const textsOf = ({ title, content, pros, cons, left_tool, user_name }: WrittenReview) => [
  user_name,
  title,
  content,
  pros,
  cons,
  left_tool,
]

const idsOf = (reviews: { id: number }[]) => reviews.map(({ id }) => id)

/** How it stands about a review that everybody sees, and that counts. */
export const COUNTED: ReviewState = { status: 'published', held_reason: null, is_confirmed: true }

/** Adds a review, and what it counts for, in the same transaction. */
export async function storeReview(tx: Tx, review: NewReview, state: ReviewState): Promise<AuthoredReview> {
  const stored = await insertReview(tx, review, state)
  const { user_email, user_id: id, user_name: name } = review
  await recordChanges(tx, { id, name }, [
    { action: 'create', entity: 'review', entity_id: stored.id, after: { ...stored, user_email } },
    // The tool's numbers are new: whoever follows the changes reads it again.
    ...(await new ReviewTallies().put(stored).write(tx)),
  ])
  return stored
}

/** What becomes of what visitors and members write, as the settings and what is suspicious say. */
async function stateOfNew(
  tx: Tx,
  context: Services,
  suspect: Suspect,
  author: Author | null,
): Promise<ReviewState> {
  const is_confirmed = author !== null
  const held_reason =
    ((await getReviewModeration(tx)) === 'approve' ? 'approval' : null) ??
    (await suspicionOf(tx, context, suspect)) ??
    (!is_confirmed && (await getUnconfirmedReviews(tx)) === 'hold' ? 'unconfirmed' : null)
  return { status: held_reason ? 'pending' : 'published', held_reason, is_confirmed }
}

async function refuseStaff(tx: Tx, { config }: Services, email: string): Promise<void> {
  // Also with a note behind a plus: it is the same mailbox.
  const addresses = [email, authorKeyOf(email)]
  const isOwner = authorKeyOf(email) === authorKeyOf(config.contactEmail)
  if (!isOwner && !(await isStaff(tx, addresses))) return
  const message = 'This address cannot be used here. If it is yours, please sign in first.'
  throw new AppError('invalid', message, { user_email: message })
}

/** A person's own reviews of what is published. */
export async function listOwnReviews(
  { db }: Database,
  catalog: Catalog,
  userId: string,
): Promise<OwnReview[]> {
  const reviews = await selectReviewsOfUser(db, userId)
  return reviews.flatMap((review) => {
    const tool = catalog.toolById.get(review.tool_id)
    return tool ? [{ ...review, tool_name: tool.name, tool_slug: tool.slug }] : []
  })
}

/** Throws `not_found` when there is no such review of this person. */
export async function updateOwnReview(
  context: Services,
  author: Author,
  id: number,
  input: ReviewInput,
): Promise<AuthoredReview> {
  return await writeContent(context, async (tx) => {
    const before = await ownReview(tx, id, author)
    await guardReview(tx, { tool_id: before.tool_id, user_id: author.id, user_email: author.email })
    const text_key = textKeyOf(input.content)
    const written = writtenOf(input)
    const suspect = {
      id,
      tool_id: before.tool_id,
      author_key: authorKeyOf(author.email),
      sent_from: null,
      texts: textsOf(written),
      text_key,
    }
    // What was rejected does not come back by being changed.
    const { status, held_reason } =
      before.status === 'published' ? await stateOfNew(tx, context, suspect, author) : before
    const after = await updateReview(tx, id, { ...written, text_key, status, held_reason })
    await recordChanges(tx, { id: author.id, name: input.user_name }, [
      { action: 'update', entity: 'review', entity_id: id, before, after },
      ...(await new ReviewTallies().take(toAuthored(before)).put(after).write(tx)),
    ])
    return after
  })
}

/** Throws `not_found` when there is no such review of this person. */
export async function deleteOwnReview(services: Services, author: Author, id: number): Promise<void> {
  await writeContent(services, async (tx) => {
    const before = await ownReview(tx, id, author)
    await binReview(tx, id)
    await recordChanges(tx, { id: author.id, name: before.user_name }, [
      { action: 'delete', entity: 'review', entity_id: id, before },
      ...(await new ReviewTallies().take(toAuthored(before)).write(tx)),
    ])
  })
}

async function ownReview(tx: Tx, id: number, author: Author) {
  const review = await selectReviewOfUser(tx, id, author.id)
  if (!review) throw new AppError('not_found', 'Review not found')
  return review
}

/** What a program that fills in the hidden field is told: success, and nothing is stored. */
export function pretendReview(
  catalog: Catalog,
  slug: string,
  input: ReviewInput,
  at: string,
): AuthoredReview {
  return {
    id: 0,
    tool_id: getTool(catalog, slug).id,
    user_name: input.user_name,
    rating: input.rating,
    title: input.title,
    content: input.content,
    is_verified: false,
    is_confirmed: false,
    use_kind: input.use_kind,
    used_for: input.used_for,
    pros: input.pros,
    cons: input.cons,
    left_tool: input.left_tool,
    helpful_count: 0,
    created_at: at,
    reply: null,
    replied_at: null,
    reply_by: null,
    status: 'published',
  }
}
