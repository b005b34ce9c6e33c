import { toCard } from '../../../catalog/cards.ts'
import type { Catalog } from '../../../catalog/catalog.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { toBundleCard } from '../../bundles/server/bundles.service.ts'
import { countSave, uncountSave } from '../../counters/server/saves.service.ts'
import type { SavedBundle, SavedTool, SavedToolInput } from '../saved.contract.ts'
import { SAVED_TOOLS_MAX } from '../saved.limits.ts'
import {
  addToPopularity,
  countSavedTools,
  deleteSavedBundle,
  deleteSavedTool,
  insertSavedBundle,
  insertSavedTool,
  selectSavedBundles,
  selectSavedTool,
  selectSavedTools,
  updateSavedTool as updateSavedToolRow,
} from './saved.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof selectSavedTool>>>

/** A saved tool as it is now; none for what is no longer published. It stays saved, should it come back. */
function toSavedTool({ toolById }: Catalog, { tool_id, note, folder, created_at }: Row): SavedTool[] {
  const tool = toolById.get(tool_id)
  return tool ? [{ ...toCard(tool), note, folder, saved_at: created_at }] : []
}

/** Ids of what a person has saved. */
export async function listSavedIds(context: RequestContext) {
  const { id } = userOf(context)
  const [tools, bundles] = await Promise.all([
    selectSavedTools(context.database.db, id),
    selectSavedBundles(context.database.db, id),
  ])
  return { tools: tools.map((t) => t.tool_id), bundles: bundles.map((b) => b.bundle_id) }
}

export async function listSavedTools(context: RequestContext): Promise<SavedTool[]> {
  const rows = await selectSavedTools(context.database.db, userOf(context).id)
  return rows.flatMap((row) => toSavedTool(context.catalog.current, row))
}

/** Throws `not_found` when the tool is not saved. */
export async function getSavedTool(context: RequestContext, toolId: number): Promise<SavedTool> {
  const row = await selectSavedTool(context.database.db, userOf(context).id, toolId)
  const [tool] = row ? toSavedTool(context.catalog.current, row) : []
  if (!tool) throw new AppError('not_found', 'This tool is not among your saved ones')
  return tool
}

/** Throws `not_found` for an unknown tool, and `conflict` when there are too many. */
export async function saveTool(context: RequestContext, toolId: number): Promise<void> {
  const { database, catalog } = context
  const { id } = userOf(context)
  if (!catalog.current.toolById.get(toolId)) throw new AppError('not_found', 'Tool not found')
  if ((await countSavedTools(database.db, id)) >= SAVED_TOOLS_MAX) {
    throw new AppError('conflict', `You can save at most ${SAVED_TOOLS_MAX.toLocaleString('en')} tools`)
  }
  await database.db.transaction().execute(async (tx) => {
    if (await insertSavedTool(tx, id, toolId)) await countSave(tx, context, toolId)
  })
}

export async function updateSavedTool(
  context: RequestContext,
  toolId: number,
  input: SavedToolInput,
): Promise<SavedTool> {
  await updateSavedToolRow(context.database.db, userOf(context).id, toolId, input)
  return await getSavedTool(context, toolId)
}

/** Answers what the person had added, so that it can be undone. */
export async function unsaveTool(context: RequestContext, toolId: number) {
  const row = await context.database.db.transaction().execute(async (tx) => {
    const deleted = await deleteSavedTool(tx, userOf(context).id, toolId)
    if (deleted) await uncountSave(tx, context, toolId)
    return deleted
  })
  return { note: row?.note ?? null, folder: row?.folder ?? null }
}

export async function listSavedBundles(context: RequestContext): Promise<SavedBundle[]> {
  const { database, catalog } = context
  const byId = new Map(catalog.current.bundles.map((b) => [b.id, b]))
  const rows = await selectSavedBundles(database.db, userOf(context).id)
  return rows.flatMap(({ bundle_id, created_at }) => {
    const bundle = byId.get(bundle_id)
    return bundle ? [{ ...toBundleCard(catalog.current, bundle), saved_at: created_at }] : []
  })
}

/** Throws `not_found` for an unknown bundle. */
export async function saveBundle(context: RequestContext, bundleId: number): Promise<void> {
  if (!context.catalog.current.bundles.some((b) => b.id === bundleId)) {
    throw new AppError('not_found', 'Bundle not found')
  }
  await changeBundle(context, bundleId, 1)
}

export const unsaveBundle = (context: RequestContext, bundleId: number) => changeBundle(context, bundleId, -1)

/** Saves a bundle or takes it out again; its popularity follows in the same transaction. */
async function changeBundle(context: RequestContext, bundleId: number, by: 1 | -1): Promise<void> {
  const { id } = userOf(context)
  await writeContent(context, async (tx) => {
    const change = by > 0 ? insertSavedBundle : deleteSavedBundle
    if (!(await change(tx, id, bundleId))) return
    await addToPopularity(tx, bundleId, by)
    await recordChanges(tx, KITLY, [{ action: 'update', entity: 'bundle', entity_id: bundleId }])
  })
}
