import { sql } from 'kysely'
import type { Db, Tx } from '../data/database.ts'
import type { Entity } from './changes.queries.ts'

/** What has a slug that stands in addresses, and its table. */
const TABLES = {
  tool: 'tools',
  bundle: 'bundles',
  category: 'categories',
  blog_post: 'blog_posts',
  blog_category: 'blog_categories',
} as const satisfies Partial<Record<Entity, string>>
export type SlugEntity = keyof typeof TABLES

/**
 * Lets the old address lead to the new one, inside the transaction of the change itself, before or after it. What
 * is kept is the id, so that a chain of changes leads to the newest slug. Throws when neither slug is in use.
 */
export async function recordSlugChange(
  tx: Tx,
  entity: SlugEntity,
  oldSlug: string,
  newSlug: string,
): Promise<void> {
  if (oldSlug === newSlug) return
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from ${sql.table(TABLES[entity])}
    where slug in (${oldSlug}, ${newSlug}) and deleted_at is null`.execute(tx)
  // Another one may have taken the old slug already: whoever has the new one is meant.
  const changed = rows.find(({ slug }) => slug === newSlug) ?? rows[0]
  if (!changed) throw new Error(`There is no ${entity} ${newSlug}`)
  await tx
    .deleteFrom('slug_redirects')
    .where('entity', '=', entity)
    .where('slug', 'in', [oldSlug, newSlug])
    .execute()
  await tx.insertInto('slug_redirects').values({ entity, slug: oldSlug, entity_id: changed.id }).execute()
}

/**
 * The slugs that old ones have become, by the old ones. Left out is what nobody ever had, what somebody has
 * today, and what is in the bin.
 */
export async function selectCurrentSlugs(
  db: Db,
  entity: SlugEntity,
  slugs: string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const table = sql.table(TABLES[entity])
  const { rows } = await sql<{ old: string; current: string }>`
    select r.slug as old, t.slug as current
    from slug_redirects r join ${table} t on t.id = r.entity_id
    where r.entity = ${entity} and r.slug in (${sql.join(slugs)}) and t.deleted_at is null
      and not exists (select 1 from ${table} h where h.slug = r.slug and h.deleted_at is null)`.execute(db)
  return new Map(rows.map((row) => [row.old, row.current]))
}
