import { describe, expect, test } from 'vitest'
import { temporaryFile, workbook, zip } from '../../../test/spreadsheets.ts'
import { csvLine } from '../../shared/csv.ts'
import { AppError } from '../../shared/errors.ts'
import { readSpreadsheet } from './read.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_UNPACKED_MAX } from './spreadsheets.limits.ts'

async function read(name: string, bytes: string | Uint8Array) {
  return await readSpreadsheet(await temporaryFile(name, bytes), name)
}
const cellsOf = async (name: string, bytes: string | Uint8Array) =>
  (await read(name, bytes)).rows.map((row) => row.cells)

async function refusal(name: string, bytes: string | Uint8Array): Promise<string> {
  const error = await read(name, bytes).catch((e) => e)
  expect(error).toBeInstanceOf(AppError)
  expect(error.code).toBe('invalid')
  return error.message
}

const TEXT = 'Name;Price\r\nCafé “Größe”;5 €\r\n'
const ROWS = [['Café “Größe”', '5 €']]

describe('encodings', () => {
  const utf16 = Buffer.from(TEXT, 'utf16le')
  const windows = Buffer.from(
    [...TEXT].map((c) => ({ '“': 0x93, '”': 0x94, '€': 0x80 })[c] ?? c.charCodeAt(0)),
  )
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 LE without', utf16],
    ['UTF-16 BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['UTF-16 BE without', Buffer.from(utf16).swap16()],
    ['Windows-1252', windows],
  ])('%s', async (_, bytes) => {
    const sheet = await read('a.csv', bytes)
    expect(sheet.columns).toEqual(['Name', 'Price'])
    expect(sheet.rows.map((r) => r.cells)).toEqual(ROWS)
  })

  test('a letter far down decides', async () => {
    const head = `Name\n${'plain\n'.repeat(60_000)}`
    const rows = await cellsOf('a.csv', Buffer.concat([Buffer.from(head), Buffer.from([0xe9, 0x0a])]))
    expect(rows.at(-1)).toEqual(['é'])
    expect((await cellsOf('a.csv', `${head}é\n`)).at(-1)).toEqual(['é'])
  })

  test('letters of several bytes at the borders of pieces stay whole', async () => {
    const rows = await cellsOf('a.csv', `Name\n${'x'.repeat(65_530)}${'ü'.repeat(10)}\n`)
    expect(rows[0]![0]).toMatch(/^x+ü{10}$/)
  })
})

describe('separators', () => {
  test.each([',', ';', '\t'])('%j is seen in the header', async (s) => {
    const sheet = await read('a.csv', `A${s}"B,;\t"${s}C\n1${s}"2 ${s} 2"${s}3\n`)
    expect(sheet.columns).toEqual(['A', 'B,;', 'C'])
    expect(sheet.rows[0]!.cells).toEqual(['1', `2 ${s} 2`, '3'])
  })

  test('the first line of Excel names it', async () => {
    expect(await read('a.csv', 'sep=;\r\nA,x;B\r\n1;2\r\n')).toMatchObject({
      columns: ['A,x', 'B'],
      rows: [{ row: 3, cells: ['1', '2'] }],
    })
  })

  test('one column needs none', async () => {
    expect(await cellsOf('a.csv', 'Name\nAlpha\nBeta')).toEqual([['Alpha'], ['Beta']])
  })
})

