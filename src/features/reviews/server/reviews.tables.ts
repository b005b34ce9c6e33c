import type { Generated } from 'kysely'
import type { z } from 'zod'
import type { Content } from '../../../kernel/data/schema.ts'
import type { AdminReviewInput } from '../admin-reviews.contract.ts'
import type { reviewDetails } from '../review-input.ts'
import type { HeldReason } from '../reviews.limits.ts'

interface ReviewsTable
  extends Content,
    Omit<AdminReviewInput, 'is_verified' | 'is_confirmed' | 'status' | keyof Details>,
    Details {
  user_id: string | null
  is_verified: Generated<number>
  /** Whether its author has shown that the address is theirs: only then it counts. */
  is_confirmed: Generated<number>
  confirmed_at: Generated<string | null>
  helpful_count: Generated<number>
  held_reason: Generated<HeldReason | null>
  /** Whose address it is, however it is written: of one there is one review of a tool. */
  author_key: Generated<string | null>
  /** Hash of the text, by which it is found again. */
  text_key: Generated<string | null>
  /** Keyed hash of the network, kept while it may be one of many. */
  sent_from: Generated<string | null>
  status: string
  replied_at: string | null
  /** Reports of readers that nobody has dealt with. */
  report_count: Generated<number>
}

/** What may be left out. */
type Details = { [K in keyof typeof reviewDetails]: Generated<z.output<(typeof reviewDetails)[K]>> }

/** Members whom a review has helped. */
interface ReviewVotesTable {
  review_id: number
  user_id: string
  created_at: string
}

interface ReviewReportsTable {
  id: Generated<number>
  review_id: number
  reason: string
  created_at: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    reviews: ReviewsTable
    review_reports: ReviewReportsTable
    review_votes: ReviewVotesTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    review: 'record'
  }
}
