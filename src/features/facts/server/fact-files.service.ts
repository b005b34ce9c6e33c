import type { Db } from '../../../kernel/data/database.ts'
import { csvStream } from '../../../kernel/spreadsheets/csv-stream.ts'
import { xlsxStream } from '../../../kernel/spreadsheets/xlsx-stream.ts'
import { factCells, factFields } from './fact-columns.ts'
import { type SheetTool, selectSheetToolsAfter } from './fact-files.queries.ts'
import { selectFactKinds, selectFactsOf, selectPlansOf } from './facts.queries.ts'
import { PLAN_FIELDS, planCells } from './plan-columns.ts'

const PAGE = 250
const STREAMS = { csv: csvStream, xlsx: xlsxStream }
export type FileFormat = keyof typeof STREAMS

/** What is known of all tools that are not in the bin: a row for each, and columns for each kind that is asked. */
export async function exportFacts(db: Db, format: FileFormat) {
  const kinds = await selectFactKinds(db)
  const pages = pagesOfTools(db, async (tools, ids) => {
    const facts = await selectFactsOf(db, ids)
    return tools.map((tool) => factCells(kinds, tool, facts.get(tool.id) ?? []))
  })
  return await fileOf('facts', format, factFields(kinds), pages)
}

/** The plans of all tools that are not in the bin, a row for each. */
export async function exportPlans(db: Db, format: FileFormat) {
  const pages = pagesOfTools(db, async (tools, ids) => {
    const plans = await selectPlansOf(db, ids)
    return tools.flatMap(({ id, slug }) => (plans.get(id) ?? []).map((plan) => planCells(slug, plan)))
  })
  return await fileOf('plans', format, PLAN_FIELDS, pages)
}

async function* pagesOfTools(db: Db, rowsOf: (tools: SheetTool[], ids: number[]) => Promise<string[][]>) {
  for (let id = 0; ; ) {
    const tools = await selectSheetToolsAfter(db, id, PAGE)
    if (tools.length === 0) return
    id = tools.at(-1)!.id
    yield await rowsOf(
      tools,
      tools.map((tool) => tool.id),
    )
  }
}

async function fileOf(
  what: string,
  format: FileFormat,
  fields: readonly { label: string }[],
  pages: AsyncGenerator<string[][]>,
) {
  const stream = await STREAMS[format](
    fields.map((field) => field.label),
    pages,
  )
  return { stream, name: `ai_tools_${what}_export_${new Date().toISOString().slice(0, 10)}.${format}` }
}
