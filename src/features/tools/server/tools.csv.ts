import { z } from 'zod'
import { sheetInputs } from '../../../shared/record-fields.ts'
import type { Cells } from '../../imports/server/kind.ts'
import { readCells, sheetColumns, writeCells } from '../../imports/server/record-cells.ts'
import { TOOL_FIELDS, type ToolFields } from '../tools.fields.ts'

/** A tool as a row of a spreadsheet, both ways. */

/** The columns of a spreadsheet in the order of the specification; all others follow. */
const TOOL_SHEET_ORDER = [
  'name',
  'logo_url',
  'short_description',
  'pricing_model',
  'free_credit_info',
  'video_url',
  'screenshots',
  'pdf_url',
  'website_url',
  'category_id',
  'tags',
  'search_keywords',
  'description',
  'features',
  'is_featured',
  // Kitly's own, which the template leaves out.
  'rating',
  'skill_level',
  'not_ideal_for',
  'status',
  'slug',
] as const satisfies (keyof ToolFields)[]
/** So many of them stand in the template. */
const TEMPLATE_COLUMNS = 15

export const TOOL_COLUMNS = sheetColumns(TOOL_FIELDS, TOOL_SHEET_ORDER, TEMPLATE_COLUMNS)

/** A tool as a spreadsheet gives it, checked; also how the starter catalogue is written. */
export const ToolRecord = z.object(sheetInputs(TOOL_FIELDS))
export type ToolRecord = z.infer<typeof ToolRecord>

/** Checks the cells of a row. What is wrong is told in sentences. */
export function parseToolCells(
  cells: Cells,
): { tool: ToolRecord; problem: null } | { tool: null; problem: string } {
  if (Object.values(cells).some((text) => text?.includes('\0'))) {
    return { tool: null, problem: 'The row contains a NUL character' }
  }
  const { values, problems } = readCells(TOOL_COLUMNS, cells)
  const result = ToolRecord.safeParse(values)
  if (result.success && problems.length === 0) return { tool: result.data, problem: null }
  const sentences = [...(result.error?.issues.map(sentence) ?? []), ...problems]
  return { tool: null, problem: [...new Set(sentences)].join('. ') }
}

/** 'must be …' needs the name of its column. */
function sentence({ path, message }: { path: PropertyKey[]; message: string }): string {
  const label = TOOL_COLUMNS.find((f) => f.name === path[0])?.label
  return label && /^must /.test(message) ? `${label} ${message}` : message
}

/** The cells of a tool, in the order of TOOL_COLUMNS; `parseToolCells` reads the same tool from them. */
export const toolCells = (tool: object): string[] => writeCells(TOOL_COLUMNS, tool)

export interface RowError {
  /** Number of the row in its file; the header is row 1. */
  row: number
  name: string
  message: string
}

/** Checks rows that are named by the labels of their columns. Every row is a record or an error. */
export function parseToolRows(rows: Record<string, string>[]): { records: ToolRecord[]; errors: RowError[] } {
  const records: ToolRecord[] = []
  const errors: RowError[] = []
  for (const [i, row] of rows.entries()) {
    const cells = Object.fromEntries(TOOL_COLUMNS.map(({ name, label }) => [name, row[label]]))
    const { tool, problem } = parseToolCells(cells)
    if (tool) records.push(tool)
    else errors.push({ row: i + 2, name: row['Tool Name'] ?? '', message: problem })
  }
  return { records, errors }
}
