import { sql } from 'kysely'
import type { Entity } from '../../shared/record-names.ts'
import type { Db, Tx } from '../data/database.ts'
import type { Schema } from '../data/schema.ts'

/** What has a slug that stands in addresses. Each noun says it of its own; the program knows all of them. */
export interface SlugKind {
  entity: Entity
  table: keyof Schema
  /** Paths of pages, of the API and of pictures alike: what is before the slug, the slug, what is after. */
  inPath?: RegExp[]
  /** Paths that take some of them in `?category=`. */
  inQuery?: RegExp
}

/**
 * Lets the old address lead to the new one, inside the transaction of the change itself, before or after it. What
 * is kept is the id, so that a chain of changes leads to the newest slug. Throws when neither slug is in use.
 */
export async function recordSlugChange(
  tx: Tx,
  { entity, table }: Pick<SlugKind, 'entity' | 'table'>,
  oldSlug: string,
  newSlug: string,
): Promise<void> {
  if (oldSlug === newSlug) return
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from ${sql.table(table)}
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
  kind: Pick<SlugKind, 'entity' | 'table'>,
  slugs: string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const table = sql.table(kind.table)
  const { rows } = await sql<{ old: string; current: string }>`
    select r.slug as old, t.slug as current
    from slug_redirects r join ${table} t on t.id = r.entity_id
    where r.entity = ${kind.entity} and r.slug in (${sql.join(slugs)}) and t.deleted_at is null
      and not exists (select 1 from ${table} h where h.slug = r.slug and h.deleted_at is null)`.execute(db)
  return new Map(rows.map((row) => [row.old, row.current]))
}
