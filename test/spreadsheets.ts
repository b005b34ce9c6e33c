import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { type BookType, utils, type WorkBook, write } from '@e965/xlsx'

/** Spreadsheets for tests, in the ways in which programs write them. */

export async function temporaryFile(name: string, bytes: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'kitly-sheet-')), name)
  await writeFile(path, bytes)
  return path
}

/** A workbook whose sheets have these rows. `change` may alter it before it is written. */
export function workbook(
  sheets: Record<string, unknown[][]>,
  bookType: BookType = 'xlsx',
  change: (book: WorkBook) => void = () => {},
): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  }
  change(book)
  return write(book, { type: 'buffer', bookType, compression: true })
}

const OFFICE = 'http://schemas.openxmlformats.org'
const RELATIONSHIPS = `${OFFICE}/package/2006/relationships`
const TYPES = `${OFFICE}/officeDocument/2006/relationships`
const MAIN = `${OFFICE}/spreadsheetml/2006/main`

/** A workbook whose sheet has just these rows, written out, and these shared texts: what no program would write. */
export function rawWorkbook(rows: string, texts: string[] = []): Buffer {
  const relations = (...list: [type: string, target: string][]) =>
    `<Relationships xmlns="${RELATIONSHIPS}">${list
      .map(([type, target], i) => `<Relationship Id="r${i}" Type="${TYPES}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
  return zip([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${OFFICE}/package/2006/content-types">${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('sharedStrings', 'sharedStrings')}</Types>`,
    ),
    part('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${TYPES}"><sheets><sheet name="Tools" sheetId="1" r:id="r0"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    ),
    part(
      'xl/sharedStrings.xml',
      `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ),
    part('xl/worksheets/sheet1.xml', `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
  ])
}

interface ZipEntry {
  name: string
  bytes: Buffer
  /** What the file says of the size of what is packed; the truth if it is not given. */
  statedSize?: number
  flags?: number
}

/** A ZIP file with these parts, compressed. */
export function zip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, statedSize = bytes.length, flags = 0 } of entries) {
    const packed = deflateRawSync(bytes, { level: 1 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(statedSize, 18)
    common.writeUInt16LE(name.length, 22)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}
