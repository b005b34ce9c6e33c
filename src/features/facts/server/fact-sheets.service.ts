import { type Action, type Actor, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { FieldChanges } from '../../../kernel/changes/record-parts.ts'
import { actorOf, changeRecords, recordKind, type Stored } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { parseInput } from '../../../kernel/http/input.ts'
import { AppError } from '../../../shared/errors.ts'
import { type AdminFactSheet, type FactSheet, factIn, SHEET_FIELDS } from '../admin-facts.contract.ts'
import { sheetSchema } from '../fact-check.ts'
import {
  insertSheet,
  selectSheet,
  selectSheetVersion,
  selectToolOfSheet,
  writeSheet,
} from './fact-sheets.queries.ts'
import { selectFactKinds } from './facts.queries.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** What the facts of a tool say, as one record that administrators edit. Its id is the tool's. */
export const factSheetKind = recordKind<FactSheet>({
  entity: 'fact_sheet',
  table: 'fact_sheets',
  label: 'name',
  noun: 'fact sheet',
  access: 'admin',
  hasBin: false,
  read: async (tx, id) => await selectSheet(tx, id, await selectFactKinds(tx)),
  write: (tx, id, sheet, before, actor) => writeSheet(tx, id, sheet, before, actor.name),
  async revive(tx, snapshot, current) {
    const { shape } = sheetSchema(await selectFactKinds(tx), today())
    const revived = { ...current }
    for (const [name, value] of Object.entries(snapshot)) {
      // Kinds, and what they can say, may be others today.
      const read = Object.hasOwn(shape, name) ? shape[name as 'plans'].safeParse(value) : null
      if (read?.success) Object.assign(revived, { [name]: read.data })
    }
    return revived
  },
})

const notFound = () => new AppError('not_found', 'Tool not found')

/** All that is known of a tool. Throws `not_found`, also for a tool in the bin. */
export async function readSheet(tx: Tx, toolId: number): Promise<Stored<FactSheet>> {
  const sheet = await selectSheet(tx, toolId, await selectFactKinds(tx))
  if (!sheet) throw notFound()
  return { ...sheet, id: toolId, version: (await selectSheetVersion(tx, toolId)) ?? 1 }
}

/**
 * What is to be different: `version` is the one that it is based on, and `batch` marks what is changed together with it.
 * Each other name is the key of a kind with its fact or null, or `plans` with all of them.
 */
export type SheetChange = FieldChanges & { batch?: string | undefined }

/**
 * Changes what is given, and leaves the rest. Throws `invalid` with a sentence for each field, and `conflict`. `action`
 * is what the log calls it, a change where it is not given.
 */
export async function changeSheetIn(
  tx: Tx,
  actor: Actor,
  toolId: number,
  { version, batch, ...given }: SheetChange,
  action?: Action,
): Promise<Stored<FactSheet>> {
  const fields = Object.fromEntries(Object.entries(given).filter(([name]) => !SHEET_FIELDS.includes(name)))
  const kinds = await selectFactKinds(tx)
  const asked = new Set(['plans', ...kinds.map(({ key }) => key)])
  const unknown = Object.keys(fields).find((name) => !asked.has(name))
  if (unknown !== undefined) {
    const message = `There is no kind of facts ${unknown}, or it is not asked any more`
    throw new AppError('invalid', message, { [unknown]: message })
  }
  // What is not to change is not checked: it may be older than a check. An import does this for thousands of tools.
  const schema = sheetSchema(
    kinds.filter(({ key }) => Object.hasOwn(fields, key)),
    today(),
  )
  const known = parseInput(schema.partial(), fields)
  return await change(
    tx,
    actor,
    toolId,
    { version, batch, ...(action && { action }) },
    (before) => ({ ...before, ...known }) as FactSheet,
  )
}

async function change(
  tx: Tx,
  actor: Actor,
  toolId: number,
  options: { version?: number | undefined; batch?: string | undefined; action?: Action },
  next: (before: FactSheet) => FactSheet,
): Promise<Stored<FactSheet>> {
  if (!(await selectToolOfSheet(tx, toolId))) throw notFound()
  await insertSheet(tx, toolId)
  const { stored } = await changeRecords(tx, actor, factSheetKind, [toolId], { ...options, change: next })
  return stored[0]!
}

async function answer(tx: Tx, sheet: Stored<FactSheet>): Promise<AdminFactSheet> {
  const tool = await selectToolOfSheet(tx, sheet.id)
  return { ...sheet, slug: tool!.slug, is_published: tool!.status === 'active' }
}

export const getFactSheet = ({ database }: RequestContext, toolId: number): Promise<AdminFactSheet> =>
  database.db.transaction().execute(async (tx) => await answer(tx, await readSheet(tx, toolId)))

export const updateFactSheet = (
  context: RequestContext,
  toolId: number,
  { batch: _, ...body }: SheetChange,
): Promise<AdminFactSheet> =>
  writeContent(
    context,
    async (tx) => await answer(tx, await changeSheetIn(tx, actorOf(context), toolId, body)),
  )

/** Says that facts were looked at today and are still true. Throws `invalid` for what is not known. */
export async function confirmFacts(
  context: RequestContext,
  toolId: number,
  { kinds, plans, version }: { kinds: string[]; plans: boolean; version?: number | undefined },
): Promise<AdminFactSheet> {
  const checked_at = today()
  const next = (before: FactSheet): FactSheet => {
    const confirmed = { ...before }
    for (const key of kinds) {
      const fact = Object.hasOwn(before, key) && !['name', 'plans'].includes(key) ? factIn(before, key) : null
      const message = `Nothing is known of ${key} that could still be true`
      if (!fact) throw new AppError('invalid', message, { kinds: message })
      confirmed[key] = { ...fact, checked_at }
    }
    if (plans) confirmed.plans = before.plans.map((plan) => ({ ...plan, checked_at }))
    return confirmed
  }
  return await writeContent(
    context,
    async (tx) => await answer(tx, await change(tx, actorOf(context), toolId, { version }, next)),
  )
}
