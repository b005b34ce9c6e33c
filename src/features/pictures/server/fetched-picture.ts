import { createHash } from 'node:crypto'
import decodeIco from 'decode-ico'
import { Parser } from 'htmlparser2'
import type { Sharp } from 'sharp'
import { imageSize, makeWebp } from '../../../kernel/files/images.ts'
import type { Body } from '../../../kernel/outside/visit-address.ts'

/** Why a picture of a site is not taken. */
export type Refusal =
  | 'not_there'
  | 'not_a_picture'
  | 'too_large'
  | 'too_small'
  | 'tracking_pixel'
  | 'empty'
  | 'animated'
  | 'broken'
  | 'unsafe_drawing'

/** A picture of a site, made anew. */
export interface FetchedPicture {
  webp: Buffer
  width: number
  height: number
  /** Of what the site has sent: the same picture is known again. */
  hash: string
}

/** So many bytes of a picture are read. */
export const PICTURE_MAX = 6_000_000
/** What draws, or holds several pictures, may not be larger. */
const DRAWING_MAX = 500_000
const ICO_MAX = 1_000_000
/** What a drawing is made of pixels at. */
const DRAWN_SIDE = 256
const SMALL = 16
const MAGIC_ICO = Buffer.from([0, 0, 1, 0])

/** Makes a picture of ours of what a site has sent, at most so many pixels long, or says why not. */
export async function takePicture(
  { bytes, isCut, type }: Pick<Body, 'bytes' | 'isCut' | 'type'>,
  side: number,
): Promise<FetchedPicture | Refusal> {
  if (isCut) return 'too_large'
  if (bytes.length === 0) return 'empty'
  if (!/^(image\/|application\/octet-stream|binary\/|$)/i.test(type)) return 'not_a_picture'
  const isDrawing =
    /svg/i.test(type) || /^\s*<(\?xml|!--|!doctype|svg)/i.test(bytes.subarray(0, 100).toString())
  try {
    const pixels = isDrawing
      ? await drawn(bytes)
      : bytes.subarray(0, 4).equals(MAGIC_ICO)
        ? await largestOfIco(bytes)
        : bytes
    if (typeof pixels === 'string') return pixels
    const refusal = await refusalOf(pixels)
    if (refusal) return refusal
    const webp = await makeWebp(pixels, { width: side, height: side, fit: 'inside' })
    if (!webp) return 'broken'
    const hash = createHash('sha256').update(bytes).digest('hex')
    return (await isBlank(webp)) ? 'empty' : { webp, hash, ...(await imageSize(webp)) }
  } catch {
    return 'broken'
  }
}

const open = async (input: Uint8Array, options: object = {}): Promise<Sharp> =>
  (await import('sharp')).default(input, { limitInputPixels: 50_000_000, ...options })

async function refusalOf(bytes: Uint8Array): Promise<Refusal | null> {
  const found = await (await open(bytes)).metadata().catch(() => null)
  if (!found) return 'not_a_picture'
  if ((found.pages ?? 1) > 1) return 'animated'
  if (found.width <= 2 && found.height <= 2) return 'tracking_pixel'
  return Math.min(found.width, found.height) < SMALL ? 'too_small' : null
}

/** Whether there is nothing to see: all of it clear, or of one colour. */
async function isBlank(webp: Buffer): Promise<boolean> {
  const { channels } = await (await open(webp)).stats()
  return (channels[3]?.max ?? 255) < 8 || channels.every(({ min, max }) => max - min < 4)
}

async function drawn(bytes: Buffer): Promise<Buffer | Refusal> {
  if (bytes.length > DRAWING_MAX) return 'too_large'
  if (!isSafeDrawing(bytes.toString())) return 'unsafe_drawing'
  const resize = { width: DRAWN_SIDE, height: DRAWN_SIDE, fit: 'inside' as const }
  return (await open(bytes)).timeout({ seconds: 5 }).resize(resize).png().toBuffer()
}

/** Elements that bring something else than lines, or run. */
const UNSAFE = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
])
/** Rules that ask for something else. */
const ASKS = /@import|url\(\s*["']?\s*(?!["'#\s])/i

/** Whether a drawing has nothing that runs, and refers to nothing outside itself. */
export function isSafeDrawing(svg: string): boolean {
  if (/<!entity|<\?xml-stylesheet/i.test(svg)) return false
  let isSafe = true
  let isStyle = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const bare = name.replace(/^.*:/, '').toLowerCase()
        isStyle = bare === 'style'
        if (UNSAFE.has(bare)) isSafe = false
        for (const [key, value] of Object.entries(attributes)) {
          const isAddress = /(^|:)(href|src)$/i.test(key)
          if (/^on/i.test(key) || (isAddress && !/^\s*(#|data:image\/(png|jpeg|webp|gif);)/i.test(value)))
            isSafe = false
          if (ASKS.test(value)) isSafe = false
        }
      },
      ontext(text) {
        if (isStyle && ASKS.test(text)) isSafe = false
      },
      onclosetag() {
        isStyle = false
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return isSafe
}

/** The largest picture in a file of icons, alone: others are not even looked at. */
async function largestOfIco(bytes: Buffer): Promise<Buffer | Refusal> {
  if (bytes.length > ICO_MAX) return 'too_large'
  const count = bytes.readUInt16LE(4)
  const entries = Array.from({ length: Math.min(count, 64) }, (_, i) =>
    bytes.subarray(6 + 16 * i, 22 + 16 * i),
  )
  const weight = (entry: Buffer) => (entry[0] || 256) * 100 + entry.readUInt16LE(6)
  const largest = entries.filter(({ length }) => length === 16).sort((a, b) => weight(b) - weight(a))[0]
  if (!largest) return 'broken'
  const [size, from] = [largest.readUInt32LE(8), largest.readUInt32LE(12)]
  const data = bytes.subarray(from, from + size)
  if (data.length !== size) return 'broken'
  const isPng = data.subarray(1, 4).toString() === 'PNG'
  if (isPng) return data
  // What it says of its size is not more than an icon can have: room is made for as many pixels.
  if (data.readUInt32LE(4) > 256 || data.readUInt32LE(8) > 512 || data.readUInt32LE(32) > 256) return 'broken'
  const head = Buffer.concat([MAGIC_ICO, Buffer.from([1, 0]), largest])
  head.writeUInt32LE(head.length, 18)
  const [icon] = decodeIco(Buffer.concat([head, data]))
  const { width, height, data: raw } = icon!
  return (await open(new Uint8Array(raw), { raw: { width, height, channels: 4 } })).png().toBuffer()
}
