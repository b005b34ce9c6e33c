import type { Tx } from '../../../kernel/data/database.ts'
import type { FileRow, Importer, ImportSettings, PlannedRow } from '../../imports/server/kind.ts'
import { importKind } from '../../imports/server/kinds.ts'
import { plansSchema } from '../fact-check.ts'
import type { Plan } from '../facts.contract.ts'
import { isSaid, type Sourced, wholeSource } from './fact-cells.ts'
import { type SheetTool, selectSheetTools } from './fact-files.queries.ts'
import { changeSheetIn, factSheetKind } from './fact-sheets.service.ts'
import { selectPlansOf } from './facts.queries.ts'
import { changedLabels, isExported, mergePlan, PLAN_FIELDS, planLabel, readPlan } from './plan-columns.ts'
import { ToolsOfRows, undoSheetImport } from './sheet-imports.ts'

/** Rows become plans of tools. A plan is found by its name and by whether it is paid yearly; none is taken away. */

importKind('plans', {
  fields: () => PLAN_FIELDS,
  open: async (tx, settings) => new PlanImporter(tx, settings, await selectSheetTools(tx)),
  undo: undoSheetImport,
  records: [factSheetKind],
})

interface PlannedPlan extends PlannedRow {
  /** All plans of the tool as they are after this row. */
  changed?: { toolId: number; plans: Plan[] }
}

/** The plans of a tool as they are after the rows so far, and which row each is of. */
interface ToolPlans {
  plans: Plan[]
  rows: Map<number, number>
}

const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

class PlanImporter implements Importer<PlannedPlan> {
  readonly #tx: Tx
  readonly #settings: ImportSettings
  readonly #tools: ToolsOfRows
  readonly #known = new Map<number, ToolPlans>()
  readonly #today = new Date().toISOString().slice(0, 10)
  readonly #schema = plansSchema(this.#today)

  constructor(tx: Tx, settings: ImportSettings, tools: readonly SheetTool[]) {
    this.#tx = tx
    this.#settings = settings
    this.#tools = new ToolsOfRows(tools)
  }

  unknownCategories() {
    return []
  }

  async plan(rows: FileRow[]): Promise<PlannedPlan[]> {
    const read = rows.map((row) => ({ ...row, ...this.#tools.of(row) }))
    const ids = [...new Set(read.flatMap(({ tool }) => tool?.id ?? []))].filter((id) => !this.#known.has(id))
    const found = await selectPlansOf(this.#tx, ids)
    for (const id of ids) this.#known.set(id, { plans: found.get(id) ?? [], rows: new Map() })
    return read.map(({ row, cells, name, tool, problem }) => {
      if (tool) return this.#plan({ row, cells, name }, tool)
      return { row, name, isDuplicate: false, outcome: 'refused', reason: problem }
    })
  }

  #plan(
    { row, cells, name }: Pick<FileRow, 'row' | 'cells'> & { name: string },
    tool: SheetTool,
  ): PlannedPlan {
    const base = { row, name: `${name}, ${cells.name?.trim() ?? ''}`.slice(0, 300), isDuplicate: false }
    const refuse = (reason: string): PlannedPlan => ({ ...base, outcome: 'refused', reason })
    const { said, problems } = readPlan(cells)
    if (!said.name) problems.unshift('Plan is required')
    if (problems.length > 0) return refuse(problems.join('. '))
    const known = this.#known.get(tool.id)!
    const free = [...known.plans.keys()].filter((i) => !known.rows.has(i))
    const exported = free.find((i) => isExported(cells, known.plans[i]!))
    if (exported !== undefined) {
      known.rows.set(exported, row)
      return { ...base, outcome: 'unchanged', reason: null }
    }
    const place = findPlace(known, said)
    if ('problem' in place) return refuse(place.problem)
    const before = known.plans[place.at] ?? null
    const plan = this.#merge(said, before, tool)
    if ('problem' in plan) return refuse(plan.problem)
    if (before && isSaid(plan, before)) {
      known.rows.set(place.at, row)
      return { ...base, outcome: 'unchanged', reason: null }
    }
    const { data, error } = this.#schema.safeParse(known.plans.toSpliced(place.at, 1, plan))
    if (error) return refuse(sentencesOf(error.issues, place.at, known.plans))
    known.plans = data as Plan[]
    known.rows.set(place.at, row)
    const changed = { toolId: tool.id, plans: known.plans }
    if (!before) return { ...base, outcome: 'created', reason: null, changed }
    return {
      ...base,
      outcome: 'updated',
      reason: `Changes ${changedLabels(before, plan).join(', ')}`,
      changed,
    }
  }

  /** The plan that a row makes of the one before. */
  #merge(said: Partial<Plan>, before: Plan | null, { website_url }: SheetTool): Plan | { problem: string } {
    const same = before !== null && isSaid(mergePlan(before, said, before), before)
    const address = said.source_url || (same ? before.source_url : '')
    if (!address)
      return { problem: `Source is missing: the plan is ${before ? 'another than before' : 'new'}` }
    const given: Partial<Sourced> & Pick<Sourced, 'source_url'> = {
      source_url: address,
      ...(said.source_kind && { source_kind: said.source_kind }),
      ...(said.source_date !== undefined && { source_date: said.source_date }),
      ...(said.checked_at && { checked_at: said.checked_at }),
    }
    const whole = wholeSource(given, before, { website: website_url, today: this.#today, isSame: same })
    return mergePlan(before, said, whole)
  }

  async write(rows: PlannedPlan[]): Promise<void> {
    const { actor, batch } = this.#settings
    // The last row of a tool has all that those before it have changed.
    const plansOf = new Map(rows.flatMap(({ changed }) => (changed ? [[changed.toolId, changed.plans]] : [])))
    for (const [toolId, plans] of plansOf) {
      await changeSheetIn(this.#tx, actor, toolId, { plans, batch }, 'import')
    }
  }
}

/** What tells plans of one name apart, where a tool has several. */
const APART = ['per', 'currency', 'seats_from'] as const

/** Which plan a row speaks of; behind the last one where it is new. */
function findPlace({ plans, rows }: ToolPlans, said: Partial<Plan>): { at: number } | { problem: string } {
  const isYearly = said.is_billed_yearly
  const named = [...plans.keys()].filter((i) => {
    const { name, is_billed_yearly } = plans[i]!
    return keyOf(name) === keyOf(said.name!) && (isYearly ?? is_billed_yearly) === is_billed_yearly
  })
  const isClose = (i: number) =>
    APART.every((part) => said[part] === undefined || said[part] === plans[i]![part])
  const free = named.filter((i) => !rows.has(i))
  const close = free.filter(isClose)
  const [only] = close.length === 1 ? close : free.length === 1 ? free : []
  if (only !== undefined) return { at: only }
  if (close.length > 1) {
    const sentence = `Plan: the tool has ${close.length} plans of this name, and Billed Yearly, Per, Currency and Seats From do not tell which is meant`
    return { problem: sentence }
  }
  const earlier = named.find((i) => rows.has(i) && isClose(i))
  if (earlier !== undefined) return { problem: `The file has this plan in row ${rows.get(earlier)} already` }
  return { at: plans.length }
}

type Issue = { path: PropertyKey[]; message: string }

function sentencesOf(issues: readonly Issue[], at: number, plans: readonly Plan[]): string {
  const sentences = issues.map(({ path: [index, part], message }) => {
    if (index === at) return `${planLabel(part)}: ${message}`
    return typeof index === 'number' ? `The plan ${plans[index]?.name}: ${message}` : `Plan: ${message}`
  })
  return [...new Set(sentences)].join('. ')
}
