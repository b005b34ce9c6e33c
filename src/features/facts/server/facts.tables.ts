import type { Generated } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'

interface FactKindsTable extends Content {
  key: string
  name: string
  question: string
  fact_group: string
  type: string
  unit: string | null
  /** JSON: values with what they are called. */
  options: string
  is_filter: number
  is_compared: number
  on_card: number
  position: number
  /** Days after which a fact of it is due to be looked at again. */
  review_days: number
  /** 1 while it is not asked any more; its facts are kept. */
  is_retired: Generated<number>
}

interface Sourced {
  source_url: string
  source_kind: string
  source_date: string | null
  checked_at: string
  checked_by: string
}

/** What is or was known: a row for each value, with the time for which it stood. */
interface FactsTable extends Sourced {
  id: Generated<number>
  tool_id: number
  kind_id: number
  /** JSON. */
  value: string
  note: string | null
  since: string
  /** Null while it stands. */
  until: string | null
}

interface PlansTable extends Sourced {
  id: Generated<number>
  tool_id: number
  position: number
  name: string
  amount: number | null
  currency: string | null
  per: string | null
  is_billed_yearly: number
  per_seat: number
  unit: string | null
  seats_from: number | null
  seats_to: number | null
  limits: string
  trial_days: number | null
  trial_needs_card: number | null
  since: string
  until: string | null
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    fact_kinds: FactKindsTable
    facts: FactsTable
    plans: PlansTable
    /** What the facts of a tool say, as one record: its id is the tool's. */
    fact_sheets: Content
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    fact_kind: 'record'
    fact_sheet: 'record'
  }
}
