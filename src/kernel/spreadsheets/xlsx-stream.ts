import { ReadableStream as NodeStream } from 'node:stream/web'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { restore } from '../../shared/csv.ts'
import { columnName } from './sheet.ts'
import { zipStream } from './zip-stream.ts'

/**
 * An .xlsx workbook of one sheet that is made as it is sent, as `csvStream` makes CSV: the library builds a workbook
 * whole, in memory and in one go. All cells are texts, so that no program makes another date or number of them.
 */

const OFFICE = 'http://schemas.openxmlformats.org'
const MAIN = `${OFFICE}/spreadsheetml/2006/main`
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const relation = (type: string, target: string) =>
  `${DECLARATION}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`
const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`

const FRAME: Record<string, string> = {
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}</Types>`,
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets><sheet name="Kitly" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
}
/** The header stays where it is while the rest is scrolled. */
const HEAD = `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const FOOT = '</sheetData></worksheet>'

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const code = (text: string) => `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** A text as a cell has it: what XML cannot say is written as Excel does, `_x000B_`. */
const xmlText = (text: string) =>
  text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
    .replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, code)
    .replace(/[&<>]/g, (mark) => MARKS[mark]!)

/** Empty cells are left out. Whoever reads the cell takes an apostrophe off that is taken for ours. */
const xmlRow = (cells: readonly string[], number: number) =>
  `<row r="${number}">${cells
    .map((cell, i) => {
      const text = restore(cell) === cell ? cell : `'${cell}`
      return text === ''
        ? ''
        : `<c r="${columnName(i)}${number}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
    })
    .join('')}</row>`

export async function xlsxStream(
  header: readonly string[],
  pages: AsyncGenerator<readonly (readonly string[])[]>,
): Promise<ReadableStream<Uint8Array>> {
  // What fails there can still be answered as a failure.
  const first = await pages.next()
  async function* sheet() {
    let number = 0
    const rowsOf = (rows: readonly (readonly string[])[]) =>
      rows.map((cells) => xmlRow(cells, ++number)).join('')
    try {
      yield HEAD + rowsOf([header])
      if (!first.done) yield rowsOf(first.value)
      for await (const rows of pages) {
        await nextTurn()
        yield rowsOf(rows)
      }
      yield FOOT
    } finally {
      await pages.return(undefined)
    }
  }
  const frame = Object.entries(FRAME).map(([name, text]) => ({ name, pieces: [text] }))
  const parts = [...frame, { name: 'xl/worksheets/sheet1.xml', pieces: sheet() }]
  return NodeStream.from(zipStream(parts)) as ReadableStream<Uint8Array>
}
