import { ReadableStream as NodeStream } from 'node:stream/web'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CSV_MARK, csvLine } from '../../shared/csv.ts'

/**
 * A CSV file that is made as it is sent: a page of rows is read when the receiver has taken the one before, so that
 * memory stays flat. The first page is read at once: what fails there can still be answered as a failure. Between two
 * pages other requests get their turn, also where the receiver takes them as fast as they are made.
 */
export async function csvStream(
  header: readonly string[],
  pages: AsyncGenerator<readonly (readonly string[])[]>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const first = await pages.next()
  async function* chunks() {
    try {
      yield encoder.encode(CSV_MARK + csvLine(header))
      if (!first.done) yield encoder.encode(first.value.map(csvLine).join(''))
      for await (const rows of pages) {
        await nextTurn()
        yield encoder.encode(rows.map(csvLine).join(''))
      }
    } finally {
      await pages.return(undefined)
    }
  }
  return NodeStream.from(chunks()) as ReadableStream<Uint8Array>
}

/** The same of a list: `read` answers the rows after the last one of the page before, and none at the end. */
export function csvOfList<Row>(
  header: readonly string[],
  read: (last: Row | null) => Promise<Row[]>,
  toCells: (row: Row) => readonly string[],
) {
  async function* pages() {
    let rows = await read(null)
    while (rows.length > 0) {
      yield rows.map(toCells)
      rows = await read(rows.at(-1)!)
    }
  }
  return csvStream(header, pages())
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers a file that a browser saves under its name. */
export async function answerFile(
  { setHeader }: { setHeader: (name: string, value: string) => void },
  file: Promise<{ stream: ReadableStream<Uint8Array>; name: string }>,
): Promise<ReadableStream<Uint8Array>> {
  const { stream, name } = await file
  setHeader('content-disposition', attachment(name))
  if (name.endsWith('.xlsx')) setHeader('content-type', XLSX)
  return stream
}

/** The header that makes a browser save an answer under a name. */
export const attachment = (fileName: string) => `attachment; filename="${fileName}"`
