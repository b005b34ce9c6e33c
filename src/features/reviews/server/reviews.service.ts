import type { Catalog } from '../../../catalog/catalog.ts'
import type { CatalogStore } from '../../../catalog/store.ts'
import { type ContentWriter, recordChanges, writeContent } from '../../../server/changes.queries.ts'
import type { Database } from '../../../server/database/database.ts'
import { addRatingToTool } from '../../tools/server/tools.queries.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import type { ReviewInput } from '../review-input.ts'
import type { Review } from '../reviews.contract.ts'
import { insertReview, selectPublishedReviews } from './reviews.queries.ts'

export async function listReviews(
  { db }: Database,
  catalog: Catalog,
  slug: string,
  page: { limit: number; offset: number },
) {
  return await selectPublishedReviews(db, getTool(catalog, slug).id, page)
}

/** Stores a visitor's review; rating and count of the tool follow in the same transaction. */
export async function createReview(
  services: ContentWriter & { catalog: CatalogStore },
  slug: string,
  { user_name, user_email, rating, title, content }: ReviewInput,
): Promise<Review> {
  const tool = getTool(services.catalog.current, slug)
  return await writeContent(services, async (tx) => {
    const review = await insertReview(tx, { tool_id: tool.id, user_name, user_email, rating, title, content })
    await addRatingToTool(tx, tool.id, rating)
    const actor = { id: null, name: user_name }
    await recordChanges(tx, actor, [
      { action: 'create', entity: 'review', entity_id: review.id, after: { ...review, user_email } },
      // The tool's rating and count are new: whoever follows the changes reads it again.
      { action: 'update', entity: 'tool', entity_id: tool.id },
    ])
    return review
  })
}

/** What a program that fills in the hidden field is told: success, and nothing is stored. */
export function pretendReview(catalog: Catalog, slug: string, input: ReviewInput, at: string): Review {
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
  }
}
