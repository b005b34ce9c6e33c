import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { type StoredTool, toolColumns } from './tool-columns.ts'

/** Id, name and slug of every tool that is not in the bin. */
export async function selectToolNames(db: Db): Promise<{ id: number; name: string; slug: string }[]> {
  return await db
    .selectFrom('tools')
    .select(['id', 'name', 'slug'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function selectCategoryNames(db: Db): Promise<{ id: number; name: string; slug: string }[]> {
  return await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('deleted_at', 'is', null)
    .execute()
}

/** Tools as they are, by id; `null` stands for one in the bin. */
export async function selectToolStates(db: Db, ids: number[]): Promise<Map<number, StoredTool | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tools')
    .select(toolColumns.of('tools'))
    .select(['tools.id', 'tools.deleted_at'])
    .where('tools.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.deleted_at === null ? toolColumns.read(row) : null]))
}

/** Some tools after an id with their categories' names, for an export that is made as it is sent. */
export async function selectToolsAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<(StoredTool & { id: number; category_name: string })[]> {
  const rows = await db
    .selectFrom('tools')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'tools.category_id').on('categories.deleted_at', 'is', null),
    )
    .select(toolColumns.of('tools'))
    .select(['tools.id', 'categories.name as category_name'])
    .where('tools.deleted_at', 'is', null)
    .where('tools.id', '>', id)
    .orderBy('tools.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toolColumns.read(row), id: row.id, category_name: row.category_name ?? '' }))
}

/** Sets some fields of a tool that is not in the bin. */
export async function updateStoredTool(tx: Tx, id: number, changes: Partial<StoredTool>): Promise<void> {
  await tx
    .updateTable('tools')
    .set((e) => ({
      ...toolColumns.write(changes),
      updated_at: now(),
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Moves what is not there yet to the bin. */
export async function moveToBin(tx: Tx, table: 'tools' | 'categories', ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const at = now()
  await tx
    .updateTable(table)
    .set((e) => ({ deleted_at: at, updated_at: at, version: e('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Which of the categories have tools that are not in the bin. */
export async function selectUsedCategories(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('tools')
    .select('category_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .where('category_id', 'in', ids)
    .execute()
  return new Set(rows.map((r) => r.category_id!))
}
