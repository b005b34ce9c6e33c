import type { RecordField, RecordFields } from '../../../shared/record-fields.ts'
import type { Cells, ImportField } from './kind.ts'

/** The fields of a record as cells of a spreadsheet, both ways. */

interface SheetColumn extends ImportField {
  kind: RecordField['kind']
}

/** The columns of a record: those that are named in their order, then all others. The template has the first ones. */
export function sheetColumns<F extends RecordFields>(
  fields: F,
  order: readonly (keyof F & string)[],
  inTemplate: number,
): SheetColumn[] {
  const names = [...new Set([...order, ...Object.keys(fields)])]
  return names.flatMap((field, i) => {
    const { kind, sheet } = fields[field]!
    if (!sheet) return []
    const { name = field, label, synonyms, required } = sheet
    return {
      kind,
      name,
      label,
      synonyms,
      ...(required && { required }),
      ...(i >= inTemplate && { isExtra: true }),
    }
  })
}

const YES = /^(yes|y|true|1|x|✓|✔)$/i
const NO = /^(no|n|false|0|-)?$/i

/** What a cell says that is asked for yes or no; an empty one says no. */
export const yesOrNo = (text: string) => (YES.test(text) ? true : NO.test(text) ? false : undefined)

/** What a cell says; undefined where it says nothing. */
function readCell({ kind, required }: SheetColumn, text: string | undefined): unknown {
  if (text === undefined) return required ? '' : undefined
  if (kind === 'flag') return yesOrNo(text.trim())
  if (kind !== 'number' && kind !== 'choice') return text
  if (text.trim() === '') return undefined
  // Half of the world's spreadsheets write 4,5.
  return kind === 'number' ? Number(text.replace(',', '.')) : text
}

/** Cells as the schema of a record takes them, and what is wrong with them before. */
export function readCells(columns: readonly SheetColumn[], cells: Cells) {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const column of columns) {
    const { name, label, kind } = column
    values[name] = readCell(column, cells[name])
    const isUnread = cells[name] !== undefined && values[name] === undefined
    if (kind === 'flag' && isUnread) problems.push(`${label} must be Yes or No`)
  }
  return { values, problems }
}

/** A list in one cell: with commas, or as JSON where an entry would be taken apart. */
const listCell = (values: string[]) =>
  values.some((v) => v.includes(',')) || values[0]?.startsWith('[')
    ? JSON.stringify(values)
    : values.join(', ')

/** The cells of a record, in the order of its columns; `readCells` reads the same record from them. */
export function writeCells(columns: readonly SheetColumn[], record: object): string[] {
  return columns.map(({ name }) => {
    const value = (record as Record<string, unknown>)[name]
    if (Array.isArray(value)) return listCell(value)
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return value === null ? '' : String(value)
  })
}
