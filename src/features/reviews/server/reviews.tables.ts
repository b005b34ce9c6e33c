import type { Generated } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'

interface ReviewsTable extends Content {
  tool_id: number
  user_id: string | null
  user_name: string
  user_email: string | null
  rating: number
  title: string | null
  content: string
  use_case: string | null
  is_verified: Generated<number>
  status: string
  reply: string | null
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
