import type { Tx } from '../../../kernel/data/database.ts'
import type { Cells, FileRow, Importer, ImportSettings, PlannedRow } from '../../imports/server/kind.ts'
import { importKind } from '../../imports/server/kinds.ts'
import type { SheetFact } from '../admin-facts.contract.ts'
import { factSchema } from '../fact-check.ts'
import type { Fact } from '../facts.contract.ts'
import {
  isSaid,
  readNote,
  readSource,
  readValue,
  saysUnknown,
  sourceCell,
  valueCell,
  wholeSource,
} from './fact-cells.ts'
import { type FactColumns, factColumns, factFields } from './fact-columns.ts'
import { type SheetTool, selectSheetTools } from './fact-files.queries.ts'
import { changeSheetIn, factSheetKind } from './fact-sheets.service.ts'
import { selectFactKinds, selectFactsOf } from './facts.queries.ts'
import { ToolsOfRows, undoSheetImport } from './sheet-imports.ts'

/** Rows of a wide sheet become facts of tools, which are found by slug. An empty cell changes nothing. */

importKind('facts', {
  fields: async (db) => factFields(await selectFactKinds(db)),
  open: async (tx, settings) => {
    const columns = factColumns(await selectFactKinds(tx))
    return new FactImporter(tx, settings, columns, await selectSheetTools(tx))
  },
  undo: undoSheetImport,
  records: [factSheetKind],
})

interface PlannedFacts extends PlannedRow {
  changed?: { toolId: number; facts: Record<string, SheetFact | null> }
}

class FactImporter implements Importer<PlannedFacts> {
  readonly #tx: Tx
  readonly #settings: ImportSettings
  readonly #columns: readonly FactColumns[]
  readonly #tools: ToolsOfRows
  /** Where in this file a tool stands already. */
  readonly #rows = new Map<number, number>()

  constructor(
    tx: Tx,
    settings: ImportSettings,
    columns: readonly FactColumns[],
    tools: readonly SheetTool[],
  ) {
    this.#tx = tx
    this.#settings = settings
    this.#columns = columns
    this.#tools = new ToolsOfRows(tools)
  }

  unknownCategories() {
    return []
  }

  async plan(rows: FileRow[]): Promise<PlannedFacts[]> {
    const read = rows.map((row) => ({ ...row, ...this.#tools.of(row) }))
    const facts = await selectFactsOf(
      this.#tx,
      read.flatMap(({ tool }) => tool?.id ?? []),
    )
    return read.map(({ row, cells, name, tool, problem }): PlannedFacts => {
      const base = { row, name, isDuplicate: false }
      const refuse = (reason: string): PlannedFacts => ({ ...base, outcome: 'refused', reason })
      if (!tool) return refuse(problem)
      const earlier = this.#rows.get(tool.id)
      if (earlier !== undefined) return refuse(`The file has this tool in row ${earlier} already`)
      this.#rows.set(tool.id, row)
      const { changes, labels, problems } = this.#read(cells, tool, facts.get(tool.id) ?? [])
      if (problems.length > 0) return refuse(problems.join('. '))
      if (labels.length === 0) return { ...base, outcome: 'unchanged', reason: null }
      const changed = { toolId: tool.id, facts: changes }
      return { ...base, outcome: 'updated', reason: `Changes ${labels.join(', ')}`, changed }
    })
  }

  #read(cells: Cells, { website_url: website }: SheetTool, facts: readonly Fact[]) {
    const standing = new Map(facts.map(({ kind, ...fact }) => [kind, fact]))
    const changes: Record<string, SheetFact | null> = {}
    const labels: string[] = []
    const problems: string[] = []
    for (const columns of this.#columns) {
      const { key } = columns.kind
      const read = readFact(columns, cells, standing.get(key) ?? null, website)
      if (!read) continue
      if ('problems' in read) problems.push(...read.problems)
      else {
        changes[key] = read.fact
        labels.push(columns.value.label)
      }
    }
    return { changes, labels, problems }
  }

  async write(rows: PlannedFacts[]): Promise<void> {
    const { actor, batch } = this.#settings
    for (const { changed } of rows) {
      if (changed) await changeSheetIn(this.#tx, actor, changed.toolId, { ...changed.facts, batch }, 'import')
    }
  }
}

type ReadFact = { fact: SheetFact | null } | { problems: string[] } | null

const wrong = ({ label }: { label: string }, problem: string) => ({ problems: [`${label} ${problem}`] })

/** What the cells of a kind change, and null where that is nothing. */
function readFact(columns: FactColumns, cells: Cells, before: SheetFact | null, website: string): ReadFact {
  const textOf = ({ name }: { name: string }) => cells[name]?.trim() ?? ''
  const [value, source, note] = [textOf(columns.value), textOf(columns.source), textOf(columns.note)]
  if (value === '' && source === '' && note === '') return null
  if (saysUnknown(value)) return before && { fact: null }
  const said = readCellOfValue(columns, value, before)
  if ('problems' in said) return said
  const given = readCellOfSource(columns, source, before)
  if (given && 'problems' in given) return given
  if (!given && !said.isSame) {
    const what = before ? 'another than before' : 'new'
    return wrong(columns.source, `is missing: ${columns.value.label} is ${what}`)
  }
  const today = new Date().toISOString().slice(0, 10)
  const fact = {
    value: said.value,
    note: note === '' ? (before?.note ?? null) : readNote(note),
    ...wholeSource(given ?? before!, before, { website, today, isSame: said.isSame }),
  }
  return before && isSaid(fact, inOrder(before)) ? null : checked(columns, fact, today)
}

/** What is known by a row, and whether that is what was known before. */
function readCellOfValue({ kind, value: column }: FactColumns, text: string, before: SheetFact | null) {
  // As it was exported; it may be older than what is checked today.
  if (before && (text === '' || isSaid(text, valueCell(before.value).trim()))) {
    return { value: before.value, isSame: true }
  }
  if (text === '') return wrong(column, 'is empty, and nothing was known of it: say what is known')
  const said = readValue(kind, text)
  if ('problem' in said) return wrong(column, said.problem)
  const isSame = before !== null && isSaid(before.value, said.value)
  return { value: isSame ? before.value : said.value, isSame }
}

function readCellOfSource({ source: column }: FactColumns, text: string, before: SheetFact | null) {
  if (text === '') return null
  if (before && isSaid(text, sourceCell(before).trim())) return before
  const said = readSource(text)
  return 'problem' in said ? wrong(column, said.problem) : said.value
}

/** In the order of the fact that is made of a row, so that the two can be compared. */
const inOrder = ({ value, note, source_url, source_kind, source_date, checked_at }: SheetFact) => {
  return { value, note, source_url, source_kind, source_date, checked_at }
}

function checked(columns: FactColumns, fact: SheetFact, today: string): ReadFact {
  const { data, error } = factSchema(columns.kind, today).safeParse(fact)
  if (!error) return { fact: data as SheetFact }
  const problems = error.issues.map(({ path: [part], message }) => {
    const column = part === 'value' || part === 'note' ? columns[part] : columns.source
    return `${column.label}: ${message}`
  })
  return { problems: [...new Set(problems)] }
}
