import { now } from '../../../server/database/codec.ts'
import type { Db } from '../../../server/database/database.ts'

/** A kit as it is stored; preferences and items are JSON. */
export interface KitRow {
  id: string
  name: string
  description: string
  prompt: string
  preferences: string
  items: string
  created_at: string
}
export type NewKit = Omit<KitRow, 'created_at'>

const COLUMNS = ['id', 'name', 'description', 'prompt', 'preferences', 'items', 'created_at'] as const

export async function insertSharedKit(
  db: Db,
  kit: NewKit & { token_hash: string; secret_hash: string },
): Promise<void> {
  await db
    .insertInto('shared_kits')
    .values({ ...kit, created_at: now() })
    .execute()
}

export async function selectSharedKit(db: Db, tokenHash: string): Promise<KitRow | undefined> {
  return await db
    .selectFrom('shared_kits')
    .select(COLUMNS)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Answers whether there was such a kit with this secret. */
export async function deleteSharedKit(db: Db, tokenHash: string, secretHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('shared_kits')
    .where('token_hash', '=', tokenHash)
    .where('secret_hash', '=', secretHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const living = (db: Db, userId: string) =>
  db.selectFrom('saved_kits').where('user_id', '=', userId).where('deleted_at', 'is', null)

export async function selectSavedKits(db: Db, userId: string): Promise<KitRow[]> {
  return await living(db, userId).select(COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute()
}

export async function selectSavedKit(db: Db, userId: string, id: string): Promise<KitRow | undefined> {
  return await living(db, userId).select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function countSavedKits(db: Db, userId: string): Promise<number> {
  const { count } = await living(db, userId)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertSavedKit(db: Db, userId: string, kit: NewKit): Promise<KitRow> {
  const at = now()
  return await db
    .insertInto('saved_kits')
    .values({ ...kit, user_id: userId, created_at: at, updated_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function updateKitName(db: Db, userId: string, id: string, name: string) {
  return await db
    .updateTable('saved_kits')
    .set({ name, updated_at: now() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Takes the mark of deletion from a kit. Answers it, or undefined when the person has deleted no such kit. */
export async function restoreSavedKit(db: Db, userId: string, id: string): Promise<KitRow | undefined> {
  return await db
    .updateTable('saved_kits')
    .set({ deleted_at: null, updated_at: now() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Answers whether the person had such a kit. */
export async function deleteSavedKit(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .updateTable('saved_kits')
    .set({ deleted_at: now() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
