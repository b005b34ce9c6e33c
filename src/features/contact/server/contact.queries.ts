import { now } from '../../../kernel/data/codec.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { ContactInput } from '../contact-input.ts'

export async function insertInquiry(
  tx: Tx,
  reference: string,
  { email, mobile, query_type, message }: ContactInput,
): Promise<void> {
  const at = now()
  await tx
    .insertInto('contact_inquiries')
    .values({ reference, email, mobile, query_type, message, created_at: at, updated_at: at })
    .execute()
}
