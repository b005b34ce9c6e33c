import { type Selectable, sql } from 'kysely'
import { fromBit, now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { Schema } from '../../../kernel/data/schema.ts'
import type { FactGroup, FactType, FactValue, SourceKind } from '../fact-values.ts'
import type { Fact, FactKind, Plan } from '../facts.contract.ts'
import type { FactReading, KnownOfTool } from '../known-facts.ts'
import type { PlanPeriod } from '../prices.ts'

/** Columns of a kind, as everybody may read it. */
export const KIND_COLUMNS = [
  'key',
  'name',
  'question',
  'fact_group',
  'type',
  'unit',
  'options',
  'is_filter',
  'is_compared',
  'on_card',
  'review_days',
] as const

type KindRow = Pick<Selectable<Schema['fact_kinds']>, (typeof KIND_COLUMNS)[number]>

/** A kind as it is stored. */
export const kindOfRow = (row: KindRow): FactKind => ({
  key: row.key,
  label: row.name,
  question: row.question,
  group: row.fact_group as FactGroup,
  type: row.type as FactType,
  unit: row.unit,
  options: JSON.parse(row.options) as FactKind['options'],
  is_filter: fromBit(row.is_filter),
  is_compared: fromBit(row.is_compared),
  on_card: fromBit(row.on_card),
  review_days: row.review_days,
})

/** The row of a kind. */
export const rowOfKind = ({ label, group, ...kind }: FactKind): KindRow => ({
  key: kind.key,
  name: label,
  question: kind.question,
  fact_group: group,
  type: kind.type,
  unit: kind.unit,
  options: JSON.stringify(kind.options),
  is_filter: toBit(kind.is_filter),
  is_compared: toBit(kind.is_compared),
  on_card: toBit(kind.on_card),
  review_days: kind.review_days,
})

/** The kinds that are asked, in their order. */
export async function selectFactKinds(db: Db | Tx): Promise<FactKind[]> {
  const rows = await db
    .selectFrom('fact_kinds')
    .select(KIND_COLUMNS)
    .where('deleted_at', 'is', null)
    .where('is_retired', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(kindOfRow)
}

/** Adds the kinds whose keys there are not yet, behind those that there are. Answers how many. */
export async function insertMissingKinds(tx: Db | Tx, kinds: readonly FactKind[]): Promise<number> {
  const known = new Set((await tx.selectFrom('fact_kinds').select('key').execute()).map(({ key }) => key))
  const at = now()
  const rows = kinds
    .map((kind, position) => ({ ...rowOfKind(kind), position, created_at: at, updated_at: at }))
    .filter(({ key }) => !known.has(key))
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
    .select(['fact_kinds.key as kind', 'facts.value'])
    // Few values are had by many tools: a row for each value is a small part of a row for each fact.
    .select(sql<string>`string_agg(cast(facts.tool_id as text), ',')`.as('tool_ids'))
    .where('facts.until', 'is', null)
    .where((e) => e.or([e('fact_kinds.is_filter', '=', 1), e('fact_kinds.on_card', '=', 1)]))
    .groupBy(['fact_kinds.position', 'fact_kinds.id', 'fact_kinds.key', 'facts.value'])
    .orderBy('fact_kinds.position')
    .orderBy('fact_kinds.id')
  const prices = db
    .selectFrom('plans')
    .select(['tool_id', 'amount', 'currency', 'per', 'per_seat', 'seats_from', 'seats_to'])
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
  (await selectPlanRows(db, [toolId])).map(({ plan }) => plan)

/** The plans of each of several tools as they stand, in their order. */
export async function selectPlansOf(db: Db | Tx, toolIds: readonly number[]): Promise<Map<number, Plan[]>> {
  const rows = toolIds.length > 0 ? await selectPlanRows(db, toolIds) : []
  return byTool(rows, ({ plan }) => plan)
}

/** The same with their rows. */
export async function selectPlanRows(db: Db | Tx, toolIds: readonly number[]) {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('tool_id', 'in', toolIds)
    .where('until', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tool_id: row.tool_id,
    position: row.position,
    plan: planOfRow(row),
  }))
}

/** What the plans of a tool cost and have cost, in the order of time. */
export async function selectPrices(db: Db, toolId: number) {
  const rows = await db
    .selectFrom('plans')
    .select(['name', 'amount', 'currency', 'per', 'is_billed_yearly', 'since'])
    .where('tool_id', '=', toolId)
    .where('amount', '>', 0)
    .where('currency', 'is not', null)
    .where('per', 'is not', null)
    .orderBy('since')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    amount: row.amount!,
    currency: row.currency!,
    per: row.per as PlanPeriod,
  }))
}

/** In the order in which plans are checked, so that two of them can be compared. */
const planOfRow = (row: Selectable<Schema['plans']>): Plan => ({
  name: row.name,
  amount: row.amount,
  currency: row.currency,
  per: row.per as PlanPeriod | null,
  is_billed_yearly: fromBit(row.is_billed_yearly),
  per_seat: fromBit(row.per_seat),
  unit: row.unit,
  seats_from: row.seats_from,
  seats_to: row.seats_to,
  limits: row.limits,
  trial_days: row.trial_days,
  trial_needs_card: row.trial_needs_card === null ? null : fromBit(row.trial_needs_card),
  source_url: row.source_url,
  source_kind: row.source_kind as SourceKind,
  source_date: row.source_date,
  checked_at: row.checked_at,
})

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
export async function insertFacts(tx: Tx, facts: readonly NewFact[], since = now()): Promise<void> {
  const kinds = await tx.selectFrom('fact_kinds').select(['id', 'key']).execute()
  const idOf = new Map(kinds.map(({ id, key }) => [key, id]))
  const rows = facts.map(({ kind, value, ...fact }) => {
    const kind_id = idOf.get(kind)
    if (kind_id === undefined) throw new Error(`There is no kind of facts ${kind}`)
    return { ...fact, kind_id, value: JSON.stringify(value), since }
  })
  await inChunks(rows, (chunk) => tx.insertInto('facts').values(chunk).execute())
}

export type NewPlan = Plan & { tool_id: number; position: number; checked_by: string }

export async function insertPlans(tx: Tx, plans: readonly NewPlan[], since = now()): Promise<void> {
  const rows = plans.map(({ is_billed_yearly, per_seat, trial_needs_card, ...plan }) => ({
    ...plan,
    is_billed_yearly: toBit(is_billed_yearly),
    per_seat: toBit(per_seat),
    trial_needs_card: trial_needs_card === null ? null : toBit(trial_needs_card),
    since,
  }))
  await inChunks(rows, (chunk) => tx.insertInto('plans').values(chunk).execute())
}
