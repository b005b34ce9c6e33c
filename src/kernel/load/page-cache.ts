/** Many requests at once: what is kept ready for them, and how much each network and person may ask for. */

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { COMPRESS_MIN, compress, type Encoding, encodingFor, expand } from './encodings.ts'
import { EVERYTHING, Freshness } from './reads.ts'

/** Headers as Node takes them raw, and the body, in one encoding. */
interface Form {
  head: string[]
  body: Buffer
}

/** An answer that has been made. */
export interface Answer {
  url: string
  /** The cache's stamp when it was begun. */
  stamp: number
  status: number
  headers: Headers
  body: Buffer
  /** What it was made from. */
  keys: Iterable<string>
}

/** An answer ready to be sent, as it is kept: compressed, where that is worth it. */
interface Entry {
  url: string
  status: number
  etag: string
  /** Headers without those that depend on the encoding. */
  common: string[]
  /** Bytes of the body when nothing is compressed. */
  length: number
  isPage: boolean
  forms: Partial<Record<Encoding, Form>>
  /** Until it is compressed. */
  compressing?: Promise<unknown>
  keys: Uint32Array
  /** It was begun then. */
  made: number
  /** Until then nothing had touched it. */
  checked: number
  /** How often it was asked for, half of what was before it was made anew. */
  asked: number
}

/** For so long a page that a change has touched is sent while it is made anew. */
const STALE_MS = 1000
/** Answers that were asked for last among which those are sought that are made anew first. */
const LOOKED_AT = 500
/** The share of its bytes for forms that are not kept compressed. */
const PLAIN_SHARE = 1 / 16
/** What an entry takes beside its body, its address and its keys. */
const ENTRY_BYTES = 1024

