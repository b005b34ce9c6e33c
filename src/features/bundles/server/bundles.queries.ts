import type { CatalogBundle } from '../../../catalog/bundles.ts'
import { fromList, now, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { insertRow } from '../../../kernel/data/rows.queries.ts'
import type { BundleRecord } from '../admin-bundles.contract.ts'

/** The columns that everybody may read. */
export const BUNDLE_COLUMNS = [
  'name',
  'slug',
  'icon',
  'summary',
  'description',
  'tags',
  'popularity',
  'use_case_guidance',
  'downloadable_resource',
] as const

/** Published bundles with the ids of their tools in order, all or those of the ids. */
export async function selectPublishedBundles(db: Db): Promise<CatalogBundle[]> {
  const [bundles, parts] = await Promise.all([
    db
      .selectFrom('bundles')
      .select(['id', ...BUNDLE_COLUMNS])
      .where('deleted_at', 'is', null)
      .where('status', '=', 'active')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('bundle_tools')
      .select(['bundle_id', 'tool_id', 'why'])
      .orderBy('bundle_id')
      .orderBy('position')
      .execute(),
  ])
  const toolsOf = new Map<number, CatalogBundle['items']>()
  for (const { bundle_id, tool_id, why } of parts) {
    const items = toolsOf.get(bundle_id) ?? []
    items.push({ tool_id, why })
    toolsOf.set(bundle_id, items)
  }
  return bundles.map((b) => ({ ...b, tags: fromList(b.tags), items: toolsOf.get(b.id) ?? [] }))
}

/** Answers its id. */
export async function insertBundle(tx: Tx, { tools, tags, ...bundle }: BundleRecord): Promise<number> {
  const at = now()
  const id = await insertRow(tx, 'bundles', { ...bundle, tags: toList(tags), created_at: at, updated_at: at })
  await insertBundleTools(tx, id, tools)
  return id
}

export async function insertBundleTools(
  tx: Tx,
  bundle_id: number,
  tools: BundleRecord['tools'],
): Promise<void> {
  if (tools.length === 0) return
  await tx
    .insertInto('bundle_tools')
    .values(tools.map((tool, position) => ({ ...tool, bundle_id, position })))
    .execute()
}

/** A bundle that is published at once. */
export type NewBundle = Omit<BundleRecord, 'status' | 'popularity'>

/** Answers the new ids, in the order of the bundles. */
export async function insertBundles(tx: Tx, bundles: NewBundle[]): Promise<number[]> {
  const ids: number[] = []
  for (const bundle of bundles) {
    ids.push(await insertBundle(tx, { ...bundle, status: 'active', popularity: 0 }))
  }
  return ids
}