describe('quotes and line breaks', () => {
  test('inside cells are part of them, and rows are counted as a spreadsheet does', async () => {
    const text = 'Name,Text\r\n"A ""great"" one","first\r\nsecond, third"\r\n\r\n,\r\nB,5" screen\r\n'
    expect((await read('a.csv', text)).rows).toEqual([
      { row: 2, cells: ['A "great" one', 'first\r\nsecond, third'] },
      { row: 5, cells: ['B', '5" screen'] },
    ])
  })

  test.each(['\n', '\r\n', '\r'])('lines end with %j', async (end) => {
    expect(await cellsOf('a.csv', `A,B${end}1,2${end}3,4`)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })

  test('a quote that is never closed is told with its row', async () => {
    expect(await refusal('a.csv', 'A,B\n1,2\n"3,4\n5,6\n')).toMatch(/row 3.*quote/)
    expect(await refusal('a.csv', `A,B\n1,2\n3,"${'x'.repeat(1_100_000)}`)).toMatch(/row 3.*quote/)
  })

  test('what was defused is read as it was', async () => {
    const cells = ['=1+1', "'=x", '@a', '\ttab', 'plain']
    expect(await cellsOf('a.csv', csvLine(['A', 'B', 'C', 'D', 'E']) + csvLine(cells))).toEqual([cells])
  })
})

describe('cells', () => {
  test('too many and too few are told at their rows', async () => {
    const { rows } = await read('a.csv', 'A,B,C\n1,2\n1,2,3\n1,2,3,4\n1,2,3,,,\n,,,\n')
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'The row has 2 cells, but the header has 3'],
      [3, undefined],
      [4, 'The row has 4 cells, but the header has 3'],
      [5, undefined],
    ])
  })

  test('more columns than anybody has are refused', async () => {
    expect(await refusal('a.csv', `${'a,'.repeat(IMPORT_COLUMNS_MAX)}a\n`)).toMatch(/columns/)
  })
})

describe.each(['xlsx', 'xls'] as const)('a workbook of type .%s', (type) => {
  const name = `a.${type}`

  test('texts, numbers, truth and dates are read as a person sees them', async () => {
    const day = { t: 'n', v: 46082, z: 'dd/mm/yyyy' }
    const moment = { t: 'n', v: 46082.5, z: 'yyyy-mm-dd hh:mm' }
    const time = { t: 'n', v: 0.75, z: 'hh:mm:ss' }
    const header = ['Text', 'Number', 'Long', 'Yes', 'Day', 'Moment', 'Time']
    const row = ['Größe 🧰\nzwei', 4.5, 123456789012, true, day, moment, time]
    expect(await cellsOf(name, workbook({ Tools: [header, row] }, type))).toEqual([
      ['Größe 🧰\nzwei', '4.5', '123456789012', 'TRUE', '2026-03-01', '2026-03-01T12:00:00', '18:00:00'],
    ])
  })

  test('dates are counted from 1904 where the workbook says so', async () => {
    const rows = [['Day'], [{ t: 'n', v: 44620, z: 'yyyy-mm-dd' }]]
    const bytes = workbook({ Tools: rows }, type, (book) => {
      book.Workbook = { ...book.Workbook, WBProps: { date1904: true } }
    })
    expect(await cellsOf(name, bytes)).toEqual([['2026-03-01']])
  })

  test('of a formula counts the stored value, and nothing is evaluated', async () => {
    const stored = { t: 'n', v: 7, f: 'SUM(1,2)' }
    const text = { t: 's', v: 'kept', f: 'HYPERLINK("http://evil.example")' }
    expect(
      await cellsOf(
        name,
        workbook(
          {
            Tools: [
              ['A', 'B'],
              [stored, text],
            ],
          },
          type,
        ),
      ),
    ).toEqual([['7', 'kept']])
  })

  test('an error in a cell is told with its column', async () => {
    const { rows } = await read(
      name,
      workbook(
        {
          Tools: [
            ['A', 'B'],
            ['x', { t: 'e', v: 42 }],
          ],
        },
        type,
      ),
    )
    expect(rows).toEqual([{ row: 2, cells: ['x'], problem: 'Column B holds the error #N/A' }])
  })

  test('the first filled sheet is read, and what is left out is told', async () => {
    const bytes = workbook({ Empty: [], Tools: [['A'], ['1']], Notes: [['x']] }, type)
    const sheet = await read(name, bytes)
    expect(sheet.rows).toEqual([{ row: 2, cells: ['1'] }])
    expect(sheet.notes).toEqual(['Only the sheet “Tools” is read; what stands in Notes is left out.'])
  })

  test('rows without anything are skipped, surplus cells are told', async () => {
    const { rows } = await read(name, workbook({ Tools: [['A', 'B'], [], ['1'], ['1', '2', '3']] }, type))
    expect(rows).toEqual([
      { row: 3, cells: ['1'] },
      { row: 4, cells: ['1', '2', '3'], problem: 'The row has 3 cells, but the header has 2' },
    ])
  })
})

