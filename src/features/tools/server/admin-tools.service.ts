import { freeOwnSlug, freeSlug, refuseTakenSlug, reviveFields } from '../../../kernel/changes/record-parts.ts'
import { isLive } from '../../../kernel/changes/records.queries.ts'
import {
  type Bulk,
  createRecord,
  deleteRecords,
  readRecord,
  recordKind,
  type Stored,
  updateRecord,
  updateRecords,
} from '../../../kernel/changes/records.ts'
import { recordSlugChange } from '../../../kernel/changes/slug-redirects.queries.ts'
import { now } from '../../../kernel/data/codec.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { parseInput } from '../../../kernel/http/input.ts'
import { AppError } from '../../../shared/errors.ts'
import { slugify } from '../../../shared/slug.ts'
import { type AdminTool, type BulkToolChange, ToolInput } from '../admin-tools.contract.ts'
import { NEW_TOOL_RATING } from '../tools.limits.ts'
import {
  insertTool,
  selectAdminTools,
  selectToolFacts,
  selectToolInput,
  writeTool,
} from './admin-tools.queries.ts'
import { TOOL_SLUGS } from './tools.slugs.ts'

/** Tools as administrators edit them: with versions, a bin and a history. */
export const toolKind = recordKind<ToolInput>({
  entity: 'tool',
  table: 'tools',
  label: 'name',
  noun: 'tool',
  access: 'admin',
  read: selectToolInput,
  async write(tx, id, tool, before) {
    const slug = tool.slug || slugOf(tool.name)
    if (slug !== before.slug) await refuseTakenSlug(tx, 'tools', 'tool', slug, id)
    if (tool.category_id !== before.category_id) await checkCategory(tx, tool.category_id)
    await writeTool(tx, id, { ...tool, slug }, before)
    if (slug !== before.slug) await recordSlugChange(tx, TOOL_SLUGS, before.slug, slug)
  },
  async revive(tx, snapshot, current) {
    const revived = reviveFields(ToolInput, snapshot, current)
    const { category_id } = revived
    // The category may have been deleted since.
    return category_id !== null && !(await isLive(tx, 'categories', category_id))
      ? { ...revived, category_id: current.category_id }
      : revived
  },
  beforeRestore: freeOwnSlug('tools'),
})

/** A name without any letter or digit that an address can hold still needs one. */
const slugOf = (name: string) => slugify(name) || 'tool'

async function checkCategory(tx: Tx, id: number | null): Promise<void> {
  if (id === null || (await isLive(tx, 'categories', id))) return
  const message = 'There is no such category'
  throw new AppError('invalid', message, { category_id: message })
}

/**
 * Signs and dates a verdict that is new. Throws `invalid` for a rating that is set by hand without a word why: what a
 * tool begins with needs none.
 */
function withVerdict(context: RequestContext, tool: ToolInput, before?: ToolInput): ToolInput {
  const isSet = tool.rating !== NEW_TOOL_RATING && tool.rating !== before?.rating
  if (isSet && !tool.verdict) {
    const message = 'Please say in a sentence or two why: a rating that is set by hand needs a verdict'
    throw new AppError('invalid', message, { verdict: message })
  }
  if (!tool.verdict) return { ...tool, verdict_by: null, verdict_at: null }
  const isNew = tool.verdict !== before?.verdict
  const own = (name: 'verdict_by' | 'verdict_at') =>
    isNew && tool[name] === (before?.[name] ?? null) ? null : tool[name]
  return {
    ...tool,
    verdict_by: own('verdict_by') ?? userOf(context).name,
    verdict_at: own('verdict_at') ?? now().slice(0, 10),
  }
}

/** Adds what follows from elsewhere to a stored tool. */
async function withFacts(context: RequestContext, tool: Stored<ToolInput>): Promise<AdminTool> {
  const facts = await selectToolFacts(context.database.db, tool.id)
  return { ...tool, ...facts, is_paid: tool.pricing_model === 'Paid' }
}

export const listAdminTools = ({ database }: RequestContext, query: Parameters<typeof selectAdminTools>[1]) =>
  selectAdminTools(database.db, query)

export async function getAdminTool(context: RequestContext, id: number): Promise<AdminTool> {
  const { db } = context.database
  return await withFacts(context, await db.transaction().execute((tx) => readRecord(tx, toolKind, id)))
}

/** `also` is done in the same transaction. */
export async function createTool(
  context: RequestContext,
  input: ToolInput,
  also?: (tx: Tx, id: number, slug: string) => Promise<void>,
): Promise<AdminTool> {
  const stored = await createRecord(context, toolKind, async (tx) => {
    await checkCategory(tx, input.category_id)
    const slug = await freeSlug(tx, 'tools', input.slug || slugOf(input.name))
    const id = await insertTool(tx, { ...withVerdict(context, input), slug })
    await also?.(tx, id, slug)
    return id
  })
  return await withFacts(context, stored)
}

/** Changes the fields that are given, and leaves the rest. `batch` marks what is changed together with it. */
export async function updateTool(
  context: RequestContext,
  id: number,
  { version, ...fields }: { version?: number | undefined; [field: string]: unknown },
  batch?: string,
): Promise<AdminTool> {
  const change = (before: ToolInput) =>
    withVerdict(context, parseInput(ToolInput, { ...before, ...fields }), before)
  return await withFacts(context, await updateRecord(context, toolKind, id, { version, change, batch }))
}

export async function deleteTool(context: RequestContext, id: number): Promise<void> {
  const { ids } = await deleteRecords(context, toolKind, [id])
  if (ids.length === 0) throw new AppError('not_found', 'Tool not found')
}

export async function setToolFeatured(context: RequestContext, id: number, is_featured: boolean) {
  const change = (before: ToolInput) => ({ ...before, is_featured })
  const { version } = await updateRecord(context, toolKind, id, { change })
  return { success: true as const, is_featured, version }
}

/** Changes the same about several tools, all or none. */
export async function changeTools(
  context: RequestContext,
  { ids, set }: { ids: number[]; set: (typeof BulkToolChange)['_output']['set'] },
): Promise<Bulk> {
  return await updateRecords(context, toolKind, ids, (before) => parseInput(ToolInput, { ...before, ...set }))
}
