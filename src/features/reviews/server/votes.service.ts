import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { guardReview } from './review-guards.ts'
import { selectVotedReview, selectVotes, writeVote } from './votes.queries.ts'

const VOTES = { points: 120, windowSeconds: 3600 }

/** Says that a review has helped, or takes that back. Throws `not_found`, and `conflict` for one's own. */
export async function voteReview(context: RequestContext, id: number, helpful: boolean) {
  const user = userOf(context)
  await context.rateLimits.take('review-vote', user.id, VOTES)
  return await writeContent(context, async (tx) => {
    const review = await selectVotedReview(tx, id)
    if (!review) throw new AppError('not_found', 'Review not found')
    if (review.user_id === user.id || review.user_email === user.email) {
      throw new AppError('conflict', 'This is your own review')
    }
    // Whoever represents the tool neither rates it nor says which reviews stand first.
    await guardReview(tx, { tool_id: review.tool_id, user_id: user.id, user_email: user.email })
    const { helpful_count, isNew } = await writeVote(tx, id, user.id, helpful)
    // The list of the tool's reviews has another number, and perhaps another order.
    if (isNew)
      await recordChanges(tx, KITLY, [{ action: 'update', entity: 'tool', entity_id: review.tool_id }])
    return { helpful, helpful_count }
  })
}

export const listOwnVotes = (context: RequestContext, toolId: number) =>
  selectVotes(context.database.db, userOf(context).id, toolId)
