import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { SubmissionInput } from '../submission-input.ts'

interface Keys {
  name: string
  address: string
}

/** Whether the same name or address waits for a decision. An empty key is the same as nothing. */
export async function isWaiting(db: Db | Tx, { name, address }: Keys): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'new')
    .where((e) =>
      e.or([
        e.and([e('name_key', '=', name), e('name_key', '<>', '')]),
        e.and([e('address_key', '=', address), e('address_key', '<>', '')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertSubmission(
  tx: Tx,
  { name, website_url, email, website: _, ...data }: SubmissionInput,
  keys: Keys,
): Promise<void> {
  const at = now()
  await tx
    .insertInto('submissions')
    .values({
      name,
      website_url,
      email,
      data: JSON.stringify(data),
      name_key: keys.name,
      address_key: keys.address,
      created_at: at,
      updated_at: at,
    })
    .execute()
}
