import type { Generated, GeneratedAlways } from 'kysely'

interface SubmissionsTable {
  id: Generated<number>
  name: string
  /** Name and address in the form in which two of them are the same; see submission-keys.ts. */
  name_key: Generated<string>
  address_key: Generated<string>
  website_url: string
  email: string
  data: string
  status: Generated<string>
  reason: string | null
  tool_id: number | null
  created_at: string
  updated_at: string
  version: Generated<number>
  search_key: GeneratedAlways<string>
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    submissions: SubmissionsTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    submission: 'entry'
  }
}
