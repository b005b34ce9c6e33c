import type { Generated } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'

interface FactReportsTable extends Content {
  tool_id: number
  /** The key of a kind of facts, 'plans', or null for the tool as a whole. */
  kind: string | null
  plan: string | null
  /** What people call the report. */
  name: string
  /** What it is about, and what stood then, in words. */
  subject: string
  stood: string | null
  message: string
  link: string | null
  /** Until some time after the decision. */
  email: string | null
  status: Generated<string>
  answer: string | null
  public_note: string | null
  decided_at: string | null
  /** Its place in the queue: open ones first, then by age. */
  queue_key: string
  search_key: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    fact_reports: FactReportsTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    fact_report: 'record'
  }
}
