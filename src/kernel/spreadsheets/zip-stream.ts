import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A part of a ZIP file that is made as it is sent. */
interface NewPart {
  name: string
  pieces: AsyncIterable<string> | Iterable<string>
}

interface Written {
  name: Buffer
  offset: number
  /** Check sum, packed and unpacked bytes, as they stand behind each part and in the directory. */
  sizes: Buffer
}

/** Sizes follow behind what is packed (bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATED = 8
/** The first of January 1980: the file says no time. */
const DAY = 0x21

/** A ZIP file of some parts, piece by piece; none may have 4 GB. */
export async function* zipStream(parts: Iterable<NewPart>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name: text, pieces } of parts) {
    const name = Buffer.from(text)
    const start = offset
    const counted = { crc: 0, bytes: 0 }
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common(name, Buffer.alloc(12)), name])
    yield head
    let packed = 0
    for await (const piece of Readable.from(counting(pieces, counted)).compose(createDeflateRaw())) {
      packed += (piece as Buffer).length
      yield piece as Buffer
    }
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(counted.crc, 0)
    sizes.writeUInt32LE(packed, 4)
    sizes.writeUInt32LE(counted.bytes, 8)
    yield Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), sizes])
    written.push({ name, offset: start, sizes })
    offset += head.length + packed + 16
  }
  yield directory(written, offset)
}

async function* counting(pieces: NewPart['pieces'], counted: { crc: number; bytes: number }) {
  for await (const text of pieces) {
    const bytes = Buffer.from(text)
    counted.crc = crc32(bytes, counted.crc)
    counted.bytes += bytes.length
    yield bytes
  }
}

/** What a part's own head and its entry in the directory both say. */
function common(name: Buffer, sizes: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(FLAGS, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(DAY, 8)
  sizes.copy(fields, 10)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function directory(written: Written[], offset: number): Buffer {
  const entries = written.map(({ name, offset: at, sizes }) => {
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common(name, sizes), rest, name])
  })
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(written.length, 8)
  end.writeUInt16LE(written.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([list, end])
}
