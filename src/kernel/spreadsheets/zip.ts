import { createInflateRaw } from 'node:zlib'

/** What a ZIP file holds, looked at before anything unpacks it. */

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const COMMENT_MAX = 0xffff
const ENTRIES_MAX = 10_000
const STORED = 0
const DEFLATED = 8
const PIECE = 256 * 1024

export class ZipError extends Error {
  readonly reason: 'broken' | 'encrypted'

  constructor(reason: ZipError['reason']) {
    super(reason)
    this.reason = reason
  }
}

export interface Part {
  name: string
  /** What it holds, unpacked piece by piece: whoever has seen enough ends the work. */
  pieces(): AsyncIterable<Buffer>
}

/** The parts of a ZIP file. Throws ZipError. The sizes that the file states are not believed: a bomb lies about them. */
export function* partsOf(file: Buffer): Generator<Part> {
  for (const { name, method, from, length } of entriesOf(file)) {
    const packed = file.subarray(from, from + length)
    if (packed.length < length) throw new ZipError('broken')
    yield { name, pieces: () => (method === STORED ? stored(packed) : inflated(packed)) }
  }
}

async function* stored(packed: Buffer) {
  for (let at = 0; at < packed.length; at += PIECE) yield packed.subarray(at, at + PIECE)
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const stream = createInflateRaw({ chunkSize: PIECE })
  stream.end(packed)
  try {
    for await (const piece of stream) yield piece as Buffer
  } catch (error) {
    throw /^Z_/.test((error as { code?: string }).code ?? '') ? new ZipError('broken') : error
  }
}

function* entriesOf(file: Buffer) {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  if (count > ENTRIES_MAX) throw new ZipError('broken')
  for (let i = 0; i < count; i++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) throw new ZipError('broken')
    const flags = file.readUInt16LE(at + 8)
    const method = file.readUInt16LE(at + 10)
    const length = file.readUInt32LE(at + 20)
    const nameLength = file.readUInt16LE(at + 28)
    const local = file.readUInt32LE(at + 42)
    if (flags & 1) throw new ZipError('encrypted')
    if (method !== STORED && method !== DEFLATED) throw new ZipError('broken')
    if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL) throw new ZipError('broken')
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    yield { name: file.toString('utf8', at + 46, at + 46 + nameLength), method, from, length }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

function findEnd(file: Buffer): number {
  const least = Math.max(0, file.length - END_LENGTH - COMMENT_MAX)
  for (let at = file.length - END_LENGTH; at >= least; at--) if (file.readUInt32LE(at) === END) return at
  throw new ZipError('broken')
}
