import { fromBit, now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { selectRow } from '../../../kernel/data/rows.queries.ts'
import type { EndpointInput } from '../../../shared/contract.ts'
import type { ReviewInput, reviewDetails } from '../review-input.ts'
import type { AuthoredReview, Review, reviewsEndpoints } from '../reviews.contract.ts'
import type { HeldReason } from '../reviews.limits.ts'

const PUBLIC_COLUMNS = [
  'id',
  'tool_id',
  'user_name',
  'rating',
  'title',
  'content',
  'is_verified',
  'is_confirmed',
  'use_kind',
  'used_for',
  'pros',
  'cons',
  'left_tool',
  'helpful_count',
  'created_at',
  'reply',
  'replied_at',
  'reply_by',
] as const

export type ReviewPage = EndpointInput<typeof reviewsEndpoints.listReviews>['query']

/**
 * A page of a tool's published reviews without the reviewers' addresses, and the number of all that match. What is not
 * confirmed stands below the rest.
 */
export async function selectPublishedReviews(
  db: Db,
  toolId: number,
  { limit, offset, stars, use, sort }: ReviewPage,
): Promise<{ reviews: Review[]; total: number }> {
  let published = db
    .selectFrom('reviews')
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
  if (stars) published = published.where('rating', '=', stars)
  if (use) published = published.where('use_kind', '=', use)
  const ordered = published.select(PUBLIC_COLUMNS).orderBy('is_confirmed', 'desc')
  const [rows, count] = await Promise.all([
    (sort === 'helpful' ? ordered.orderBy('helpful_count', 'desc') : ordered)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    published.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { reviews: rows.map(toPublic), total: count.count }
}

const toPublic = <R extends { is_verified: number; is_confirmed: number }>(row: R) => ({
  ...(row as Omit<R, 'is_verified' | 'is_confirmed'>),
  is_verified: fromBit(row.is_verified),
  is_confirmed: fromBit(row.is_confirmed),
})

/** The tool of each review that there is, also of those in the bin. */
export async function selectToolsOfReviews(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db.selectFrom('reviews').select('tool_id').where('id', 'in', ids).execute()
  return rows.map(({ tool_id }) => tool_id)
}

/** What an author has written. */
export type WrittenReview = Pick<
  ReviewInput,
  'user_name' | 'rating' | 'title' | 'content' | keyof typeof reviewDetails
>

export interface NewReview extends WrittenReview {
  tool_id: number
  /** Of a signed-in author; null for a visitor. */
  user_id: string | null
  user_email: string
  author_key: string
  text_key: string
  sent_from: string | null
}

/** How it stands about a review: whether it is shown, and whether it counts. */
export interface ReviewState {
  status: AuthoredReview['status']
  held_reason: HeldReason | null
  is_confirmed: boolean
}

const AUTHORED_COLUMNS = [...PUBLIC_COLUMNS, 'status'] as const

/** A row with what its columns mean. */
export const toAuthored = <R extends { is_verified: number; is_confirmed: number; status: string }>(
  row: R,
) => ({
  ...toPublic(row as Omit<R, 'status'> & R),
  status: row.status as AuthoredReview['status'],
})

export async function insertReview(
  tx: Tx,
  review: NewReview,
  { is_confirmed, ...state }: ReviewState,
): Promise<AuthoredReview> {
  const at = now()
  const row = await tx
    .insertInto('reviews')
    .values({
      ...review,
      ...state,
      is_confirmed: toBit(is_confirmed),
      confirmed_at: is_confirmed ? at : null,
      created_at: at,
      updated_at: at,
    })
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
  return await selectRow(tx, 'reviews', [...PUBLIC_COLUMNS, 'user_email', 'status', 'held_reason'], {
    id,
    user_id: userId,
    deleted_at: null,
  })
}

/** Changes what an author has written; what was verified was another text. */
export async function updateReview(
  tx: Tx,
  id: number,
  review: WrittenReview & { text_key: string; status: string; held_reason: HeldReason | null },
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
