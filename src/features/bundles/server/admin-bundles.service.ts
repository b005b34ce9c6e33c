import {
  type FieldChanges,
  freeOwnSlug,
  freeSlug,
  refuseTakenSlug,
  reviveFields,
} from '../../../kernel/changes/record-parts.ts'
import { createRecord, recordKind, updateRecord } from '../../../kernel/changes/records.ts'
import { recordSlugChange } from '../../../kernel/changes/slug-redirects.queries.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { parseInput } from '../../../kernel/http/input.ts'
import { AppError } from '../../../shared/errors.ts'
import { slugify } from '../../../shared/slug.ts'
import { type AdminBundle, BundleInput, type BundleQuery, BundleRecord } from '../admin-bundles.contract.ts'
import {
  selectAdminBundles,
  selectBundleRecord,
  selectBundleRows,
  selectLiveTools,
  writeBundle,
} from './admin-bundles.queries.ts'
import { insertBundle } from './bundles.queries.ts'
import { BUNDLE_SLUGS } from './bundles.slugs.ts'

const slugOf = (name: string) => slugify(name) || 'bundle'

/** Bundles as administrators edit them. */
export const bundleKind = recordKind<BundleRecord>({
  entity: 'bundle',
  table: 'bundles',
  label: 'name',
  noun: 'bundle',
  access: 'admin',
  read: selectBundleRecord,
  async write(tx, id, bundle, before) {
    const slug = bundle.slug || slugOf(bundle.name)
    if (slug !== before.slug) await refuseTakenSlug(tx, 'bundles', 'bundle', slug, id)
    // What was in it may have been deleted since: that stays, for its restoring.
    const known = new Set(before.tools.map((t) => t.tool_id))
    await checkTools(
      tx,
      bundle.tools.filter((t) => !known.has(t.tool_id)),
    )
    await writeBundle(tx, id, { ...bundle, slug })
    if (slug !== before.slug) await recordSlugChange(tx, BUNDLE_SLUGS, before.slug, slug)
  },
  async revive(tx, snapshot, current) {
    const revived = reviveFields(BundleRecord, snapshot, current)
    const live = await selectLiveTools(
      tx,
      revived.tools.map((t) => t.tool_id),
    )
    const known = new Set(current.tools.map((t) => t.tool_id))
    return { ...revived, tools: revived.tools.filter((t) => live.has(t.tool_id) || known.has(t.tool_id)) }
  },
  beforeRestore: freeOwnSlug('bundles'),
})

async function checkTools(tx: Tx, tools: BundleRecord['tools']): Promise<void> {
  const ids = tools.map((t) => t.tool_id)
  const live = await selectLiveTools(tx, ids)
  const missing = ids.filter((id) => !live.has(id))
  if (missing.length === 0) return
  const message = `There is no tool ${missing.join(', ')}, or it has been deleted`
  throw new AppError('invalid', message, { tools: message })
}

export const listAdminBundles = ({ database }: RequestContext, query: BundleQuery) =>
  selectAdminBundles(database.db, query)

/** Throws `not_found`, also for what is in the bin. */
export async function getAdminBundle({ database }: RequestContext, id: number): Promise<AdminBundle> {
  const [row] = await selectBundleRows(database.db, [id])
  if (!row) throw new AppError('not_found', 'Bundle not found')
  return row
}

export async function createBundle(context: RequestContext, input: BundleRecord): Promise<AdminBundle> {
  const { id } = await createRecord(context, bundleKind, async (tx) => {
    await checkTools(tx, input.tools)
    const slug = await freeSlug(tx, 'bundles', input.slug || slugOf(input.name))
    return await insertBundle(tx, { ...input, slug })
  })
  return await getAdminBundle(context, id)
}

/** Changes the fields that are given, and leaves the rest. Ids alone keep the reasons of tools that stay. */
export async function updateBundle(
  context: RequestContext,
  id: number,
  { version, tool_ids, ...fields }: FieldChanges & { tool_ids?: number[] | undefined },
): Promise<AdminBundle> {
  const { merged_with } = await updateRecord(context, bundleKind, id, {
    version,
    change: (before) => {
      const whyOf = new Map(before.tools.map((t) => [t.tool_id, t.why]))
      const tools = tool_ids?.map((tool_id) => ({ tool_id, why: whyOf.get(tool_id) ?? null }))
      return parseInput(BundleInput, { ...before, ...(tools && { tools }), ...fields })
    },
  })
  return { ...(await getAdminBundle(context, id)), ...(merged_with && { merged_with }) }
}
