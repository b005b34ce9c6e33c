import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A site of a tool, with whatever a test gives it. */
export interface OddSite {
  origin: string
  asked: string[]
  /** What a path answers from now on. */
  set(path: string, answer: Answer): void
  close(): Promise<void>
}

/** `host`: another address of this machine, so that one site may be reached and another may not. */
export async function startOddSite(host = '127.0.0.1'): Promise<OddSite> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    const answer = answers.get(request.url!)
    if (answer) answer(response, request)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>')
  })
  await new Promise<void>((done) => server.listen(0, host, done))
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    asked,
    set: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export const send =
  (body: string | Uint8Array, type = 'text/html', headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type, ...headers }).end(body)

export const sendHead = (head: string): Answer =>
  send(`<!doctype html><head>${head}</head><body>Hello</body>`)

export const sendPacked = (body: string | Uint8Array, type: string): Answer =>
  send(gzipSync(body), type, { 'content-encoding': 'gzip' })

export const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end()

/** A picture with something to see on it. */
export function picture(width: number, height = width, color = '#1a73e8'): Promise<Buffer> {
  const dot = Math.max(1, Math.floor(Math.min(width, height) / 2))
  const top = { create: { width: dot, height: dot, channels: 4 as const, background: '#fff' } }
  return sharp({ create: { width, height, channels: 4, background: color } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** A file of icons of these sides; the largest is of PNG, the others of pixels. */
export async function ico(sides: number[], kind: 'png' | 'bmp' = 'png'): Promise<Buffer> {
  const images = await Promise.all(sides.map((side) => (kind === 'png' ? picture(side) : bitmap(side))))
  const head = Buffer.alloc(6 + 16 * sides.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sides.length, 4)
  let from = head.length
  for (const [i, side] of sides.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(side % 256, at)
    head.writeUInt8(side % 256, at + 1)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(images[i]!.length, at + 8)
    head.writeUInt32LE(from, at + 12)
    from += images[i]!.length
  }
  return Buffer.concat([head, ...images])
}

function bitmap(side: number): Buffer {
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(side, 4)
  head.writeInt32LE(side * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(32, 14)
  const pixels = Buffer.alloc(side * side * 4)
  for (let i = 0; i < side * side; i++) pixels.writeUInt32LE(i % 2 ? 0xff_00_80_ff : 0xff_ff_ff_ff, i * 4)
  return Buffer.concat([head, pixels, Buffer.alloc(side * Math.ceil(side / 32) * 4)])
}

/** Says that its only icon has 65535 × 65535 pixels. */
export function lyingIco(): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 32, 0, 64, 0, 0, 0, 22, 0, 0, 0])
  const bitmap = Buffer.alloc(64)
  bitmap.writeUInt32LE(40, 0)
  bitmap.writeUInt32LE(65_535, 4)
  bitmap.writeUInt32LE(131_070, 8)
  bitmap.writeUInt16LE(1, 14)
  return Buffer.concat([head, bitmap])
}
