import { describe, expect, test } from 'vitest'
import { rawWorkbook, temporaryFile, workbook, zip } from '../../../test/spreadsheets.ts'
import { AppError } from '../../shared/errors.ts'
import { readSpreadsheet } from './read.ts'

async function read(name: string, bytes: string | Uint8Array) {
  return await readSpreadsheet(await temporaryFile(name, bytes), name)
}

async function refusal(name: string, bytes: string | Uint8Array): Promise<string> {
  const error = await read(name, bytes).catch((e) => e)
  expect(error).toBeInstanceOf(AppError)
  expect(error.code).toBe('invalid')
  return error.message
}

/** Without its number it is the next one. */
const ONE_ROW = '<row><c><v>1</v></c></row>'

describe('more than is read', () => {
  const sheet = (rows: string) =>
    zip([
      { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') },
      {
        name: 'xl/whatever.bin',
        bytes: Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      },
    ])
  const ROWS = /^The file has too many rows: at most 200,000 are read/
  const CELLS = /^The file has too many cells: at most 4,000,000 are read/

  test.each([
    ['empty rows', '<row/>'],
    ['rows with a prefix and a number', '<x:row r="7">\n</x:row>'],
  ])('a small workbook of very many %s is refused before rows are made of it', async (_, row) => {
    const bytes = sheet(row.repeat(1_200_000))
    expect(bytes.length).toBeLessThan(200_000)
    const before = process.memoryUsage().heapUsed
    expect(await refusal('a.xlsx', bytes)).toMatch(ROWS)
    // What the library makes of so many takes hundreds of megabytes.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
  })

  test('names that pieces are cut in are counted', async () => {
    // Rows of an odd length, so that the border of a piece falls on each of their letters.
    expect(await refusal('a.xlsx', sheet('<row   \n  />'.repeat(200_002)))).toMatch(ROWS)
    const cut = sheet('<row   \n  />'.repeat(200_001))
    expect(await read('a.xlsx', cut).catch((error) => error.message)).not.toMatch(ROWS)
  })

  test('cells and shared texts are counted', async () => {
    expect(await refusal('a.xlsx', sheet('<c/>'.repeat(4_000_001)))).toMatch(CELLS)
    expect(await refusal('a.xlsx', sheet('<si/>'.repeat(4_000_001)))).toMatch(CELLS)
  })

  test('a cell in the last column of each row is as many cells as it makes', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, i) => `<row r="${i + 2}"><c r="XFD${i + 2}"><v>1</v></c></row>`,
    )
    expect(await refusal('a.xlsx', rawWorkbook(ONE_ROW + rows.join('')))).toMatch(CELLS)
    expect((await read('a.xlsx', rawWorkbook(ONE_ROW))).columns).toEqual(['1'])
  })

  test('one long text that all cells name is counted each time', async () => {
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`.repeat(700)
    expect(await refusal('a.xlsx', rawWorkbook(rows, ['x'.repeat(32_000)]))).toMatch(/too large/)
    expect((await read('a.xlsx', rawWorkbook(rows, ['x']))).rows).toHaveLength(699)
  })

  test.each([
    ['xlsx', () => rawWorkbook(ONE_ROW.repeat(200_002)), ROWS],
    ['csv', () => `A\n${'\n'.repeat(10_000_000)}`, ROWS],
    ['csv', () => `A\n${`${','.repeat(900_000)}\n`.repeat(5)}`, CELLS],
  ])('a .%s file', async (type, make, message) => {
    expect(await refusal(`a.${type}`, make())).toMatch(message)
  })

  test('as much as is allowed is read', async () => {
    const { rows } = await read('a.csv', `A,B\n${'1,2\n'.repeat(200_000)}`)
    expect(rows).toHaveLength(200_000)
  })

  test('a workbook in UTF-16 is not read past the count', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<row/>'.repeat(10), 'utf16le')])
    const book = zip([
      { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') },
      { name: 'xl/worksheets/sheet1.xml', bytes },
    ])
    expect(await refusal('a.xlsx', book)).toMatch(/damaged/)
  })

  test('an .xls workbook beyond its size is refused unread', async () => {
    const head = workbook({ Tools: [['A'], ['1']] }, 'xls')
    expect(await refusal('a.xls', Buffer.concat([head, Buffer.alloc(50_000_000)]))).toMatch(/more than 50 MB/)
  })
})
