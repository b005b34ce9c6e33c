import { isDeepStrictEqual } from 'node:util'
import { now } from '../../../kernel/data/codec.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { selectRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import { type FactSheet, factIn, type SheetFact } from '../admin-facts.contract.ts'
import type { FactKind, Plan } from '../facts.contract.ts'
import { insertFacts, insertPlans, selectFacts, selectPlanRows, selectPlans } from './facts.queries.ts'

type Sourced = Pick<Plan, 'checked_at'>
const withoutDay = <S extends Sourced>({ checked_at: _, ...said }: S) => said
/** Whether two say the same, whenever they were checked. */
const saysSame = <S extends Sourced>(a: S, b: S) => isDeepStrictEqual(withoutDay(a), withoutDay(b))

/** The tool of a sheet, unless it is in the bin. */
export async function selectToolOfSheet(tx: Tx, toolId: number) {
  return await selectRow(tx, 'tools', ['name', 'slug', 'status'], { id: toolId, deleted_at: null })
}

/** The version of a sheet; undefined where nothing was written yet. */
export async function selectSheetVersion(tx: Tx, toolId: number): Promise<number | undefined> {
  const query = tx.selectFrom('fact_sheets').select('version').where('id', '=', toolId)
  return (await query.executeTakeFirst())?.version
}

/** Makes the row that counts the versions of a sheet. */
export async function insertSheet(tx: Tx, toolId: number): Promise<void> {
  const at = now()
  await tx
    .insertInto('fact_sheets')
    .values({ id: toolId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** What stands of a tool by the kinds that are asked; null where there is no such tool, or it is in the bin. */
export async function selectSheet(
  tx: Tx,
  toolId: number,
  kinds: readonly FactKind[],
): Promise<FactSheet | null> {
  const tool = await selectToolOfSheet(tx, toolId)
  if (!tool) return null
  const facts = new Map((await selectFacts(tx, toolId)).map(({ kind, ...fact }) => [kind, fact]))
  const sheet: FactSheet = { name: tool.name, plans: await selectPlans(tx, toolId) }
  for (const { key } of kinds) {
    const fact = facts.get(key)
    sheet[key] = fact ? inOrder(fact) : null
  }
  return sheet
}

/** In the order in which facts are checked, so that two of them can be compared. */
const inOrder = (fact: SheetFact): SheetFact => ({
  value: fact.value,
  note: fact.note,
  source_url: fact.source_url,
  source_kind: fact.source_kind,
  source_date: fact.source_date,
  checked_at: fact.checked_at,
})

/** Stores what is different: what is replaced ends, and what was only looked at again goes on. */
export async function writeSheet(
  tx: Tx,
  toolId: number,
  sheet: FactSheet,
  before: FactSheet,
  checkedBy: string,
): Promise<void> {
  const at = now()
  const keys = Object.keys(before).filter((key) => key !== 'name' && key !== 'plans')
  for (const key of keys) {
    const [old, fact] = [factIn(before, key), factIn(sheet, key)]
    if (isDeepStrictEqual(old, fact)) continue
    if (old && fact && saysSame(old, fact)) {
      await setFact(tx, toolId, key, { checked_at: fact.checked_at, checked_by: checkedBy })
      continue
    }
    if (old) await setFact(tx, toolId, key, { until: at })
    if (fact) await insertFacts(tx, [{ ...fact, kind: key, tool_id: toolId, checked_by: checkedBy }], at)
  }
  if (!isDeepStrictEqual(sheet.plans, before.plans)) await writePlans(tx, toolId, sheet.plans, checkedBy, at)
}

/** Changes the row of the fact that stands. */
async function setFact(
  tx: Tx,
  toolId: number,
  key: string,
  set: { until: string } | { checked_at: string; checked_by: string },
): Promise<void> {
  await tx
    .updateTable('facts')
    .set(set)
    .where('tool_id', '=', toolId)
    .where('kind_id', '=', (e) => e.selectFrom('fact_kinds').select('id').where('key', '=', key))
    .where('until', 'is', null)
    .execute()
}

/** Plans that say the same keep their rows: the others show what there was before. */
async function writePlans(
  tx: Tx,
  toolId: number,
  plans: Plan[],
  checked_by: string,
  at: string,
): Promise<void> {
  const left = await selectPlanRows(tx, [toolId])
  for (const [position, plan] of plans.entries()) {
    const found = left.findIndex((row) => saysSame(row.plan, plan))
    if (found < 0) {
      await insertPlans(tx, [{ ...plan, tool_id: toolId, position, checked_by }], at)
      continue
    }
    const row = left.splice(found, 1)[0]!
    const isChecked = row.plan.checked_at !== plan.checked_at
    if (row.position === position && !isChecked) continue
    await updateRows(
      tx,
      'plans',
      { id: row.id },
      { position, ...(isChecked && { checked_at: plan.checked_at, checked_by }) },
    )
  }
  if (left.length === 0) return
  await tx
    .updateTable('plans')
    .set({ until: at })
    .where(
      'id',
      'in',
      left.map((row) => row.id),
    )
    .execute()
}
