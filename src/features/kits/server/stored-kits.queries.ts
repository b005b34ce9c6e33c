import { now } from '../../../kernel/data/codec.ts'
import type { Db } from '../../../kernel/data/database.ts'

/** Stored kits: `saved_kits`, of people, each with a version, and `shared_kits`, each behind the hash of its link. */

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

export const selectSharedKit = (db: Db, tokenHash: string): Promise<KitRow | undefined> =>
  db.selectFrom('shared_kits').select(COLUMNS).where('token_hash', '=', tokenHash).executeTakeFirst()

/** What a list of a person's links shows; the newest first. */
export const selectSharedLinks = (db: Db, userId: string) =>
  db
    .selectFrom('shared_kits')
    .select(['id', 'name', 'items', 'created_at', 'token_hash'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Deletes the kit of a link and its secret, or one of a person. Answers whether there was such a kit. */
export async function deleteSharedKit(
  db: Db,
  of: { token_hash: string; secret_hash: string } | { user_id: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shared_kits')
    .where((e) => e.and(of))
    .executeTakeFirst()
  return numDeletedRows > 0
}

const living = (db: Db, userId: string) =>
  db.selectFrom('saved_kits').where('user_id', '=', userId).where('deleted_at', 'is', null)

export const selectSavedKits = (db: Db, userId: string): Promise<SavedKitRow[]> =>
  living(db, userId).select(SAVED_COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute()

export const selectSavedKit = (db: Db, userId: string, id: string): Promise<SavedKitRow | undefined> =>
  living(db, userId).select(SAVED_COLUMNS).where('id', '=', id).executeTakeFirst()

export async function countSavedKits(db: Db, userId: string): Promise<number> {
  const { count } = await living(db, userId)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countSharedKits(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shared_kits')
    .where('user_id', '=', userId)
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

/** Changes a kit, where a version is given only one of that version. Answers it; undefined when there is no such kit. */
export async function updateSavedKit(
  db: Db,
  userId: string,
  id: string,
  contents: Partial<Omit<NewKit, 'id'>>,
  version?: number,
): Promise<SavedKitRow | undefined> {
  return await db
    .updateTable('saved_kits')
    .set((e) => ({ ...contents, updated_at: now(), version: e('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (update) => update.where('version', '=', version!))
    .returning(SAVED_COLUMNS)
    .executeTakeFirst()
}

/** Marks a kit as deleted. Answers whether the person had such a kit. */
export async function deleteSavedKit(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_kits')
    .set({ deleted_at: now() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
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
