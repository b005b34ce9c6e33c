import type { CatalogCategory } from '../../../catalog/catalog.ts'
import { fromList, now, toList } from '../../../server/database/codec.ts'
import type { Db, Tx } from '../../../server/database/database.ts'

export async function selectCategories(db: Db): Promise<CatalogCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'description', 'icon', 'tags'])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({ ...row, tags: fromList(row.tags).join(', ') }))
}

export interface NewCategory {
  name: string
  slug: string
  description: string
  icon: string
  tags: string[]
}

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
