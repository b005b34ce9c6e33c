import type { CatalogBundle } from '../../../catalog/bundles.ts'
import { fromList, now, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'

/** Published bundles with the ids of their tools in order, all or those of the ids. */
export async function selectPublishedBundles(db: Db): Promise<CatalogBundle[]> {
  const [bundles, parts] = await Promise.all([
    db
      .selectFrom('bundles')
      .select(['id', 'name', 'slug', 'icon', 'summary', 'description', 'tags', 'popularity'])
      .select(['use_case_guidance', 'downloadable_resource'])
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

export interface NewBundle {
  name: string
  slug: string
  icon: string
  summary: string
  description: string
  tags: string[]
  use_case_guidance: string | null
  downloadable_resource: string | null
  tools: { tool_id: number; why: string | null }[]
}

/** Answers the new ids, in the order of the bundles. */
export async function insertBundles(tx: Tx, bundles: NewBundle[]): Promise<number[]> {
  const at = now()
  const ids: number[] = []
  for (const { tools, tags, ...bundle } of bundles) {
    const { id } = await tx
      .insertInto('bundles')
      .values({ ...bundle, tags: toList(tags), status: 'active', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('bundle_tools')
      .values(tools.map((tool, position) => ({ ...tool, bundle_id: id, position })))
      .execute()
    ids.push(id)
  }
  return ids
}
