import { type CellObject, type DenseWorkSheet, read, SSF, set_cptable, type WorkBook } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { AppError } from '../../shared/errors.ts'
import { columnName, Measure, type SheetRow } from './sheet.ts'
import { IMPORT_ROWS_MAX } from './spreadsheets.limits.ts'

// Old .xls files hold text in the code page of the machine they were written on.
set_cptable(codepages)

export interface Workbook {
  rows: Iterable<SheetRow>
  /** What was left out, in sentences. */
  notes: string[]
}

/** The first visible sheet that holds something. Formulas are never evaluated: what counts is the stored value. */
export function readWorkbook(bytes: Buffer): Workbook {
  const book = parse(bytes)
  const isVisible = (i: number) => !book.Workbook?.Sheets?.[i]?.Hidden
  const filled = book.SheetNames.filter((name, i) => isVisible(i) && rowsOf(book, name).length > 0)
  const [name] = filled
  if (name === undefined) return { rows: [], notes: [] }
  const notes =
    filled.length > 1
      ? [`Only the sheet “${name}” is read; what stands in ${filled.slice(1).join(', ')} is left out.`]
      : []
  return { rows: readRows(rowsOf(book, name), book.Workbook?.WBProps?.date1904 === true), notes }
}

function parse(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      // The header, and one more than is allowed: enough to see that there are too many.
      sheetRows: IMPORT_ROWS_MAX + 2,
    })
  } catch (error) {
    const isLocked = /password|encrypt/i.test((error as Error).message)
    throw new AppError(
      'invalid',
      isLocked
        ? 'The workbook is protected with a password. Save it without one and upload it again.'
        : 'The workbook is damaged and cannot be read. Open it, save it again, and upload that.',
    )
  }
}

const rowsOf = (book: WorkBook, name: string): (CellObject | undefined)[][] =>
  (book.Sheets[name] as DenseWorkSheet | undefined)?.['!data'] ?? []

function* readRows(data: (CellObject | undefined)[][], is1904: boolean): Generator<SheetRow> {
  const measure = new Measure()
  for (let i = 0; i < data.length; i++) {
    const cells: string[] = []
    let problem: string | undefined
    const row = data[i] ?? []
    // Before it is gone through: one cell in the last column makes a row of 16,384.
    measure.row(row.length)
    for (let column = 0; column < row.length; column++) {
      const cell = row[column]
      if (cell?.t === 'e') problem ??= `Column ${columnName(column)} holds the error ${errorName(cell)}`
      cells.push(cell ? textOf(cell, is1904) : '')
    }
    measure.text(cells)
    if (cells.some((cell) => cell.trim() !== '') || problem) {
      yield { row: i + 1, cells, ...(problem && { problem }) }
    }
  }
}

function textOf({ t, v, z }: CellObject, is1904: boolean): string {
  if (v === undefined || v === null || t === 'z' || t === 'e') return ''
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE'
  if (typeof v !== 'number') return String(v)
  return typeof z === 'string' && SSF.is_date(z) ? dateText(v, is1904) : String(v)
}

/** A serial number of days, as ISO has dates: '2026-03-01', '2026-03-01T09:30:00', or '09:30:00' without a day. */
function dateText(serial: number, date1904: boolean): string {
  const date = SSF.parse_date_code(serial, { date1904 }) as {
    y: number
    m: number
    d: number
    H: number
    M: number
    S: number
  } | null
  if (!date) return String(serial)
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const time = `${two(date.H)}:${two(date.M)}:${two(date.S)}`
  if (serial < 1) return time
  const day = `${String(date.y).padStart(4, '0')}-${two(date.m)}-${two(date.d)}`
  return Number.isInteger(serial) ? day : `${day}T${time}`
}

const ERRORS: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}
const errorName = ({ v }: CellObject) => ERRORS[Number(v)] ?? '#ERROR'
