/** Many requests at once: what is kept ready for them, and how much each network and person may ask for. */

import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type Compression, compress, compressWell, isQuick } from './compress.ts'

type Encoding = Compression | 'identity'

/** An answer in one encoding: headers as Node takes them raw, and the body. */
interface Form {
  head: string[]
  body: Buffer
}

/** An answer ready to be sent. A compressed form is made when somebody first asks for it. */
export interface Entry {
  url: string
  status: number
  etag: string
  /** Headers without those that depend on the encoding. */
  common: string[]
  bytes: number
  forms: { identity: Form; br?: Form; gzip?: Form }
  making: Partial<Record<Compression, Promise<Form>>>
  /** How often it has been sent from the cache. */
  hits: number
}

/** What is sent so often from the cache is worth more work for fewer bytes. */
const HITS_OFTEN = 3
/** Smaller bodies are not worth compressing. */
const COMPRESS_MIN = 1024
/**
 * Answers that depend on the address and the version of the content alone, ready to be sent: with an ETag and
 * compressed once. Bounded by bytes, the least recently used go first. A new version of the content drops them
 * all.
 *
 * It stands before the router, since a hit should cost little more than writing to the socket.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  #version = 0
  #stamp = 0
  readonly #maxBytes: number

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes
    // A cache of no bytes, which benchmarks measure with, is one that nothing fits into.
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: ({ bytes }) => bytes })
  }

  get bytes() {
    return this.#entries.calculatedSize
  }

  /** The version of the content that is kept; setting another one empties the cache. */
  get version() {
    return this.#version
  }
  set version(version: number) {
    if (version === this.#version) return
    this.#version = version
    this.#stamp++
    this.clear()
  }

  /** Changes with each version, and with each doubt: what was begun under another one is not kept. */
  get stamp() {
    return this.#stamp
  }

  /** Keeps nothing of what is being made now: a part of it could not be read. What is kept already stays. */
  doubt() {
    this.#stamp++
  }

  clear() {
    this.#entries.clear()
  }

  /** Sends the kept answer to a GET or HEAD, if there is one. Answers the status that is sent, or 0. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): number {
    const key = request.url!
    const entry = this.#entries.get(key)
    if (!entry || (request.method !== 'GET' && request.method !== 'HEAD')) return 0
    if (++entry.hits === HITS_OFTEN) void this.#makeSmaller(entry)
    return this.send(entry, request, response, requestId)
  }

  /** Sends an answer as the request asks for it, or that it is the one that is there already. Answers the status. */
  send(entry: Entry, request: IncomingMessage, response: ServerResponse, requestId: string): number {
    if (matches(request.headers['if-none-match'], entry.etag)) {
      response.writeHead(304, [...entry.common, 'x-request-id', requestId])
      response.end()
      return 304
    }
    const encoding = encodingFor(entry, request.headers['accept-encoding'])
    const send = ({ head, body }: Form) => {
      response.writeHead(entry.status, [...head, 'x-request-id', requestId])
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const form = this.#make(entry, encoding)
    if (form instanceof Promise) form.then(send, () => send(entry.forms.identity))
    else send(form)
    return entry.status
  }

  /**
   * Makes an answer ready to be sent, and keeps it unless it is too large or another version of the content has
   * come, or a doubt, since it was begun under `stamp`.
   */
  keep(url: string, stamp: number, status: number, headers: Record<string, string>, body: Buffer): Entry {
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    const common: string[] = []
    for (const name in headers) if (!SET_HERE.has(name)) common.push(name, headers[name]!)
    common.push('etag', etag, 'vary', 'Accept-Encoding')
    const identity = { head: [...common, 'content-length', String(body.length)], body }
    const bytes = body.length + 2 * url.length + 1024
    const entry: Entry = { url, status, etag, common, bytes, forms: { identity }, making: {}, hits: 0 }
    if (stamp === this.#stamp && body.length <= this.#maxBytes / 8) this.#entries.set(url, entry)
    return entry
  }

  /** An answer in the best encoding that an Accept-Encoding header allows, as a response of the web standard. */
  async respond(entry: Entry, acceptEncoding: string | undefined): Promise<Response> {
    const { head, body } = await this.#make(entry, encodingFor(entry, acceptEncoding))
    const headers = new Headers()
    for (let i = 0; i < head.length; i += 2) headers.set(head[i]!, head[i + 1]!)
    return new Response(new Uint8Array(body), { status: entry.status, headers })
  }

  /** Compresses an entry once for each encoding, however many ask at the same moment. */
  #make(entry: Entry, encoding: Encoding): Form | Promise<Form> {
    if (encoding === 'identity') return entry.forms.identity
    const form = entry.forms[encoding] ?? entry.making[encoding]
    if (form) return form
    const body = compress(entry.forms.identity.body, encoding)
    if (!(body instanceof Promise)) return this.#add(entry, encoding, body)
    const making = body
      .then((made) => this.#add(entry, encoding, made))
      .finally(() => delete entry.making[encoding])
    entry.making[encoding] = making
    return making
  }

  /** Takes the place of what was compressed quickly. */
  async #makeSmaller(entry: Entry): Promise<void> {
    const plain = entry.forms.identity.body
    if (!isQuick(plain)) return
    for (const encoding of ['br', 'gzip'] as const) {
      const quick = entry.forms[encoding]
      if (!quick) continue
      const body = await compressWell(plain, encoding).catch(() => quick.body)
      if (body.length >= quick.body.length) continue
      entry.bytes -= quick.body.length
      this.#add(entry, encoding, body)
    }
  }

  #add(entry: Entry, encoding: Compression, body: Buffer): Form {
    const head = [...entry.common, 'content-length', String(body.length), 'content-encoding', encoding]
    const form = { head, body }
    entry.forms[encoding] = form
    entry.bytes += body.length
    if (this.#entries.peek(entry.url) === entry) {
      // The size of one that is set again while it is there is not asked for.
      this.#entries.delete(entry.url)
      this.#entries.set(entry.url, entry)
    }
    return form
  }
}

const SET_HERE = new Set(['etag', 'vary', 'content-length', 'content-encoding', 'x-request-id'])

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

function encodingFor(entry: Entry, header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string' || entry.forms.identity.body.length < COMPRESS_MIN) return 'identity'
  const accepts = (name: string) => {
    const at = header.indexOf(name)
    const quality = header.slice(at + name.length, at + name.length + 12)
    return at >= 0 && !/^\s*;\s*q=0(\.0*)?(\s|,|$)/.test(quality)
  }
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
