import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller bodies are not worth compressing. */
export const COMPRESS_MIN = 1024
/**
 * Small bodies are searches mostly, asked for once: half the work for 6 % more bytes. The window need not be
 * larger than the body, and a large one takes time to set up.
 */
const brotliFor = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: length < 32_768 ? 4 : 5,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})

export const compress = (encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, brotliFor(body)) : zip(body)

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
