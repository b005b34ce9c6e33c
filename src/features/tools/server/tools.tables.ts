import type { Generated, GeneratedAlways } from 'kysely'
import type { RowOf } from '../../../kernel/data/record-columns.ts'
import type { Content } from '../../../kernel/data/schema.ts'
import type { ToolFields } from '../tools.fields.ts'

/** `editor_rating` is shown until there are reviews. */
export interface ToolsTable extends Content, RowOf<ToolFields> {
  /** Sum of the published reviews' ratings, and their number. */
  review_rating_sum: Generated<number>
  review_count: Generated<number>
  views: Generated<number>
  /** Name, slug and address in lower case, for the search of the administration area. */
  search_key: GeneratedAlways<string>
}
