import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { SavedToolInput } from '../saved.contract.ts'

const savedTools = (db: Db, userId: string) =>
  db
    .selectFrom('saved_tools')
    .select(['tool_id', 'note', 'folder', 'created_at'])
    .where('user_id', '=', userId)

export const selectSavedTools = (db: Db, userId: string) =>
  savedTools(db, userId).orderBy('created_at', 'desc').orderBy('tool_id', 'desc').execute()

export const selectSavedTool = (db: Db, userId: string, toolId: number) =>
  savedTools(db, userId).where('tool_id', '=', toolId).executeTakeFirst()

export async function countSavedTools(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_tools')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Saves a tool; one that is saved already stays as it is. Answers whether it was new. */
export async function insertSavedTool(tx: Tx, userId: string, toolId: number): Promise<boolean> {
  const row = await tx
    .insertInto('saved_tools')
    .values({ user_id: userId, tool_id: toolId, created_at: now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'tool_id']).doNothing())
    .returning('tool_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes what is given of a saved tool, if it is saved. */
export async function updateSavedTool(
  db: Db,
  userId: string,
  toolId: number,
  { note, folder }: SavedToolInput,
): Promise<void> {
  await db
    .updateTable('saved_tools')
    .set((e) => ({
      note: note === undefined ? e.ref('note') : note,
      folder: folder === undefined ? e.ref('folder') : folder,
    }))
    .where('user_id', '=', userId)
    .where('tool_id', '=', toolId)
    .execute()
}

/** Answers what stood there. */
export async function deleteSavedTool(tx: Tx, userId: string, toolId: number) {
  return await tx
    .deleteFrom('saved_tools')
    .where('user_id', '=', userId)
    .where('tool_id', '=', toolId)
    .returning(['note', 'folder'])
    .executeTakeFirst()
}

export async function selectSavedBundles(db: Db, userId: string) {
  return await db
    .selectFrom('saved_bundles')
    .select(['bundle_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('bundle_id', 'desc')
    .execute()
}

/** Answers whether it was new. */
export async function insertSavedBundle(tx: Tx, userId: string, bundleId: number): Promise<boolean> {
  const row = await tx
    .insertInto('saved_bundles')
    .values({ user_id: userId, bundle_id: bundleId, created_at: now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'bundle_id']).doNothing())
    .returning('bundle_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers whether there was one. */
export async function deleteSavedBundle(tx: Tx, userId: string, bundleId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('saved_bundles')
    .where('user_id', '=', userId)
    .where('bundle_id', '=', bundleId)
    .returning('bundle_id')
    .executeTakeFirst()
  return row !== undefined
}

/** A bundle's popularity follows who saves it, and never falls below nothing. */
export async function addToPopularity(tx: Tx, bundleId: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('bundles')
    .set((e) => ({ popularity: e('popularity', '+', by) }))
    .where('id', '=', bundleId)
    .where('popularity', '>=', by < 0 ? 1 : 0)
    .execute()
}
