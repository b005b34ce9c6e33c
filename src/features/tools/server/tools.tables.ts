import type { Generated, GeneratedAlways } from 'kysely'
import type { RowOf } from '../../../kernel/data/record-columns.ts'
import type { Content } from '../../../kernel/data/schema.ts'
import type { STAR_COLUMNS } from '../tool-rating.ts'
import type { ToolFields } from '../tools.fields.ts'

/** `editor_rating` is what the rating begins with, before there are reviews. */
interface ToolsTable
  extends Content,
    RowOf<ToolFields>,
    Record<(typeof STAR_COLUMNS)[number], Generated<number>> {
  /** Reviews that are shown: those that nobody has confirmed, too. */
  review_count: Generated<number>
  views: Generated<number>
  /** What visitors have done with it, as `storedPoints` tells it. */
  use_points: Generated<number>
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

declare module '../../../shared/record-names.ts' {
  interface Entities {
    tool: 'record'
    tutorial: 'entry'
  }
}
