import { sql } from 'kysely'
import { fromList, now, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import { selectRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import type { AdminCategory, CategoryInput } from '../admin-categories.contract.ts'
import { CATEGORY_COLUMNS } from './categories.queries.ts'

const SEARCHED = sql<string>`lower(name || ' ' || slug || ' ' || description || ' ' || tags)`

/** One page of the categories that are not in the bin, and their number. */
export function selectAdminCategories(db: Db, filter: Page & { sort: string }) {
  const query = db
    .selectFrom('categories')
    .where('deleted_at', 'is', null)
    .where(hasAll(filter.search, SEARCHED))
  return selectPage(db, query, filter.sort, filter, selectCategoryRows)
}

/** Categories that are not in the bin, with the number of their tools. */
export async function selectCategoryRows(db: Db | Tx, ids: number[]): Promise<AdminCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select([...CATEGORY_COLUMNS, 'id', 'version', 'created_at', 'updated_at'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const counts = await db
    .selectFrom('tools')
    .select((e) => ['category_id', e.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('category_id', 'in', ids)
    .groupBy('category_id')
    .execute()
  const countOf = new Map(counts.map((c) => [c.category_id, Number(c.count)]))
  return rows.map((row) => ({
    ...row,
    tags: fromList(row.tags).join(', '),
    tool_count: countOf.get(row.id) ?? 0,
  }))
}

/** A category as it is edited, in the bin too; null when there is none. */
export async function selectCategoryInput(db: Db | Tx, id: number): Promise<CategoryInput | null> {
  const row = await selectRow(db, 'categories', CATEGORY_COLUMNS, { id })
  return row ? { ...row, tags: fromList(row.tags) } : null
}

export async function writeCategory(tx: Tx, id: number, { tags, ...category }: CategoryInput): Promise<void> {
  await updateRows(tx, 'categories', { id }, { ...category, tags: toList(tags) })
}

/** Puts every tool of a category that is not in the bin into another one. Answers their ids. */
export async function moveTools(tx: Tx, from: number, to: number): Promise<number[]> {
  const rows = await tx
    .updateTable('tools')
    .set((e) => ({ category_id: to, updated_at: now(), version: e('version', '+', 1) }))
    .where('category_id', '=', from)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((r) => r.id)
}
