import { newBatch, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { type FieldChanges, reviveFields } from '../../../kernel/changes/record-parts.ts'
import {
  actorOf,
  type Bulk,
  changeRecords,
  createRecord,
  recordKind,
  updateRecord,
} from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { parseInput } from '../../../kernel/http/input.ts'
import { AppError } from '../../../shared/errors.ts'
import { slugify, uniqueSlug } from '../../../shared/slug.ts'
import { type AdminFactKind, type FactKindInput, FactKindRecord } from '../admin-facts.contract.ts'
import { FACT_KINDS_MAX, KEY_MAX, OWN_KINDS } from '../facts.limits.ts'
import {
  insertKind,
  selectAdminKinds,
  selectKeys,
  selectKindOrder,
  selectKindRecord,
  selectKindRows,
  selectValues,
  writeKind,
} from './fact-kinds.queries.ts'

const refuse = (field: string, message: string) => new AppError('invalid', message, { [field]: message })

/** Kinds of facts as administrators edit them. */
export const factKindKind = recordKind<FactKindRecord>({
  entity: 'fact_kind',
  table: 'fact_kinds',
  label: 'name',
  noun: 'kind of facts',
  access: 'admin',
  read: selectKindRecord,
  async write(tx, id, kind, before) {
    if (kind.key !== before.key) throw refuse('key', 'The key of a kind stays: programs ask by it')
    await refuseLoss(tx, id, kind, before)
    await writeKind(tx, id, kind)
  },
  revive: async (_, snapshot, current) => reviveFields(FactKindRecord, snapshot, current),
  async follow(_tx, _id, before, after) {
    if (before && !after && OWN_KINDS.includes(before.key)) {
      throw new AppError('invalid', `Kitly itself asks for ${before.key}: it can be retired, not deleted`)
    }
    return []
  },
})

const tools = (n: number) => (n === 1 ? '1 tool' : `${n.toLocaleString('en')} tools`)

/** Facts that stand must be facts of the kind as it will be. */
async function refuseLoss(tx: Tx, id: number, kind: FactKindRecord, before: FactKindRecord): Promise<void> {
  const isOtherType = kind.type !== before.type
  const left = new Set(kind.options.map((option) => option.value))
  const gone = new Set(before.options.map((option) => option.value).filter((value) => !left.has(value)))
  const isNarrower = gone.size > 0 || (before.options.length === 0 && left.size > 0)
  if (!isOtherType && !isNarrower) return
  const standing = await selectValues(tx, id)
  if (isOtherType && standing.length > 0) {
    const have = standing.length === 1 ? 'has' : 'have'
    throw refuse('type', `${tools(standing.length)} ${have} a fact of it: its type cannot be changed`)
  }
  const uses = new Map<string, number>()
  for (const value of standing.flatMap((v) => [...new Set([v].flat())])) {
    if (typeof value !== 'string' || left.has(value)) continue
    if (gone.has(value) || left.size > 0) uses.set(value, (uses.get(value) ?? 0) + 1)
  }
  const [used] = uses
  if (!used) return
  const [value, count] = used
  throw refuse('options', `${tools(count)} ${count === 1 ? 'has' : 'have'} ${value}: it cannot be taken away`)
}

export const listAdminKinds = ({ database }: RequestContext, query: Parameters<typeof selectAdminKinds>[1]) =>
  selectAdminKinds(database.db, query)

/** Throws `not_found`, also for what is in the bin. */
export async function getFactKind({ database }: RequestContext, id: number): Promise<AdminFactKind> {
  const [row] = await selectKindRows(database.db, [id])
  if (!row) throw new AppError('not_found', 'Kind of facts not found')
  return row
}

export async function createFactKind(context: RequestContext, input: FactKindInput): Promise<AdminFactKind> {
  const { id } = await createRecord(context, factKindKind, async (tx) => {
    const known = await selectKeys(tx)
    if (known.length >= FACT_KINDS_MAX) {
      throw new AppError('invalid', `There are at most ${FACT_KINDS_MAX} kinds of facts`)
    }
    const position = Math.max(-1, ...known.map((kind) => kind.position)) + 1
    return await insertKind(tx, { ...input, key: newKey(input, known), position })
  })
  return await getFactKind(context, id)
}

/** The key that was asked for, or one that is made from the label. */
function newKey({ key, label }: FactKindInput, known: Awaited<ReturnType<typeof selectKeys>>): string {
  const keys = new Map(known.map((kind) => [kind.key, kind.deleted_at !== null]))
  if (key === '') {
    const words = slugify(label)
    const begun = /^[a-z]/.test(words) ? words : `fact-${words}`
    const base = begun.slice(0, KEY_MAX - 10).replace(/-+$/, '')
    return uniqueSlug(base, (slug) => keys.has(slug.replace(/-/g, '_')) || isTaken(slug)).replace(/-/g, '_')
  }
  const where = keys.get(key)
  if (where === true) throw refuse('key', 'A kind in the bin has this key: take it out of there')
  if (where === false) throw refuse('key', 'Another kind has this key')
  return key
}

const isTaken = (slug: string) => !FactKindRecord.shape.key.safeParse(slug.replace(/-/g, '_')).success

/** Changes the fields that are given, and leaves the rest. */
export async function updateFactKind(
  context: RequestContext,
  id: number,
  { version, position: _, ...fields }: FieldChanges,
): Promise<AdminFactKind> {
  const { merged_with } = await updateRecord(context, factKindKind, id, {
    version,
    change: (before) => {
      const kind = parseInput(FactKindRecord, { ...before, ...fields })
      return { ...kind, key: kind.key || before.key }
    },
  })
  return { ...(await getFactKind(context, id)), ...(merged_with && { merged_with }) }
}

/** Puts kinds in this order in the places that they have among all. */
export async function orderFactKinds(context: RequestContext, ids: number[]): Promise<Bulk> {
  const batch = newBatch()
  const changed = await writeContent(context, async (tx) => {
    const all = await selectKindOrder(tx)
    const byId = new Map(all.map((kind) => [kind.id, kind]))
    const named = new Set(ids.filter((id) => byId.has(id)))
    const next = [...named].values()
    const order = all.map((kind) => (named.has(kind.id) ? byId.get(next.next().value!)! : kind))
    const moved = order
      .map((kind, position) => ({ ...kind, to: position }))
      .filter((k) => k.to !== k.position)
    const placeOf = new Map(moved.map(({ key, to }) => [key, to]))
    const result = await changeRecords(
      tx,
      actorOf(context),
      factKindKind,
      moved.map((kind) => kind.id),
      { batch, change: (before) => ({ ...before, position: placeOf.get(before.key)! }) },
    )
    return result.changed
  })
  return { changed, batch: changed > 0 ? batch : null }
}
