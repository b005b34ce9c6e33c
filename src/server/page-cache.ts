import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A kept answer: headers as Node takes them raw, and the body in each encoding. */
interface Entry {
  etag: string
  status: number
  bytes: number
  heads: Record<Encoding, string[]>
  notModified: string[]
  bodies: Record<Encoding, Buffer>
}

/** Smaller bodies are not worth compressing. */
const COMPRESS_MIN = 1024

/**
 * Answers that depend on the address and the version of the content alone, ready to be sent: with an ETag and
 * already compressed. Bounded by bytes, the least recently used go first. A new version of the content drops
 * them all.
 *
 * It stands before the router, since a hit should cost little more than writing to the socket.
 */
export class PageCache {
  #entries = new Map<string, Entry>()
  #bytes = 0
  #version = 0
  readonly #maxBytes: number

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  get bytes() {
    return this.#bytes
  }

  /** The version of the content that is kept; setting another one empties the cache. */
  get version() {
    return this.#version
  }
  set version(version: number) {
    if (version === this.#version) return
    this.#version = version
    this.clear()
  }

  clear() {
    this.#entries.clear()
    this.#bytes = 0
  }

  /** Sends the kept answer to a GET or HEAD, if there is one. Answers the status that was sent, or 0. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): number {
    const key = request.url!
    const entry = this.#entries.get(key)
    if (!entry || (request.method !== 'GET' && request.method !== 'HEAD')) return 0
    // Moves it to the end: a Map is ordered by insertion, so the first is the least recently used.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (matches(request.headers['if-none-match'], entry.etag)) {
      response.writeHead(304, [...entry.notModified, 'x-request-id', requestId])
      response.end()
      return 304
    }
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    response.writeHead(entry.status, [...entry.heads[encoding], 'x-request-id', requestId])
    response.end(request.method === 'HEAD' ? undefined : entry.bodies[encoding])
    return entry.status
  }

  /**
   * Keeps an answer made from `version` of the content, unless another version has come meanwhile. The first
   * visitor does not wait for the compression: this runs after the answer is sent.
   */
  async keep(url: string, version: number, status: number, headers: Headers, body: Buffer): Promise<void> {
    if (version !== this.#version || body.length > this.#maxBytes / 8) return
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const compress = body.length >= COMPRESS_MIN
    const [br, gz] = compress
      ? await Promise.all([brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), zip(body)])
      : [body, body]
    if (version !== this.#version) return
    const common = [...headers].filter(([name]) => !SET_HERE.has(name)).flat()
    common.push('etag', etag, 'vary', 'Accept-Encoding')
    const head = (encoding: Encoding, bytes: Buffer) => [
      ...common,
      'content-length',
      String(bytes.length),
      ...(compress && encoding !== 'identity' ? ['content-encoding', encoding] : []),
    ]
    const entry: Entry = {
      etag,
      status,
      bytes: body.length + (compress ? br.length + gz.length : 0) + 2 * url.length + 1024,
      heads: { br: head('br', br), gzip: head('gzip', gz), identity: head('identity', body) },
      notModified: common,
      bodies: { br, gzip: gz, identity: body },
    }
    const before = this.#entries.get(url)
    if (before) {
      this.#bytes -= before.bytes
      this.#entries.delete(url)
    }
    this.#entries.set(url, entry)
    this.#bytes += entry.bytes
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#entries.delete(key)
      this.#bytes -= bytes
    }
  }
}

const SET_HERE = new Set(['etag', 'vary', 'content-length', 'content-encoding', 'x-request-id'])

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const accepts = (name: string) => {
    const at = header.indexOf(name)
    return (
      at >= 0 && !/^\s*;\s*q=0(\.0*)?(\s|,|$)/.test(header.slice(at + name.length, at + name.length + 12))
    )
  }
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