describe('files that are not what their name says', () => {
  const xlsx = workbook({ Tools: [['A'], ['1']] })
  const xls = workbook({ Tools: [['A'], ['1']] }, 'xls')
  test.each<[string, string | Buffer, RegExp]>([
    ['tools.csv', xlsx, /tools\.csv is not a CSV file: .*xlsx/],
    ['tools.csv', xls, /not a CSV file: .*xls/],
    ['tools.csv', Buffer.from('%PDF-1.7\n1 0 obj'), /PDF/],
    ['tools.csv', '<!DOCTYPE html><html><body>Sign in</body></html>', /web page/],
    ['tools.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0, 0, 1]), /no text/],
    ['tools.xlsx', 'Name,Summary\nA,B\n', /tools\.xlsx is not an Excel workbook \(\.xlsx\)/],
    ['tools.xlsx', xls, /old Office document/],
    ['tools.xlsx', zip([{ name: 'readme.txt', bytes: Buffer.from('hi') }]), /another kind of archive/],
    ['tools.xls', xlsx, /not an Excel workbook \(\.xls\): it holds an archive/],
    ['tools.xls', '<html><table><tr><td>A</td></tr></table></html>', /web page/],
    ['tools.txt', 'Name\nA\n', /\.csv, \.xlsx or \.xls/],
    ['tools', 'Name\nA\n', /\.csv, \.xlsx or \.xls/],
  ])('%s', async (name, bytes, message) => {
    expect(await refusal(name, bytes)).toMatch(message)
  })

  test.each<[string, string | Buffer]>([
    ['a.csv', ''],
    ['a.csv', '\r\n\r\n'],
    ['a.csv', '\uFEFF'],
    ['a.xlsx', workbook({ Empty: [] })],
    ['a.xls', ''],
  ])('an empty %s', async (name, bytes) => {
    expect(await refusal(name, bytes)).toBe('The file is empty.')
  })
})

describe('damaged and hostile workbooks', () => {
  const parts = (sheet: Buffer, statedSize?: number) =>
    zip([
      { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') },
      { name: 'xl/worksheets/sheet1.xml', bytes: sheet, ...(statedSize !== undefined && { statedSize }) },
    ])

  test('a bomb is refused, also one that lies about its size', async () => {
    const bomb = Buffer.alloc(IMPORT_UNPACKED_MAX + 1)
    expect(await refusal('a.xlsx', parts(bomb))).toMatch(/too large/)
    expect(await refusal('a.xlsx', parts(bomb, 10))).toMatch(/too large/)
  })

  test('one that is cut off is damaged', async () => {
    const bytes = workbook({ Tools: [['A'], ['1']] })
    expect(await refusal('a.xlsx', bytes.subarray(0, bytes.length - 30))).toMatch(/damaged/)
    const xls = workbook({ Tools: [['A'], ['1']] }, 'xls')
    expect(await refusal('a.xls', xls.subarray(0, 700))).toMatch(/damaged|empty/)
  })

  test('one with a password says so', async () => {
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await refusal('a.xlsx', locked)).toMatch(/password/)
    const flagged = zip([{ name: 'xl/workbook.xml', bytes: Buffer.from('x'), flags: 1 }])
    expect(await refusal('a.xlsx', flagged)).toMatch(/password/)
  })
})
