import type { Change } from '../../../kernel/changes/changes.queries.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { addToReviews } from '../../tools/server/tools.queries.ts'
import type { Histogram } from '../../tools/tool-rating.ts'

interface Counted {
  tool_id: number
  rating: number
  status: string
  is_confirmed: boolean
}

/** What changes about the numbers of tools while reviews come, go and change: the sums are added at the end. */
export class ReviewTallies {
  readonly #of = new Map<number, { shown: number; stars: Histogram }>()

  /** A review as it is from now on; null for one that is gone. */
  put(review: Counted | null): this {
    return this.#add(review, 1)
  }

  /** A review as it was; null for one that is new. */
  take(review: Counted | null): this {
    return this.#add(review, -1)
  }

  #add(review: Counted | null, sign: 1 | -1): this {
    if (review?.status !== 'published') return this
    const tally = this.#of.get(review.tool_id) ?? { shown: 0, stars: [0, 0, 0, 0, 0] }
    tally.shown += sign
    if (review.is_confirmed) tally.stars[(review.rating - 1) as 0 | 1 | 2 | 3 | 4] += sign
    this.#of.set(review.tool_id, tally)
    return this
  }

  /** Answers the changes that tell followers to read the tools again. */
  async write(tx: Tx): Promise<Change[]> {
    const changes: Change[] = []
    for (const [entity_id, tally] of this.#of) {
      if (tally.shown === 0 && tally.stars.every((n) => n === 0)) continue
      await addToReviews(tx, entity_id, tally)
      changes.push({ action: 'update', entity: 'tool', entity_id })
    }
    return changes
  }
}
