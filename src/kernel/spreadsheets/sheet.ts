import { AppError } from '../../shared/errors.ts'
import {
  IMPORT_CELLS_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNPACKED_MAX,
} from './spreadsheets.limits.ts'

/** A row as it stands in its file. */
export interface SheetRow {
  /** As the spreadsheet counts: the first row is 1. */
  row: number
  cells: string[]
  /** Why the row cannot be used, where the file itself says so. */
  problem?: string
}

export interface Sheet {
  /** The cells of the first row that is not empty. */
  columns: string[]
  /** The rows below it that are not empty. */
  rows: SheetRow[]
  /** What was left out, in sentences. */
  notes: string[]
}

const SEVERAL = 'Import it in several files.'
const REASONS = {
  rows: `The file has too many rows: at most ${IMPORT_ROWS_MAX.toLocaleString('en')} are read, empty ones included. ${SEVERAL}`,
  cells: `The file has too many cells: at most ${IMPORT_CELLS_MAX.toLocaleString('en')} are read. ${SEVERAL}`,
  columns: `The file has more than ${IMPORT_COLUMNS_MAX} columns.`,
  text: `The file is too large: unpacked it has more than ${IMPORT_UNPACKED_MAX / 1_000_000} MB. ${SEVERAL}`,
}

/** Of what a file has more than is read. Thrown as soon as that shows, before the rest is looked at. */
export const tooMuch = (what: keyof typeof REASONS) => new AppError('invalid', REASONS[what])

/** Counts what a reader takes in of a file, and ends it where that is too much. */
export class Measure {
  #rows = 0
  #cells = 0
  #characters = 0

  /** A row with so many cells, empty ones included. */
  row(cells: number): void {
    this.#cells += cells
    // The header is no row of the list.
    if (++this.#rows > IMPORT_ROWS_MAX + 1) throw tooMuch('rows')
    if (this.#cells > IMPORT_CELLS_MAX) throw tooMuch('cells')
  }

  /** What stands in its cells: a workbook can name one long text from all of them. */
  text(cells: readonly string[]): void {
    for (const cell of cells) this.#characters += cell.length
    if (this.#characters > IMPORT_UNPACKED_MAX) throw tooMuch('text')
  }
}

/** 0 → 'A', 26 → 'AA' */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}
