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

/** Cells as the schema of a record takes them, and what is wrong with them before. */
export function readCells(columns: readonly SheetColumn[], cells: Cells) {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const { name, label, kind, required } of columns) {
    const text = cells[name]
    if (text === undefined) values[name] = required ? '' : undefined
    else if (kind === 'flag') {
      values[name] = YES.test(text.trim()) ? true : NO.test(text.trim()) ? false : undefined
      if (values[name] === undefined) problems.push(`${label} must be Yes or No`)
    } else if ((kind === 'number' || kind === 'choice') && text.trim() === '') values[name] = undefined
    // Half of the world's spreadsheets write 4,5.
    else values[name] = kind === 'number' ? Number(text.replace(',', '.')) : text
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
