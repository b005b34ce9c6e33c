import { sql } from 'kysely'
import { fromList, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, selectPage } from '../../../kernel/data/lists.queries.ts'
import { updateRows } from '../../../kernel/data/rows.queries.ts'
import { faceOf } from '../../tools/server/marks.ts'
import type { AdminBundle, BundleQuery, BundleRecord } from '../admin-bundles.contract.ts'
import { BUNDLE_COLUMNS, insertBundleTools } from './bundles.queries.ts'

const SEARCHED = sql<string>`lower(name || ' ' || slug || ' ' || summary || ' ' || tags)`

/** One page of the bundles that are not in the bin, and their number. */
export function selectAdminBundles(db: Db, filter: BundleQuery) {
  let query = db.selectFrom('bundles').where('deleted_at', 'is', null).where(hasAll(filter.search, SEARCHED))
  if (filter.status) query = query.where('status', '=', filter.status)
  return selectPage(db, query, filter.sort, filter, selectBundleRows)
}

/** Bundles that are not in the bin, with their tools, which may be. */
export async function selectBundleRows(db: Db | Tx, ids: number[]): Promise<AdminBundle[]> {
  const bundles = await db
    .selectFrom('bundles')
    .select([...FIELDS, 'id', 'version', 'created_at'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const parts = await db
    .selectFrom('bundle_tools')
    .innerJoin('tools', 'tools.id', 'bundle_tools.tool_id')
    .select([
      'bundle_id',
      'tool_id',
      'why',
      'name',
      'slug',
      'website_url',
      'logo_url',
      'theme_color',
      'status',
      'deleted_at',
    ])
    .where('bundle_id', 'in', ids)
    .orderBy('bundle_id')
    .orderBy('position')
    .execute()
  const counted = await selectCounted(db, ids)
  return bundles.map(fieldsOf).map((row) => {
    const tools = parts
      .filter((part) => part.bundle_id === row.id)
      .map(({ tool_id, why, name, slug, status, deleted_at, ...part }) => ({
        tool_id,
        why,
        name,
        slug,
        ...faceOf({ slug, ...part }),
        is_published: status === 'active' && !deleted_at,
      }))
    return {
      ...row,
      tools,
      tool_ids: JSON.stringify(tools.map((t) => t.tool_id)),
      counted: counted.get(row.id) ?? 0,
    }
  })
}

/** How many people have saved each, and how often it was compared. */
async function selectCounted(db: Db | Tx, ids: number[]): Promise<Map<number, number>> {
  const [saved, compared] = await Promise.all([
    db
      .selectFrom('saved_bundles')
      .select((e) => ['bundle_id as id', e.fn.countAll<number | string>().as('count')])
      .where('bundle_id', 'in', ids)
      .groupBy('bundle_id')
      .execute(),
    db
      .selectFrom('daily_counters')
      .select((e) => ['subject as id', e.fn.sum<number | string>('count').as('count')])
      .where('kind', '=', 'bundle_compare')
      .where('subject', 'in', ids.map(String))
      .groupBy('subject')
      .execute(),
  ])
  const counted = new Map<number, number>()
  for (const { id, count } of [...saved, ...compared]) {
    counted.set(Number(id), (counted.get(Number(id)) ?? 0) + Number(count))
  }
  return counted
}

const FIELDS = [...BUNDLE_COLUMNS, 'status'] as const

const fieldsOf = <R extends { tags: string }>(row: R) => ({
  ...(row as Omit<R, 'tags'>),
  tags: fromList(row.tags),
})

/** A bundle as it is edited, in the bin too; null when there is none. */
export async function selectBundleRecord(db: Db | Tx, id: number): Promise<BundleRecord | null> {
  const row = await db.selectFrom('bundles').select(FIELDS).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const tools = await db
    .selectFrom('bundle_tools')
    .select(['tool_id', 'why'])
    .where('bundle_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...fieldsOf(row), tools }
}

export async function writeBundle(
  tx: Tx,
  id: number,
  { tools, tags, ...bundle }: BundleRecord,
): Promise<void> {
  await updateRows(tx, 'bundles', { id }, { ...bundle, tags: toList(tags) })
  await tx.deleteFrom('bundle_tools').where('bundle_id', '=', id).execute()
  await insertBundleTools(tx, id, tools)
}

/** Which of the tools are there and not in the bin. */
export async function selectLiveTools(tx: Db | Tx, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('tools')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map((r) => r.id))
}