/**
 * Answers that depend on their address and the content alone, ready to be sent: with an ETag, and compressed once. Each
 * knows what it was made from, and is sent as long as nothing of that has changed. Bounded by bytes, the least recently
 * used go first.
 *
 * It stands before the router, since a hit should cost little more than writing to the socket.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  /** Forms without compression for whoever takes no other, those that were asked for last. */
  readonly #plain: LRUCache<Entry, Form>
  readonly #freshness = new Freshness()
  #doubted = 0
  #version = 0
  readonly #maxBytes: number
  /** Hears of each page that was sent though a change has touched it, and of each change. */
  onStale: (url?: string) => void = () => {}

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes
    // A cache of no bytes, which benchmarks measure with, is one that nothing fits into.
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: bytesOf })
    this.#plain = new LRUCache({
      maxSize: Math.max(1, Math.round(maxBytes * PLAIN_SHARE)),
      sizeCalculation: ({ body }) => body.length,
    })
  }

  get bytes() {
    return this.#entries.calculatedSize
  }

  /** The version of the content. */
  get version() {
    return this.#version
  }

  /** The content has another version: what it touches is fresh no more; null where that may be anything. */
  follow(version: number, touched: Iterable<string> | null): void {
    this.#version = version
    this.#freshness.touch(touched ?? [EVERYTHING])
    this.onStale()
  }

  /** Grows with each change and each doubt: what is made is right as of the stamp when it was begun. */
  get stamp() {
    return this.#freshness.stamp
  }

  /** Keeps nothing of what is being made now: a part of it could not be read. What is kept already stays. */
  doubt() {
    this.#freshness.pass()
    this.#doubted = this.stamp
  }

  clear() {
    this.#entries.clear()
    this.#plain.clear()
  }

  /**
   * Sends the kept answer to a GET or HEAD, if there is one. Answers the status that is sent, or 0. A page that a change
   * has just touched is sent as it was, unless `hasWritten` says that the change may be the visitor's own.
   */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    hasWritten: (request: IncomingMessage) => boolean,
  ): number {
    const entry = this.#entries.get(request.url!)
    if (!entry || (request.method !== 'GET' && request.method !== 'HEAD')) return 0
    if (entry.checked !== this.stamp && !this.#isFresh(entry)) {
      if (!entry.isPage || this.#freshness.ageOf(entry.checked) > STALE_MS || hasWritten(request)) return 0
      this.onStale(entry.url)
    }
    entry.asked++
    const { headers } = request
    if (headers['if-none-match'] !== undefined && matches(headers['if-none-match'], entry.etag)) {
      response.writeHead(304, [...entry.common, 'x-request-id', requestId])
      response.end()
      return 304
    }
    const encoding = encodingFor(headers['accept-encoding'], entry.length)
    const form = entry.forms[encoding]
    if (form) send(request, response, requestId, entry.status, form)
    else {
      this.#form(entry, encoding).then(
        (made) => send(request, response, requestId, entry.status, made),
        (error) => response.destroy(error),
      )
    }
    return entry.status
  }

  /** The pages that are asked for most of those that a change has touched, the most popular first. */
  popularStale(most: number): string[] {
    const found: Entry[] = []
    let looked = 0
    for (const entry of this.#entries.values()) {
      if (++looked > LOOKED_AT) break
      if (entry.isPage && entry.asked > 1 && !this.#isFresh(entry)) found.push(entry)
    }
    return found
      .sort((a, b) => b.asked - a.asked)
      .slice(0, most)
      .map(({ url }) => url)
  }

  /** Whether an address is kept as it would be made now. */
  isFresh(url: string): boolean {
    const entry = this.#entries.peek(url)
    return entry !== undefined && this.#isFresh(entry)
  }

  #isFresh(entry: Entry): boolean {
    const { stamp } = this
    if (entry.checked === stamp) return true
    if (!this.#freshness.isFresh(entry.keys, entry.made)) return false
    entry.checked = stamp
    return true
  }

  /**
   * Answers what has been made, in the best encoding that an Accept-Encoding header allows, and keeps it, unless it is too
   * large or there was a doubt since it was begun. Whoever takes it as it is does not wait for it to be compressed.
   */
  async keep(answer: Answer, acceptEncoding: string | undefined): Promise<Response> {
    const entry = this.#entryOf(answer)
    const wanted = encodingFor(acceptEncoding, entry.length)
    const plain = formOf(entry, 'identity', answer.body)
    this.#keep(entry, plain)
    const form = wanted === 'identity' ? plain : (entry.forms[wanted] ?? (await this.#form(entry, wanted)))
    const headers = new Headers()
    // Without that of the request, which the app sets itself.
    for (let i = 0; i < form.head.length - 2; i += 2) headers.set(form.head[i]!, form.head[i + 1]!)
    return new Response(new Uint8Array(form.body), { status: entry.status, headers })
  }

  #entryOf({ url, stamp, status, headers, body, keys }: Answer): Entry {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const common = [...headers].filter(([name]) => !SET_HERE.has(name)).flat()
    common.push('etag', etag, 'vary', 'Accept-Encoding')
    return {
      url,
      status,
      etag,
      common,
      length: body.length,
      isPage: headers.get('content-type')?.startsWith('text/html') ?? false,
      forms: {},
      keys: this.#freshness.numbersOf(keys),
      made: stamp,
      checked: stamp,
      asked: 0,
    }
  }

  /** Puts an answer among the others, and compresses it where that is worth it. */
  #keep(entry: Entry, plain: Form): void {
    entry.forms.identity = plain
    const before = this.#entries.peek(entry.url)
    entry.asked = (before?.asked ?? 0) >> 1
    // What was begun later, and is there already, is right for longer.
    const isLater = !before || before.made <= entry.made
    const mayStay = () => isLater && this.#doubted <= entry.made && bytesOf(entry) <= this.#maxBytes / 8
    if (mayStay()) this.#entries.set(entry.url, entry)
    if (entry.length < COMPRESS_MIN) return
    entry.compressing = compress('br', plain.body).then((body) => {
      entry.forms.br = formOf(entry, 'br', body)
      delete entry.forms.identity
      delete entry.compressing
      const kept = this.#entries.peek(entry.url)
      if (kept === entry || (kept === before && mayStay())) this.#resize(entry)
    })
    // Whoever waits for it hears of a failure; else it stays as it is.
    entry.compressing.catch(() => {})
  }

  /** A form that is not there: of an answer that is just being compressed, or one that few ask for. */
  async #form(entry: Entry, encoding: Encoding): Promise<Form> {
    await entry.compressing
    const known = entry.forms[encoding]
    if (known) return known
    const plain = entry.forms.identity ?? this.#plain.get(entry) ?? (await this.#expand(entry))
    if (encoding === 'identity') return plain
    const form = formOf(entry, encoding, await compress(encoding, plain.body))
    entry.forms[encoding] = form
    if (this.#entries.peek(entry.url) === entry) this.#resize(entry)
    return form
  }

  async #expand(entry: Entry): Promise<Form> {
    const form = formOf(entry, 'identity', await expand(entry.forms.br!.body))
    this.#plain.set(entry, form)
    return form
  }

  /** The size of one that is set again while it is there is not asked for. */
  #resize(entry: Entry): void {
    this.#entries.delete(entry.url)
    this.#entries.set(entry.url, entry)
  }
}

const bytesOf = ({ forms, url, keys }: Entry): number =>
  Object.values(forms).reduce((sum, { body }) => sum + body.length, 0) +
  2 * url.length +
  keys.byteLength +
  ENTRY_BYTES

/** Writes an answer at once. */
function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  status: number,
  { head, body }: Form,
): void {
  // The last value is that of this request: the others are not copied for each.
  head[head.length - 1] = requestId
  response.writeHead(status, head)
  response.end(method === 'HEAD' ? undefined : body)
}

const SET_HERE = new Set(['etag', 'vary', 'content-length', 'content-encoding', 'x-request-id'])

function formOf({ common }: Entry, encoding: Encoding, body: Buffer): Form {
  const head = [...common, 'content-length', String(body.length)]
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  head.push('x-request-id', '')
  return { head, body }
}

const matches = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
