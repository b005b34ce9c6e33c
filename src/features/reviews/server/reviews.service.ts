import type { Catalog } from '../../../catalog/catalog.ts'
import type { CatalogStore } from '../../../catalog/store.ts'
import { type ContentWriter, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { type Database, isUniqueViolation, type Tx } from '../../../kernel/data/database.ts'
import type { Viewer } from '../../../kernel/identity/sessions.ts'
import { AppError } from '../../../shared/errors.ts'
import { getReviewModeration } from '../../settings/server/admin-settings.service.ts'
import { addToRating } from '../../tools/server/tools.queries.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import type { ReviewInput } from '../review-input.ts'
import type { AuthoredReview, OwnReview } from '../reviews.contract.ts'
import { guardReview } from './review-guards.ts'
import {
  binReview,
  insertReview,
  selectPublishedReviews,
  selectReviewOfUser,
  selectReviewsOfUser,
  updateReview,
} from './reviews.queries.ts'

type Writer = ContentWriter & { catalog: CatalogStore }
type Author = Pick<Viewer, 'id' | 'email'>

export async function listReviews(
  { db }: Database,
  catalog: Catalog,
  slug: string,
  page: { limit: number; offset: number },
) {
  return await selectPublishedReviews(db, getTool(catalog, slug).id, page)
}

/**
 * Stores a review; once it is published, rating and count of the tool follow in the same transaction. A signed-in
 * author writes under the address of their account. Throws `conflict` when they have reviewed the tool already.
 */
export async function createReview(
  services: Writer,
  slug: string,
  { user_name, user_email, rating, title, content }: ReviewInput,
  author: Author | null = null,
): Promise<AuthoredReview> {
  const tool = getTool(services.catalog.current, slug)
  const email = author?.email ?? user_email
  const review = { tool_id: tool.id, user_id: author?.id ?? null, user_email: email }
  try {
    return await writeContent(services, async (tx) => {
      await guardReview(tx, review)
      const status = await newStatus(tx)
      const stored = await insertReview(tx, { ...review, user_name, rating, title, content }, status)
      if (status === 'published') await addToRating(tx, tool.id, { sum: rating, count: 1 })
      const actor = { id: review.user_id, name: user_name }
      await recordChanges(tx, actor, [
        { action: 'create', entity: 'review', entity_id: stored.id, after: { ...stored, user_email: email } },
        // The tool's rating and count are new: whoever follows the changes reads it again.
        { action: 'update', entity: 'tool', entity_id: tool.id },
      ])
      return stored
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('conflict', 'You have already reviewed this tool. You can change your review instead.')
  }
}

/** What becomes of what visitors write, as the settings say. */
const newStatus = async (tx: Tx) => ((await getReviewModeration(tx)) === 'approve' ? 'pending' : 'published')

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
  services: Writer,
  author: Author,
  id: number,
  { user_name, rating, title, content }: ReviewInput,
): Promise<AuthoredReview> {
  return await writeContent(services, async (tx) => {
    const before = await ownReview(tx, id, author)
    await guardReview(tx, { tool_id: before.tool_id, user_id: author.id, user_email: author.email })
    // What was rejected does not come back by being changed.
    const status = before.status === 'published' ? await newStatus(tx) : before.status
    const after = await updateReview(tx, id, { user_name, rating, title, content, status })
    if (before.status === 'published') {
      const isPublished = status === 'published'
      await addToRating(tx, before.tool_id, {
        sum: (isPublished ? rating : 0) - before.rating,
        count: isPublished ? 0 : -1,
      })
    }
    await recordChanges(tx, { id: author.id, name: user_name }, [
      { action: 'update', entity: 'review', entity_id: id, before, after },
      { action: 'update', entity: 'tool', entity_id: before.tool_id },
    ])
    return after
  })
}

/** Throws `not_found` when there is no such review of this person. */
export async function deleteOwnReview(services: Writer, author: Author, id: number): Promise<void> {
  await writeContent(services, async (tx) => {
    const before = await ownReview(tx, id, author)
    await binReview(tx, id)
    if (before.status === 'published') {
      await addToRating(tx, before.tool_id, { sum: -before.rating, count: -1 })
    }
    await recordChanges(tx, { id: author.id, name: before.user_name }, [
      { action: 'delete', entity: 'review', entity_id: id, before },
      { action: 'update', entity: 'tool', entity_id: before.tool_id },
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
    created_at: at,
    reply: null,
    replied_at: null,
    reply_by: null,
    status: 'published',
  }
}
