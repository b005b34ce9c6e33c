import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '../../shared/errors.ts'
import { Measure, type SheetRow } from './sheet.ts'
import { IMPORT_ROW_LENGTH } from './spreadsheets.limits.ts'
import { type Encoding, readText } from './text.ts'

const SEPARATORS = [',', ';', '\t'] as const

/** The rows of a CSV file that are not empty, with their numbers as a spreadsheet counts them. */
export async function* readCsv(path: string, encoding: Encoding): AsyncGenerator<SheetRow> {
  const { separator, isNamed } = await detectSeparator(path, encoding)
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Told row by row, with the names of the columns.
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: IMPORT_ROW_LENGTH,
  })
  // What fails in the pipeline fails the parser, too, which is read below.
  const fed = pipeline(readText(path, encoding), parser).catch(() => {})
  let row = 0
  let width = 0
  const measure = new Measure()
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row++
      measure.row(cells.length)
      if (row === 1 && isNamed) continue
      if (cells.every((cell) => cell.trim() === '')) continue
      width ||= cells.length
      // Programs write every cell, the empty ones too: a row with fewer has lost some. Surplus ones show by themselves.
      const problem = `The row has ${cells.length} cells, but the header has ${width}`
      yield { row, cells, ...(cells.length < width && { problem }) }
    }
  } catch (error) {
    throw error instanceof CsvError ? toAppError(error, row + 1) : error
  } finally {
    parser.destroy()
    await fed
  }
}

function toAppError({ code }: CsvError, row: number): AppError {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return new AppError('invalid', `In row ${row} or below it a quote (") is opened and never closed.`)
  }
  return new AppError('invalid', `Row ${row} cannot be read as CSV. Look for quotes (") that are not closed.`)
}

/**
 * What separates the cells: of comma, semicolon and tab the one that stands most often in the first line, outside
 * of quotes. A first line such as `sep=;`, as Excel writes it, names it instead.
 */
async function detectSeparator(path: string, encoding: Encoding) {
  let line = ''
  for await (const text of readText(path, encoding)) {
    line += text
    if (endOfLine(line) >= 0 || line.length > IMPORT_ROW_LENGTH) break
  }
  const end = endOfLine(line)
  if (end >= 0) line = line.slice(0, end)
  const named = /^sep=([,;\t])$/i.exec(line)?.[1]
  if (named) return { separator: named, isNamed: true }
  const unquoted = line.replace(/"[^"]*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  const separator = SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best))
  return { separator, isNamed: false }
}

/** Where the first line ends: the first line break that does not stand between quotes; -1 if there is none. */
function endOfLine(text: string): number {
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') isQuoted = !isQuoted
    else if (!isQuoted && (text[i] === '\n' || text[i] === '\r')) return i
  }
  return -1
}
