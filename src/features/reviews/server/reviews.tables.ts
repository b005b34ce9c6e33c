import type { Generated } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'
import type { AdminReviewInput } from '../admin-reviews.contract.ts'

interface ReviewsTable extends Content, Omit<AdminReviewInput, 'is_verified' | 'status'> {
  user_id: string | null
  is_verified: Generated<number>
  status: string
  replied_at: string | null
  /** Reports of readers that nobody has dealt with. */
  report_count: Generated<number>
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
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    review: 'record'
  }
}
