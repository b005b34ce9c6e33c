import type { Generated } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'

interface ToolClaimsTable extends Content {
  tool_id: number
  /** Null once the account is gone. */
  user_id: string | null
  /** What people call the claim. */
  name: string
  /** Who the claimant is there, in their words. */
  role: string
  method: string
  /** The domain that is shown to be theirs; of a file, its host. */
  host: string
  token: string
  status: Generated<string>
  proved_at: string | null
  /** When the proof was last looked at and held, and when it last did not. */
  checked_at: string | null
  failed_at: string | null
  note: string | null
  decided_at: string | null
  decided_by: string | null
  /** Its place in the queue: those that wait first, then by age. */
  queue_key: string
  search_key: string
}

interface FactProposalsTable extends Content {
  tool_id: number
  claim_id: number
  /** The key of a kind of facts, or 'plans'. */
  kind: string
  name: string
  /** JSON: the value of a fact, or a plan. */
  value: string
  source_url: string
  note: string | null
  status: Generated<string>
  answer: string | null
  decided_at: string | null
  queue_key: string
  search_key: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    tool_claims: ToolClaimsTable
    fact_proposals: FactProposalsTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    tool_claim: 'record'
    fact_proposal: 'record'
  }
}
