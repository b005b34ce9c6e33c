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
 * Most of what is made is asked for once or twice. A list of 24 tools of 16.2 KB becomes 3.6 KB in 0.04 ms, a page of
 * 79 KB 15.4 KB in 0.2 ms; at quality 5 they would be 2.9 and 12.8 KB, in 0.2 and 1.8 ms (decision 136).
 */
const QUICK = 1
const BEST = 5

/**
 * The window need not be larger than the body, and a large one takes time to set up. Nor need the pieces that the result
 * is written to, 64 KB each if nothing is said: what is made becomes much smaller.
 */
const brotliAt = (quality: number, { length }: Buffer) => ({
  chunkSize: Math.min(64 * 1024, Math.ceil(length / 2)),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})

/** A body in an encoding: at once where it is small. */
export function compress(body: Buffer, encoding: Compression): Buffer | Promise<Buffer> {
  if (body.length >= SMALL) return compressWell(body, encoding)
  return ofOwnSize(
    encoding === 'br'
      ? brotliCompressSync(body, brotliAt(QUICK, body))
      : gzipSync(body, { level: constants.Z_BEST_SPEED }),
  )
}

/** The same in fewer bytes, for what is sent often. */
export const compressWell = async (body: Buffer, encoding: Compression): Promise<Buffer> =>
  ofOwnSize(encoding === 'br' ? await brotli(body, brotliAt(BEST, body)) : await zip(body))

/**
 * What zlib hands out lies in those pieces, and a usual copy in one of 64 KB that Node shares among small buffers: kept
 * so, a few KB would hold all of it.
 */
function ofOwnSize(made: Buffer): Buffer {
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
