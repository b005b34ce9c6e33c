import type { Generated } from 'kysely'

interface DailyCountersTable {
  day: string
  kind: string
  subject: string
  count: number
}

/** Use of a day that moves a tool in lists, as `tools.use_points` has it in one number. */
interface ToolUsesTable {
  tool_id: number
  day: string
  saves: Generated<number>
  comparisons: Generated<number>
  clicks: Generated<number>
}

/** Who has ever saved what, and the day under which it counts; null where it does not, or not any more. */
interface CountedSavesTable {
  user_id: string
  tool_id: number
  day: string | null
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    daily_counters: DailyCountersTable
    tool_uses: ToolUsesTable
    counted_saves: CountedSavesTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    popularity: 'entry'
  }
}
