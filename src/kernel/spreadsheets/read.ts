/** Spreadsheets: CSV and workbooks, read as rows of text within limits, and CSV as it is sent. */

import { readFile } from 'node:fs/promises'
import { restore } from '../../shared/csv.ts'
import { AppError } from '../../shared/errors.ts'
import { IMPORT_FILE_TYPES } from '../../shared/limits.ts'
import { readCsv } from './csv.ts'
import { PartCounter } from './part-counter.ts'
import { type Sheet, type SheetRow, tooMuch } from './sheet.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_XLS_BYTES_MAX } from './spreadsheets.limits.ts'
import { detectEncoding, readHead } from './text.ts'
import { partsOf, ZipError } from './zip.ts'

type FileType = (typeof IMPORT_FILE_TYPES)[number]

/** The type that a file's name states. Throws `invalid` for every other than .csv, .xlsx and .xls. */
export function typeOfName(name: string): FileType {
  const type = IMPORT_FILE_TYPES.find((t) => name.toLowerCase().endsWith(t))
  if (!type) throw new AppError('invalid', 'Please choose a .csv, .xlsx or .xls file')
  return type
}

/**
 * Reads a spreadsheet as text cells. Throws `invalid` with a sentence for the person who sent it: what is not what
 * its name says, damaged, empty, or too large. A workbook takes long and much memory: only a worker should do this.
 */
export async function readSpreadsheet(path: string, name: string): Promise<Sheet> {
  const { rows, notes } = await openSpreadsheet(path, name)
  const sheet: Sheet = { columns: [], rows: [], notes }
  for await (const row of rows) {
    row.cells = trimEnd(row.cells).map(restore)
    if (sheet.columns.length === 0) {
      sheet.columns = row.cells.map((cell) => cell.trim())
      if (sheet.columns.length > IMPORT_COLUMNS_MAX) throw tooMuch('columns')
      continue
    }
    if (row.cells.length > sheet.columns.length) {
      row.problem ??= `The row has ${row.cells.length} cells, but the header has ${sheet.columns.length}`
    }
    sheet.rows.push(row)
  }
  if (sheet.columns.length === 0) throw new AppError('invalid', 'The file is empty.')
  return sheet
}

/** Empty cells at the end are formatting, mostly; whether cells are missing is told by what is filled. */
function trimEnd(cells: string[]): string[] {
  let length = cells.length
  while (length > 0 && cells[length - 1]!.trim() === '') length--
  return length === cells.length ? cells : cells.slice(0, length)
}

interface Opened {
  rows: Iterable<SheetRow> | AsyncIterable<SheetRow>
  notes: string[]
}

async function openSpreadsheet(path: string, name: string): Promise<Opened> {
  const stated = typeOfName(name)
  const head = await readHead(path).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new AppError('invalid', 'The uploaded file is no longer there. Please upload it again.')
  })
  if (head.length === 0) throw new AppError('invalid', 'The file is empty.')
  if (stated === '.csv') {
    const other = typeOfContent(head)
    const encoding = other ? null : await detectEncoding(path, head)
    if (!encoding) throw notWhatItSays(name, 'CSV file', other ?? 'no text')
    return { rows: readCsv(path, encoding), notes: [] }
  }
  const what = stated === '.xlsx' ? 'Excel workbook (.xlsx)' : 'Excel workbook (.xls)'
  const isRight = stated === '.xlsx' ? isZip(head) : isCompound(head)
  const bytes = isRight || isCompound(head) ? await readFile(path) : head
  if (stated === '.xlsx' && isCompound(head) && bytes.includes(LOCKED))
    throw new AppError('invalid', LOCKED_SENTENCE)
  if (!isRight) throw notWhatItSays(name, what, typeOfContent(head) ?? 'something else')
  if (stated === '.xlsx') {
    const parts = await measuredParts(bytes)
    if (!parts.some((part) => /^xl\/workbook\.xml$/i.test(part))) {
      throw notWhatItSays(name, what, 'another kind of archive')
    }
  } else if (bytes.length > IMPORT_XLS_BYTES_MAX) {
    const most = IMPORT_XLS_BYTES_MAX / 1_000_000
    throw new AppError('invalid', `The .xls workbook has more than ${most} MB. Save it as .xlsx or .csv.`)
  }
  // Large, and needed for workbooks alone.
  const { readWorkbook } = await import('./workbook.ts')
  return readWorkbook(bytes)
}

const isZip = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
const isCompound = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
/** The stream in which an .xlsx that is protected with a password stands. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')
const LOCKED_SENTENCE = 'The workbook is protected with a password. Save it without one and upload it again.'

/** What a file is that spreadsheets are mistaken for; null where the first bytes do not tell. */
function typeOfContent(head: Buffer): string | null {
  if (head.length < 4) return null
  if (isZip(head)) return 'an archive, such as an .xlsx workbook'
  if (isCompound(head)) return 'an old Office document, such as an .xls workbook'
  if (head.toString('latin1', 0, 5) === '%PDF-') return 'a PDF document'
  if (/^\s*<(!doctype\s+html|html|table|\?xml)/i.test(head.toString('latin1', 0, 200)))
    return 'a web page or XML'
  return null
}

function notWhatItSays(name: string, expected: string, found: string): AppError {
  return new AppError(
    'invalid',
    `${name} is not a ${expected}: it holds ${found}.`.replace('a Excel', 'an Excel'),
  )
}

/**
 * The names of a workbook's parts. Each is unpacked piece by piece and counted, so that what would be too much is
 * refused before anything makes rows of it: the library would go through all of them first.
 */
async function measuredParts(bytes: Buffer): Promise<string[]> {
  const counter = new PartCounter()
  const names: string[] = []
  try {
    for (const { name, pieces } of partsOf(bytes)) {
      names.push(name)
      counter.begin()
      for await (const piece of pieces()) counter.add(piece)
    }
    return names
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    const isLocked = error.reason === 'encrypted'
    throw new AppError(
      'invalid',
      isLocked
        ? LOCKED_SENTENCE
        : 'The workbook is damaged and cannot be read. Open it, save it again, and upload that.',
    )
  }
}
