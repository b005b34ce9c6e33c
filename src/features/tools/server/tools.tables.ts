import type { Generated, GeneratedAlways } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'

interface ToolsTable extends Content {
  name: string
  slug: string
  short_description: string
  description: string
  website_url: string
  logo_url: string | null
  category_id: number | null
  pricing_model: string
  free_credit_info: string | null
  video_url: string | null
  pdf_url: string | null
  screenshots: string
  tags: string
  search_keywords: string
  features: string
  status: string
  is_featured: number
  company_claimed: Generated<number>
  /** The editor's rating, shown until there are reviews. */
  editor_rating: number
  /** Sum of the published reviews' ratings, and their number. */
  review_rating_sum: Generated<number>
  review_count: Generated<number>
  views: Generated<number>
  skill_level: string | null
  not_ideal_for: string | null
  /** Name, slug and address in lower case, for the search of the administration area. */
  search_key: GeneratedAlways<string>
}

interface TutorialsTable extends Content {
  tool_id: number
  title: string
  description: string
  difficulty_level: string | null
  duration_minutes: number | null
  video_url: string | null
  pdf_url: string | null
  position: Generated<number>
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    tools: ToolsTable
    tutorials: TutorialsTable
  }
}
