import type { Tx } from '../../../kernel/data/database.ts'

/** Throws where somebody must not rate a tool. */
type ReviewGuard = (
  tx: Tx,
  review: { tool_id: number; user_id: string | null; user_email: string },
) => Promise<void>

/** What nouns that stand above reviews know of who may write them. */
const guards = new Set<ReviewGuard>()
export const addReviewGuard = (guard: ReviewGuard) => guards.add(guard)

/** Asks all of them, before a review is stored or changed. */
export async function guardReview(...[tx, review]: Parameters<ReviewGuard>): Promise<void> {
  for (const guard of guards) await guard(tx, review)
}
