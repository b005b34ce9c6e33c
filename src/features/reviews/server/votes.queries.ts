import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { selectRow } from '../../../kernel/data/rows.queries.ts'

/** Whose a published review is; undefined where there is none. */
export async function selectVotedReview(tx: Tx, id: number) {
  return await selectRow(tx, 'reviews', ['tool_id', 'user_id', 'user_email'], {
    id,
    deleted_at: null,
    status: 'published',
  })
}

/** Keeps or takes back a vote; of two at once, only one counts. Answers how many there are, and whether that is new. */
export async function writeVote(tx: Tx, reviewId: number, userId: string, helpful: boolean) {
  const vote = { review_id: reviewId, user_id: userId }
  const changed = helpful
    ? await tx
        .insertInto('review_votes')
        .values({ ...vote, created_at: now() })
        .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
        .executeTakeFirst()
    : await tx
        .deleteFrom('review_votes')
        .where('review_id', '=', reviewId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
  const count = Number(
    'numDeletedRows' in changed ? -changed.numDeletedRows : (changed.numInsertedOrUpdatedRows ?? 0),
  )
  const { helpful_count } = await tx
    .updateTable('reviews')
    .set((e) => ({ helpful_count: e('helpful_count', '+', count) }))
    .where('id', '=', reviewId)
    .returning('helpful_count')
    .executeTakeFirstOrThrow()
  return { helpful_count, isNew: count !== 0 }
}

/** Reviews of a tool that have helped somebody. */
export async function selectVotes(db: Db, userId: string, toolId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .select('review_id')
    .where('review_votes.user_id', '=', userId)
    .where('tool_id', '=', toolId)
    .execute()
  return rows.map(({ review_id }) => review_id)
}
