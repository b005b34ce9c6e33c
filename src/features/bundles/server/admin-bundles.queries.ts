import { sql } from 'kysely'
import { fromList, now, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, selectPage } from '../../../kernel/data/lists.queries.ts'
import type { AdminBundle, BundleQuery, BundleRecord } from '../admin-bundles.contract.ts'

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
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const parts = await db
    .selectFrom('bundle_tools')
    .innerJoin('tools', 'tools.id', 'bundle_tools.tool_id')
    .select(['bundle_id', 'tool_id', 'why', 'name', 'slug', 'logo_url', 'status', 'deleted_at'])
    .where('bundle_id', 'in', ids)
    .orderBy('bundle_id')
    .orderBy('position')
    .execute()
  return bundles.map((row) => {
    const tools = parts
      .filter((part) => part.bundle_id === row.id)
      .map(({ tool_id, why, name, slug, logo_url, status, deleted_at }) => {
        return { tool_id, why, name, slug, logo_url, is_published: status === 'active' && !deleted_at }
      })
    return {
      ...fieldsOf(row),
      id: row.id,
      version: row.version,
      created_at: row.created_at,
      tools,
      tool_ids: JSON.stringify(tools.map((t) => t.tool_id)),
    }
  })
}

type Fields = Omit<BundleRecord, 'tools'>

const fieldsOf = (
  row: Record<Exclude<keyof Fields, 'popularity'>, string | null> & { popularity: number },
) => ({
  name: row.name!,
  slug: row.slug!,
  icon: row.icon!,
  summary: row.summary!,
  description: row.description!,
  tags: fromList(row.tags as unknown as string),
  use_case_guidance: row.use_case_guidance,
  downloadable_resource: row.downloadable_resource,
  status: row.status as Fields['status'],
  popularity: row.popularity,
})

/** A bundle as it is edited, in the bin too; null when there is none. */
export async function selectBundleRecord(db: Db | Tx, id: number): Promise<BundleRecord | null> {
  const row = await db.selectFrom('bundles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const tools = await db
    .selectFrom('bundle_tools')
    .select(['tool_id', 'why'])
    .where('bundle_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...fieldsOf(row), tools }
}

const columnsOf = ({ tools: _, ...bundle }: BundleRecord) => ({ ...bundle, tags: toList(bundle.tags) })

export async function insertBundle(tx: Tx, bundle: BundleRecord): Promise<number> {
  const at = now()
  const { id } = await tx
    .insertInto('bundles')
    .values({ ...columnsOf(bundle), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeBundleTools(tx, id, bundle.tools)
  return id
}

export async function writeBundle(tx: Tx, id: number, bundle: BundleRecord): Promise<void> {
  await tx.updateTable('bundles').set(columnsOf(bundle)).where('id', '=', id).execute()
  await writeBundleTools(tx, id, bundle.tools)
}

async function writeBundleTools(tx: Tx, bundle_id: number, tools: BundleRecord['tools']): Promise<void> {
  await tx.deleteFrom('bundle_tools').where('bundle_id', '=', bundle_id).execute()
  if (tools.length === 0) return
  await tx
    .insertInto('bundle_tools')
    .values(tools.map((tool, position) => ({ ...tool, bundle_id, position })))
    .execute()
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
