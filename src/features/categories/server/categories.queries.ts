import type { CatalogCategory } from '../../../catalog/categories.ts'
import { fromList, now, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { CategoryInput } from '../admin-categories.contract.ts'

/** Days of use that make a category popular. */
const POPULARITY_DAYS = 90

/** The columns that everybody may read. */
export const CATEGORY_COLUMNS = ['name', 'slug', 'description', 'icon', 'tags'] as const

/** Categories with their popularity: opens of the category, views and saves of its tools. */
export async function selectCategories(db: Db): Promise<CatalogCategory[]> {
  const since = new Date(Date.now() - POPULARITY_DAYS * 86_400_000).toISOString().slice(0, 10)
  const [rows, opens, views, saves] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', ...CATEGORY_COLUMNS])
      .where('deleted_at', 'is', null)
      .execute(),
    db
      .selectFrom('daily_counters')
      .select((e) => ['subject', e.fn.sum<number>('count').as('count')])
      .where('kind', '=', 'category_open')
      .where('day', '>=', since)
      .groupBy('subject')
      .execute(),
    db
      .selectFrom('tools')
      .select((e) => ['category_id', e.fn.sum<number>('views').as('count')])
      .where('views', '>', 0)
      .groupBy('category_id')
      .execute(),
    db
      .selectFrom('saved_tools')
      .innerJoin('tools', 'tools.id', 'saved_tools.tool_id')
      .select((e) => ['tools.category_id', e.fn.countAll<number>().as('count')])
      .groupBy('tools.category_id')
      .execute(),
  ])
  const popularity = new Map<string, number>()
  const add = (id: string, count: number) => popularity.set(id, (popularity.get(id) ?? 0) + Number(count))
  for (const { subject, count } of opens) add(subject, count)
  for (const { category_id, count } of [...views, ...saves]) add(String(category_id), count)
  return rows.map((row) => ({
    ...row,
    tags: fromList(row.tags).join(', '),
    popularity: popularity.get(String(row.id)) ?? 0,
  }))
}

/** A category as it is added. */
export type NewCategory = CategoryInput

/** Answers the ids of the new categories by name. */
export async function insertCategories(tx: Tx, categories: NewCategory[]): Promise<Map<string, number>> {
  const at = now()
  const rows = await tx
    .insertInto('categories')
    .values(categories.map((c) => ({ ...c, tags: toList(c.tags), created_at: at, updated_at: at })))
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map((r) => [r.name, r.id]))
}
