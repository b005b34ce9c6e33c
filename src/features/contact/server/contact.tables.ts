import type { Generated, GeneratedAlways } from 'kysely'

interface ContactInquiriesTable {
  id: Generated<number>
  reference: string
  email: string
  mobile: string | null
  query_type: string
  message: string
  status: Generated<string>
  admin_notes: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  version: Generated<number>
  search_key: GeneratedAlways<string>
}

interface InquiryAnswersTable {
  id: Generated<number>
  inquiry_id: number
  message: string
  actor_name: string
  created_at: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    contact_inquiries: ContactInquiriesTable
    inquiry_answers: InquiryAnswersTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    inquiry: 'entry'
  }
}
