import type { Insertable } from 'kysely'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { Schema } from '../../../kernel/data/schema.ts'
import type { MediaInput } from '../media.contract.ts'

/** A picture as it is edited, in the bin too; null when there is none. */
export async function selectMediaInput(db: Db | Tx, id: number): Promise<MediaInput | null> {
  const row = await db
    .selectFrom('media')
    .select(['name', 'alt', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function writeMedia(tx: Tx, id: number, { name, alt, kind }: MediaInput): Promise<void> {
  await tx.updateTable('media').set({ name, alt, kind }).where('id', '=', id).execute()
}

type NewMedia = Omit<
  Insertable<Schema['media']>,
  'id' | 'version' | 'created_at' | 'updated_at' | 'deleted_at'
>

/** Stores what is known of a picture; answers its id. What was found of its file before is written over. */
export async function insertMedia(tx: Tx, media: NewMedia): Promise<number> {
  const at = now()
  const { id } = await tx
    .insertInto('media')
    .values({ ...media, created_at: at, updated_at: at, deleted_at: null })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ ...media, deleted_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
