import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib'

type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller bodies are not worth compressing. */
export const COMPRESS_MIN = 1024
/** A smaller body is compressed at once: handing it to another thread takes longer than the work. */
const SMALL = 256 * 1024
/**
 * Most of what is made is asked for once or twice. A list of 24 tools of 16.7 KB becomes 4.0 KB in 0.03 ms, a page of
 * 79 KB 15.4 KB in 0.16 ms; at quality 5 they would be 2.9 and 12.8 KB, in 0.2 and 1.8 ms (decision 136).
 */
const QUICK = 1
/** A list: 2 % more bytes than at 1, in two thirds of the time. */
const QUICKEST = 0
const LIST = 32 * 1024
const BEST = 5

/**
 * Pieces of memory that a result is written to: of this size they are parts of Node's own pool, and small, since Node's
 * collector holds those of a finished compression, and what was compressed, until it goes through all of its memory.
 */
const PIECE = 4000

/** The window need not be larger than the body, and a large one takes time to set up. */
const brotliAt = (quality: number, { length }: Buffer) => ({
  chunkSize: length < SMALL ? PIECE : 64 * 1024,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})

const desk = Buffer.allocUnsafeSlow(SMALL)

/**
 * The bytes of a text; those of a small one only until the next is encoded, since they stand where all do: an
 * array of its own for each would stay until all memory is gone through.
 */
export function encoded(text: string): Buffer {
  // Three bytes are the most that a character of a string takes.
  const fits = text.length * 3 < SMALL || Buffer.byteLength(text) < SMALL
  return fits ? desk.subarray(0, desk.write(text)) : Buffer.from(text)
}

/** A body in an encoding: at once where it is small. */
export function compress(body: Buffer, encoding: Compression): Buffer | Promise<Buffer> {
  if (body.length >= SMALL) return compressWell(body, encoding)
  return ofOwnSize(
    encoding === 'br'
      ? brotliCompressSync(body, brotliAt(body.length < LIST ? QUICKEST : QUICK, body))
      : gzipSync(body, { level: constants.Z_BEST_SPEED, chunkSize: PIECE }),
  )
}

/** The same in fewer bytes, for what is sent often. */
export const compressWell = async (body: Buffer, encoding: Compression): Promise<Buffer> =>
  ofOwnSize(encoding === 'br' ? await brotli(body, brotliAt(BEST, body)) : await zip(body))

/**
 * What zlib hands out lies in those pieces, and a usual copy in one of 64 KB that Node shares among small buffers: kept
 * so, a few KB would hold all of it. What it has joined of several large ones is alone already.
 */
export function ofOwnSize(made: Buffer): Buffer {
  if (made.length === made.buffer.byteLength) return made
  const own = Buffer.allocUnsafeSlow(made.length)
  made.copy(own)
  return own
}

/** Whether compressing it well makes another one of it. */
export const isQuick = (length: number): boolean => length < SMALL

/** What was compressed with Brotli, as it was. */
export const expand: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** The best encoding that an Accept-Encoding header allows for a body of so many bytes. */
export function encodingFor(header: string | string[] | undefined, length: number): Encoding {
  if (typeof header !== 'string' || length < COMPRESS_MIN) return 'identity'
  // Nearly all browsers say no more than which they take.
  if (!header.includes(';') && header.includes('br')) return 'br'
  return accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, name: Encoding): boolean {
  const at = header.indexOf(name)
  if (at < 0) return false
  const quality = header.slice(at + name.length, at + name.length + 12)
  return !/^\s*;\s*q=0(\.0*)?(\s|,|$)/.test(quality)
}
