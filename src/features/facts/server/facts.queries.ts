import { fromBit, now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { FactGroup, FactType, FactValue, PlanPeriod, SourceKind } from '../fact-values.ts'
import type { Fact, FactKind, Plan } from '../facts.contract.ts'
import type { FactReading, KnownOfTool } from '../known-facts.ts'

/** The kinds that are asked, in their order. */
export async function selectFactKinds(db: Db | Tx): Promise<FactKind[]> {
  const rows = await db
    .selectFrom('fact_kinds')
    .select(['key', 'name', 'question', 'fact_group', 'type', 'unit', 'options'])
    .select(['is_filter', 'is_compared', 'on_card', 'review_days'])
    .where('deleted_at', 'is', null)
    .where('is_retired', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ name, fact_group, type, options, is_filter, is_compared, on_card, ...kind }) => ({
    ...kind,
    label: name,
    group: fact_group as FactGroup,
    type: type as FactType,
    options: JSON.parse(options) as FactKind['options'],
    is_filter: fromBit(is_filter),
    is_compared: fromBit(is_compared),
    on_card: fromBit(on_card),
  }))
}

/** Adds the kinds whose keys there are not yet, behind those that there are. Answers how many. */
export async function insertMissingKinds(tx: Db | Tx, kinds: readonly FactKind[]): Promise<number> {
  const known = new Set((await tx.selectFrom('fact_kinds').select('key').execute()).map(({ key }) => key))
  const at = now()
  const rows = kinds
    .map((kind, position) => ({ kind, position }))
    .filter(({ kind }) => !known.has(kind.key))
    .map(({ kind: { label, group, options, is_filter, is_compared, on_card, ...kind }, position }) => ({
      ...kind,
      name: label,
      fact_group: group,
      options: JSON.stringify(options),
      is_filter: toBit(is_filter),
      is_compared: toBit(is_compared),
      on_card: toBit(on_card),
      position,
      created_at: at,
      updated_at: at,
    }))
  // Two processes may start at once.
  if (rows.length > 0) {
    await tx
      .insertInto('fact_kinds')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
  return rows.length
}

/** What stands for a tool, in the order of the kinds that are asked. */
export const selectFacts = async (db: Db | Tx, toolId: number): Promise<Fact[]> =>
  (await selectFactsOf(db, [toolId])).get(toolId) ?? []

/** What stands for each of several tools, in the order of the kinds that are asked. */
export async function selectFactsOf(db: Db | Tx, toolIds: readonly number[]): Promise<Map<number, Fact[]>> {
  if (toolIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('facts')
    .innerJoin('fact_kinds', 'fact_kinds.id', 'facts.kind_id')
    .select(['facts.tool_id', 'fact_kinds.key as kind', 'facts.value', 'facts.note'])
    .select(['facts.source_url', 'facts.source_kind', 'facts.source_date', 'facts.checked_at'])
    .where('facts.tool_id', 'in', toolIds)
    .where('facts.until', 'is', null)
    .where('fact_kinds.deleted_at', 'is', null)
    .where('fact_kinds.is_retired', '=', 0)
    .orderBy('fact_kinds.position')
    .orderBy('fact_kinds.id')
    .execute()
  return byTool(rows, ({ value, source_kind, ...fact }) => ({
    ...fact,
    value: JSON.parse(value) as FactValue,
    source_kind: source_kind as SourceKind,
  }))
}

/** What lists know of tools, all or those of the ids, by the id of the tool. */
export async function selectKnown(
  db: Db,
  reading: FactReading,
  ids?: readonly number[],
): Promise<Map<number, KnownOfTool>> {
  const facts = db
    .selectFrom('facts')
    .innerJoin('fact_kinds', 'fact_kinds.id', 'facts.kind_id')
    .select(['facts.tool_id', 'fact_kinds.key as kind', 'facts.value'])
    .where('facts.until', 'is', null)
    .where((e) => e.or([e('fact_kinds.is_filter', '=', 1), e('fact_kinds.on_card', '=', 1)]))
    .orderBy('fact_kinds.position')
    .orderBy('fact_kinds.id')
  const prices = db
    .selectFrom('plans')
    .select(['tool_id', 'amount', 'currency', 'per', 'per_seat', 'seats_from'])
    .where('until', 'is', null)
    .where('amount', '>', 0)
    .where('currency', 'is not', null)
    .where('per', 'in', ['month', 'year'])
  const [factRows, priceRows] = await Promise.all([
    (ids ? facts.where('facts.tool_id', 'in', ids) : facts).execute(),
    (ids ? prices.where('tool_id', 'in', ids) : prices).execute(),
  ])
  return reading.of(
    factRows,
    priceRows.map(({ amount, currency, per, per_seat, ...row }) => ({
      ...row,
      amount: amount!,
      currency: currency!,
      per: per as PlanPeriod,
      per_seat: fromBit(per_seat),
    })),
  )
}

/** The plans of a tool as they stand, in their order. */
export const selectPlans = async (db: Db | Tx, toolId: number): Promise<Plan[]> =>
  (await selectPlansOf(db, [toolId])).get(toolId) ?? []

/** The plans of each of several tools as they stand, in their order. */
export async function selectPlansOf(db: Db | Tx, toolIds: readonly number[]): Promise<Map<number, Plan[]>> {
  if (toolIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('plans')
    .select(['tool_id', 'name', 'amount', 'currency', 'per', 'is_billed_yearly', 'per_seat', 'unit'])
    .select(['seats_from', 'seats_to', 'limits', 'trial_days', 'trial_needs_card'])
    .select(['source_url', 'source_kind', 'source_date', 'checked_at'])
    .where('tool_id', 'in', toolIds)
    .where('until', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return byTool(rows, ({ per, is_billed_yearly, per_seat, trial_needs_card, source_kind, ...plan }) => ({
    ...plan,
    per: per as PlanPeriod | null,
    is_billed_yearly: fromBit(is_billed_yearly),
    per_seat: fromBit(per_seat),
    trial_needs_card: trial_needs_card === null ? null : fromBit(trial_needs_card),
    source_kind: source_kind as SourceKind,
  }))
}

function byTool<R extends { tool_id: number }, T>(rows: R[], read: (row: Omit<R, 'tool_id'>) => T) {
  const found = new Map<number, T[]>()
  for (const { tool_id, ...row } of rows) {
    const list = found.get(tool_id)
    if (list) list.push(read(row))
    else found.set(tool_id, [read(row)])
  }
  return found
}

/** Rows of one INSERT: at most 19 columns each. */
const CHUNK = 400

const inChunks = async <R>(rows: readonly R[], insert: (chunk: R[]) => Promise<unknown>) => {
  for (let i = 0; i < rows.length; i += CHUNK) await insert(rows.slice(i, i + CHUNK))
}

export type NewFact = Fact & { tool_id: number; checked_by: string }

/** Stores facts of which none stands yet; a fact of an unknown kind is an Error. */
export async function insertFacts(tx: Tx, facts: readonly NewFact[]): Promise<void> {
  const kinds = await tx.selectFrom('fact_kinds').select(['id', 'key']).execute()
  const idOf = new Map(kinds.map(({ id, key }) => [key, id]))
  const since = now()
  const rows = facts.map(({ kind, value, ...fact }) => {
    const kind_id = idOf.get(kind)
    if (kind_id === undefined) throw new Error(`There is no kind of facts ${kind}`)
    return { ...fact, kind_id, value: JSON.stringify(value), since }
  })
  await inChunks(rows, (chunk) => tx.insertInto('facts').values(chunk).execute())
}

export type NewPlan = Plan & { tool_id: number; position: number; checked_by: string }

export async function insertPlans(tx: Tx, plans: readonly NewPlan[]): Promise<void> {
  const since = now()
  const rows = plans.map(({ is_billed_yearly, per_seat, trial_needs_card, ...plan }) => ({
    ...plan,
    is_billed_yearly: toBit(is_billed_yearly),
    per_seat: toBit(per_seat),
    trial_needs_card: trial_needs_card === null ? null : toBit(trial_needs_card),
    since,
  }))
  await inChunks(rows, (chunk) => tx.insertInto('plans').values(chunk).execute())
}
