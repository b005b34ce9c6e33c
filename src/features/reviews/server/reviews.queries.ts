import { fromBit, now, toBit } from '../../../server/database/codec.ts'
import type { Db, Tx } from '../../../server/database/database.ts'
import type { Review } from '../reviews.contract.ts'

const PUBLIC_COLUMNS = [
  'id',
  'tool_id',
  'user_name',
  'rating',
  'title',
  'content',
  'is_verified',
  'created_at',
  'reply',
  'replied_at',
] as const

/** A page of a tool's published reviews, newest first, without the reviewers' addresses; and their number. */
export async function selectPublishedReviews(
  db: Db,
  toolId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reviews: Review[]; total: number }> {
  const published = db
    .selectFrom('reviews')
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
  const [rows, count] = await Promise.all([
    published
      .select(PUBLIC_COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    published.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { reviews: rows.map((r) => ({ ...r, is_verified: fromBit(r.is_verified) })), total: count.count }
}

export interface NewReview {
  tool_id: number
  user_name: string
  user_email: string
  rating: number
  title: string | null
  content: string
}

export async function insertReview(tx: Tx, review: NewReview): Promise<Review> {
  const at = now()
  const row = await tx
    .insertInto('reviews')
    .values({ ...review, is_verified: toBit(false), status: 'published', created_at: at, updated_at: at })
    .returning(PUBLIC_COLUMNS)
    .executeTakeFirstOrThrow()
  return { ...row, is_verified: fromBit(row.is_verified) }
}
