import { fromBit, now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { AuthoredReview, Review } from '../reviews.contract.ts'

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
  'reply_by',
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
  /** Of a signed-in author; null for a visitor. */
  user_id: string | null
  user_name: string
  user_email: string
  rating: number
  title: string | null
  content: string
}

const AUTHORED_COLUMNS = [...PUBLIC_COLUMNS, 'status'] as const

/** A row with what its columns mean. */
export const toAuthored = <R extends { is_verified: number; status: string }>(row: R) => ({
  ...(row as Omit<R, 'is_verified' | 'status'>),
  is_verified: fromBit(row.is_verified),
  status: row.status as AuthoredReview['status'],
})

export async function insertReview(
  tx: Tx,
  review: NewReview,
  status: AuthoredReview['status'],
): Promise<AuthoredReview> {
  const at = now()
  const row = await tx
    .insertInto('reviews')
    .values({ ...review, is_verified: toBit(false), status, created_at: at, updated_at: at })
    .returning(AUTHORED_COLUMNS)
    .executeTakeFirstOrThrow()
  return toAuthored(row)
}

/** A person's reviews that are not in the bin, newest first. */
export async function selectReviewsOfUser(db: Db, userId: string): Promise<AuthoredReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(AUTHORED_COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toAuthored)
}

/** A review by its author, with what the log of changes keeps; undefined when it is not theirs. */
export async function selectReviewOfUser(tx: Tx, id: number, userId: string) {
  return await tx
    .selectFrom('reviews')
    .select([...PUBLIC_COLUMNS, 'user_email', 'status'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Changes what an author has written; what was verified was another text. */
export async function updateReview(
  tx: Tx,
  id: number,
  review: Pick<NewReview, 'user_name' | 'rating' | 'title' | 'content'> & { status: string },
): Promise<AuthoredReview> {
  const row = await tx
    .updateTable('reviews')
    .set((e) => ({ ...review, is_verified: 0, version: e('version', '+', 1), updated_at: now() }))
    .where('id', '=', id)
    .returning(AUTHORED_COLUMNS)
    .executeTakeFirstOrThrow()
  return toAuthored(row)
}

/** Moves a review to the bin. */
export async function binReview(tx: Tx, id: number): Promise<void> {
  const at = now()
  await tx
    .updateTable('reviews')
    .set((e) => ({ deleted_at: at, updated_at: at, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
