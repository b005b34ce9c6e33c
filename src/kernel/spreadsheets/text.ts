import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const HEAD_BYTES = 64 * 1024

/** The first bytes of a file. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The encoding of a text file; null when its bytes are no text. */
export async function detectEncoding(path: string, head: Buffer): Promise<Encoding | null> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const unmarked = unmarkedUtf16(head)
  if (unmarked) return unmarked
  if (head.some((byte) => byte < 32 && !isTextControl(byte))) return null
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** Tab, line feed, vertical tab, form feed, carriage return. */
const isTextControl = (byte: number) => byte >= 9 && byte <= 13

/** Without a mark, UTF-16 shows in the zero bytes of its ASCII characters: commas, quotes and line breaks at least. */
function unmarkedUtf16(head: Buffer): Encoding | null {
  if (head.length < 2) return null
  let even = 0
  let odd = 0
  for (let i = 0; i < head.length; i++) {
    if (head[i] !== 0) continue
    if (i % 2 === 0) even++
    else odd++
  }
  const enough = head.length / 20
  if (odd > enough && even === 0) return 'utf-16le'
  if (even > enough && odd === 0) return 'utf-16be'
  return null
}

/** The whole file decides: the first letter that is no ASCII may stand far down. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false
    throw error
  }
}

/** The file as text, piece by piece, without a mark at its beginning. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk as Buffer, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}
