import { expect, test } from 'vitest'
import { temporaryFile } from '../../../test/spreadsheets.ts'
import { readSpreadsheet } from './read.ts'
import { xlsxStream } from './xlsx-stream.ts'

const read = async (header: string[], pages: string[][][]) => {
  const stream = await xlsxStream(
    header,
    (async function* () {
      yield* pages
    })(),
  )
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return await readSpreadsheet(await temporaryFile('made.xlsx', bytes), 'made.xlsx')
}

test('a workbook that is made as it is sent has the texts that it was made of', async () => {
  const odd = ['=1+1', "'=1", '-', ' x ', 'a & <b>', 'two\nlines\n', '_x000B_', 'b\u000bell', 'ä🧰', '007']
  const { columns, rows, notes } = await read(['First', '', 'Third'], [[['1', '', '2026-08']], [odd], []])
  expect(columns).toEqual(['First', '', 'Third'])
  expect(rows.map(({ row, cells }) => [row, cells])).toEqual([
    [2, ['1', '', '2026-08']],
    [3, odd],
  ])
  expect(notes).toEqual([])
})

test('it may have no rows, and more than can be kept at once', async () => {
  expect((await read(['A'], [])).rows).toEqual([])
  const page = Array.from({ length: 500 }, (_, i) => Array.from({ length: 60 }, (_, j) => `${i} ${j}`))
  const { rows } = await read(['A', ...Array.from({ length: 59 }, () => 'B')], [page, page, page])
  expect(rows).toHaveLength(1500)
  expect(rows[1499]!.cells[59]).toBe('499 59')
})
