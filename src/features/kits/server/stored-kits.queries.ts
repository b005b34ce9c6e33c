import { now } from '../../../kernel/data/codec.ts'
import type { Db } from '../../../kernel/data/database.ts'

/** A kit as it is stored; preferences, items and jobs are JSON. */
export interface KitRow {
  id: string
  name: string
  description: string
  prompt: string
  preferences: string
  items: string
  jobs: string | null
  created_at: string
}
export type NewKit = Omit<KitRow, 'created_at'>
export type SavedKitRow = KitRow & { version: number }

const CONTENTS = ['name', 'description', 'prompt', 'preferences', 'items', 'jobs'] as const
const COLUMNS = ['id', ...CONTENTS, 'created_at'] as const
const SAVED_COLUMNS = [...COLUMNS, 'version'] as const

export async function insertSharedKit(
  db: Db,
  kit: NewKit & { token_hash: string; secret_hash: string; user_id: string | null },
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

export async function countSharedKits(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shared_kits')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What a list of a person's links shows; the newest first. */
export async function selectSharedLinks(db: Db, userId: string) {
  return await db
    .selectFrom('shared_kits')
    .select(['id', 'name', 'items', 'created_at', 'token_hash'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Answers whether the person had such a link. */
export async function deleteOwnSharedKit(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('shared_kits')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const living = (db: Db, userId: string) =>
  db.selectFrom('saved_kits').where('user_id', '=', userId).where('deleted_at', 'is', null)

export async function selectSavedKits(db: Db, userId: string): Promise<SavedKitRow[]> {
  return await living(db, userId).select(SAVED_COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute()
}

export async function selectSavedKit(db: Db, userId: string, id: string): Promise<SavedKitRow | undefined> {
  return await living(db, userId).select(SAVED_COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function countSavedKits(db: Db, userId: string): Promise<number> {
  const { count } = await living(db, userId)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertSavedKit(db: Db, userId: string, kit: NewKit): Promise<SavedKitRow> {
  const at = now()
  return await db
    .insertInto('saved_kits')
    .values({ ...kit, user_id: userId, created_at: at, updated_at: at })
    .returning(SAVED_COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function updateKitName(db: Db, userId: string, id: string, name: string) {
  return await db
    .updateTable('saved_kits')
    .set((e) => ({ name, updated_at: now(), version: e('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(SAVED_COLUMNS)
    .executeTakeFirst()
}

/** Changes a kit that is still of this version. Answers it, or undefined when the person has no such kit. */
export async function updateSavedKit(
  db: Db,
  userId: string,
  id: string,
  version: number,
  contents: Omit<NewKit, 'id'>,
): Promise<SavedKitRow | undefined> {
  return await db
    .updateTable('saved_kits')
    .set((e) => ({ ...contents, updated_at: now(), version: e('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning(SAVED_COLUMNS)
    .executeTakeFirst()
}

/** Takes the mark of deletion from a kit. Answers it, or undefined when the person has deleted no such kit. */
export async function restoreSavedKit(db: Db, userId: string, id: string): Promise<SavedKitRow | undefined> {
  return await db
    .updateTable('saved_kits')
    .set({ deleted_at: null, updated_at: now() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning(SAVED_COLUMNS)
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
