import { sql } from 'kysely'
import { now, toBit } from '../../../kernel/data/codec.ts'
import type { Database, Db, Tx } from '../../../kernel/data/database.ts'
import { selectPage } from '../../../kernel/data/lists.queries.ts'
import { insertRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import type { AdminReview, AdminReviewInput, ReviewQuery } from '../admin-reviews.contract.ts'
import type { HeldReason } from '../reviews.limits.ts'
import { authorKeyOf, textKeyOf } from './author-keys.ts'
import { toAuthored } from './reviews.queries.ts'

/** The words of a search: letters and digits, as the index of words has them. */
const wordsOf = (search = '') => search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether all words begin words of a review or of its tool's name, of which the engine keeps an index. */
function hasWords({ engine }: Database, words: string[], isWalk: boolean) {
  if (engine === 'postgres') {
    return sql<boolean>`words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
  }
  // Adding 0 keeps SQLite from reading all that match: it walks the index of the order until the page is full.
  const id = sql.raw(isWalk ? 'reviews.id + 0' : 'reviews.id')
  const match = words.map((word) => `"${word}"*`).join(' ')
  return sql<boolean>`${id} in (select rowid from review_words where review_words match ${match})`
}

function matching(database: Database, filter: ReviewQuery, isWalk = false) {
  let query = database.db.selectFrom('reviews').where('deleted_at', 'is', null)
  const words = wordsOf(filter.search)
  if (words.length > 0) query = query.where(hasWords(database, words, isWalk))
  if (filter.rating) query = query.where('rating', '=', filter.rating)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.verified) query = query.where('is_verified', '=', toBit(filter.verified === 'true'))
  if (filter.confirmed) query = query.where('is_confirmed', '=', toBit(filter.confirmed === 'true'))
  if (filter.reported) query = query.where('report_count', '>', 0)
  if (filter.tool_id) query = query.where('tool_id', '=', filter.tool_id)
  return query
}

/** One page of the reviews that are not in the bin, and their number. */
export function selectAdminReviews(database: Database, filter: ReviewQuery) {
  const [query, walk] = [matching(database, filter), matching(database, filter, true)]
  return selectPage(database.db, query, filter.sort, filter, selectReviewRows, walk)
}

/** What of a review is edited. */
const FIELDS = [
  'tool_id',
  'user_name',
  'user_email',
  'reviews.rating',
  'title',
  'content',
  'use_case',
  'use_kind',
  'used_for',
  'pros',
  'cons',
  'left_tool',
  'is_verified',
  'is_confirmed',
  'reviews.status',
  'reply',
  'reply_by',
] as const

/** Reviews that are not in the bin, with their tools, which may be. */
export async function selectReviewRows(db: Db | Tx, ids: number[]): Promise<AdminReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('tools', 'tools.id', 'reviews.tool_id')
    .select(FIELDS)
    .select(['reviews.id', 'reviews.version', 'replied_at', 'report_count', 'reviews.created_at'])
    .select(['helpful_count', 'held_reason'])
    .select(['tools.name as tool_name', 'tools.slug as tool_slug'])
    .select('tools.deleted_at as tool_deleted_at')
    .where('reviews.id', 'in', ids)
    .where('reviews.deleted_at', 'is', null)
    .execute()
  return rows.map(({ tool_deleted_at, ...row }) => ({
    ...toAuthored(row),
    tool_deleted: tool_deleted_at !== null,
  }))
}

/** A review as it is edited, in the bin too; null when there is none. */
export async function selectReviewInput(db: Db | Tx, id: number): Promise<AdminReviewInput | null> {
  const row = await db.selectFrom('reviews').select(FIELDS).where('id', '=', id).executeTakeFirst()
  return row ? toAuthored(row) : null
}

const columnsOf = ({ is_verified, is_confirmed, ...review }: AdminReviewInput) => ({
  ...review,
  is_verified: toBit(is_verified),
  is_confirmed: toBit(is_confirmed),
  author_key: review.user_email && authorKeyOf(review.user_email),
  text_key: textKeyOf(review.content),
  // What is decided waits no more.
  ...(review.status !== 'pending' && { held_reason: null }),
})

/** `at` is when it was written. */
export async function insertAdminReview(tx: Tx, review: AdminReviewInput, at = now()): Promise<number> {
  const id = await insertRow(tx, 'reviews', {
    ...columnsOf(review),
    reply_by: review.reply ? 'editor' : null,
    replied_at: review.reply ? now() : null,
    created_at: at,
    updated_at: now(),
  })
  return id
}

export async function writeAdminReview(
  tx: Tx,
  id: number,
  review: AdminReviewInput,
  before: AdminReviewInput,
): Promise<void> {
  const isNewReply = review.reply !== before.reply
  await updateRows(
    tx,
    'reviews',
    { id },
    {
      ...columnsOf(review),
      ...(isNewReply && { replied_at: review.reply ? now() : null }),
      ...(review.is_confirmed && !before.is_confirmed && { confirmed_at: now() }),
    },
  )
}

/** Why a review waits; null once it does not. */
export async function setHeldReason(tx: Tx, id: number, held_reason: HeldReason | null): Promise<void> {
  await tx.updateTable('reviews').set({ held_reason }).where('id', '=', id).execute()
}

/** Whether the author of a review has another one of a tool that is not in the bin. */
export async function hasOtherReview(tx: Tx, id: number, toolId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('reviews as own')
    .innerJoin('reviews as other', 'other.user_id', 'own.user_id')
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.tool_id', '=', toolId)
    .where('other.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes a report about a published review. Answers whether there is one. */
export async function insertReport(db: Db | Tx, reviewId: number, reason: string): Promise<boolean> {
  const row = await db
    .updateTable('reviews')
    .set((e) => ({ report_count: e('report_count', '+', 1) }))
    .where('id', '=', reviewId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await db.insertInto('review_reports').values({ review_id: reviewId, reason, created_at: now() }).execute()
  return true
}

export async function selectReports(db: Db, reviewId: number) {
  return await db
    .selectFrom('review_reports')
    .select(['id', 'reason', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

export async function deleteReports(tx: Tx, reviewId: number): Promise<void> {
  await tx.deleteFrom('review_reports').where('review_id', '=', reviewId).execute()
  await tx.updateTable('reviews').set({ report_count: 0 }).where('id', '=', reviewId).execute()
}

/** Who has written what about a tool. */
export async function selectReviewTexts(tx: Db | Tx, toolId: number) {
  return await tx
    .selectFrom('reviews')
    .select(['user_name', 'user_email', 'content'])
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .execute()
}
