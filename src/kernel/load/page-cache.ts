/** Many requests at once: what is kept ready for them, and how much each network and person may ask for. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import {
  COMPRESS_MIN,
  compress,
  compressWell,
  type Encoding,
  encoded,
  encodingFor,
  expand,
  isQuick,
  ofOwnSize,
} from './encodings.ts'
import {
  type Answer,
  bytesOf,
  type Dated,
  type Entry,
  type Form,
  formOf,
  isPage,
  matches,
  newEntry,
  write,
} from './kept-answer.ts'
import { EVERYTHING, Freshness } from './reads.ts'
import { sharedHeaders } from './shared-cache.ts'

/** For so long a page that a change has touched is sent while it is made anew. */
const STALE_MS = 1000
/** Answers that were asked for last among which those are sought that are made anew first. */
const LOOKED_AT = 500
/** What is sent so often from the cache is worth more work for fewer bytes. */
const ASKED_OFTEN = 3
/** The share of its bytes for forms that are not kept compressed. */
const PLAIN_SHARE = 1 / 16

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
  /** What was made last, for whoever it was made for, however they take it. */
  #last: { entry: Entry; text: string } | null = null
  readonly #freshness = new Freshness()
  #doubted = 0
  #version = 0
  readonly #maxBytes: number
  readonly #sharedSeconds: number
  /** Hears of each page that was sent though a change has touched it, and of each change. */
  onStale: (url?: string) => void = () => {}

  /** `sharedSeconds`: for so long a cache in front may answer pages by itself. */
  constructor(maxBytes = 64 * 1024 * 1024, sharedSeconds = 0) {
    this.#maxBytes = maxBytes
    this.#sharedSeconds = sharedSeconds
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
    if (entry.checked !== this.stamp && !this.isRight(entry)) {
      if (!entry.isPage || this.#freshness.ageOf(entry.checked) > STALE_MS || hasWritten(request)) return 0
      this.onStale(entry.url)
    }
    entry.asked++
    if (++entry.sent === ASKED_OFTEN) void this.#compressAgain(entry)
    return this.send(entry, request, response, requestId)
  }

  /** Sends an answer as the request asks for it, or that it is the one that is there already. Answers the status. */
  send(entry: Entry, request: IncomingMessage, response: ServerResponse, requestId: string): number {
    const { headers } = request
    if (headers['if-none-match'] !== undefined && matches(headers['if-none-match'], entry.etag)) {
      response.writeHead(304, [...entry.common, 'x-request-id', requestId])
      response.end()
      return 304
    }
    const encoding = encodingFor(headers['accept-encoding'], entry.length)
    const form = this.#known(entry, encoding)
    if (form) write(request, response, requestId, entry.status, form)
    else {
      this.#form(entry, encoding).then(
        (made) => write(request, response, requestId, entry.status, made),
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
      if (entry.isPage && entry.asked > 1 && !this.isRight(entry)) found.push(entry)
    }
    return found
      .sort((a, b) => b.asked - a.asked)
      .slice(0, most)
      .map(({ url }) => url)
  }

  /** Whether an address is kept as it would be made now. */
  isFresh(url: string): boolean {
    return this.#entries.has(url) && this.isRight(this.kept(url)!)
  }

  /** What is kept of an address, whether or not a change has touched it since. */
  kept(url: string): Entry | undefined {
    return this.#entries.peek(url)
  }

  /** What is kept would be made the same, as of a stamp and from these keys. */
  renew(entry: Entry, stamp: number, keys: Iterable<string>): void {
    if (this.#doubted > stamp || entry.made > stamp || this.kept(entry.url) !== entry) return
    const made = { keys: this.#freshness.numbersOf(keys), made: stamp, checked: stamp }
    Object.assign(entry, made, { asked: entry.asked >> 1 })
    this.#resize(entry)
  }

  /** What was made from these keys, begun at a stamp; null where there was a doubt since. */
  dated(stamp: number, keys: Iterable<string>): Dated | null {
    if (this.#doubted > stamp) return null
    return { keys: this.#freshness.numbersOf(keys), made: stamp, checked: stamp }
  }

  /** Whether something is as it would be made now. */
  isRight(entry: Dated): boolean {
    const { stamp } = this
    if (entry.checked === stamp) return true
    if (!this.#freshness.isFresh(entry.keys, entry.made)) return false
    entry.checked = stamp
    return true
  }

  /**
   * Makes an answer ready to be sent, and keeps it, unless it is too large or there was a doubt since it was begun.
   * Whoever takes it as it is does not wait for it to be compressed.
   */
  keep(answer: Answer): Entry {
    const plain = encoded(answer.text)
    const body = plain.length < COMPRESS_MIN ? null : compress(plain, 'br')
    const keys = this.#freshness.numbersOf(answer.keys)
    const said = isPage(answer) ? this.saysOf(answer.keys) : {}
    const entry = newEntry(answer, plain.length, Buffer.isBuffer(body) ? body : plain, keys, said)
    this.#keep(entry, plain, body)
    this.#last = { entry, text: answer.text }
    return entry
  }

  /** An answer in the best encoding that an Accept-Encoding header allows, as a response of the web standard. */
  async respond(entry: Entry, acceptEncoding: string | undefined): Promise<Response> {
    const encoding = encodingFor(acceptEncoding, entry.length)
    const form = this.#known(entry, encoding) ?? (await this.#form(entry, encoding))
    const headers = new Headers()
    // Without that of the request, which the app sets itself.
    for (let i = 0; i < form.head.length - 2; i += 2) headers.set(form.head[i]!, form.head[i + 1]!)
    return new Response(new Uint8Array(form.body), { status: entry.status, headers })
  }

  /** What a cache in front is told of a page that was made from these keys, beside the page itself. */
  saysOf(keys: Iterable<string>): Record<string, string> {
    return this.#sharedSeconds > 0 ? sharedHeaders(this.#sharedSeconds, keys) : {}
  }

  /** Puts an answer among the others: `body` is what is compressed of it, where that is worth it, or will be. */
  #keep(entry: Entry, plain: Buffer, body: Buffer | Promise<Buffer> | null): void {
    const before = this.#entries.peek(entry.url)
    entry.asked = (before?.asked ?? 0) >> 1
    // What was begun later, and is there already, is right for longer.
    const isLater = !before || before.made <= entry.made
    const mayStay = () => isLater && this.#doubted <= entry.made && bytesOf(entry) <= this.#maxBytes / 8
    if (body && !(body instanceof Promise)) entry.forms.br = formOf(entry, 'br', body)
    else entry.forms.identity = formOf(entry, 'identity', body ? plain : ofOwnSize(plain))
    if (mayStay()) this.#entries.set(entry.url, entry)
    if (!(body instanceof Promise)) return
    entry.compressing = body.then((made) => {
      entry.forms.br = formOf(entry, 'br', made)
      delete entry.forms.identity
      delete entry.compressing
      const kept = this.#entries.peek(entry.url)
      if (kept === entry || (kept === before && mayStay())) this.#resize(entry)
    })
    // Whoever waits for it hears of a failure; else it stays as it is.
    entry.compressing.catch(() => {})
  }

  /** A form that is there, or the text of what was made last. */
  #known(entry: Entry, encoding: Encoding): Form | undefined {
    if (entry.forms[encoding] || encoding !== 'identity') return entry.forms[encoding]
    const known = this.#plain.get(entry)
    return known || this.#last?.entry !== entry ? known : this.#remember(entry, Buffer.from(this.#last.text))
  }

  /** Takes the place of what was compressed quickly. */
  async #compressAgain(entry: Entry): Promise<void> {
    const quick = entry.forms.br
    if (!quick || !isQuick(entry.length)) return
    const body = await compressWell(await this.#plainOf(entry), 'br').catch(() => quick.body)
    if (body.length >= quick.body.length) return
    entry.forms.br = formOf(entry, 'br', body)
    if (this.#entries.peek(entry.url) === entry) this.#resize(entry)
  }

  /** A form that is not there: of an answer that is just being compressed, or one that few ask for. */
  async #form(entry: Entry, encoding: Encoding): Promise<Form> {
    const plain = this.#plainOf(entry)
    await entry.compressing
    const known = this.#known(entry, encoding)
    if (known) return known
    if (encoding === 'identity') return this.#remember(entry, await plain)
    const form = formOf(entry, encoding, await compress(await plain, encoding))
    entry.forms[encoding] = form
    if (this.#entries.peek(entry.url) === entry) this.#resize(entry)
    return form
  }

  /** The body as it is. It is not remembered: what is made of it is kept, and whatever dies young costs nothing. */
  async #plainOf(entry: Entry): Promise<Buffer> {
    const { identity, br } = entry.forms
    const known = identity ?? this.#plain.get(entry)
    if (known) return known.body
    return this.#last?.entry === entry ? Buffer.from(this.#last.text) : await expand(br!.body)
  }

  #remember(entry: Entry, plain: Buffer): Form {
    const form = formOf(entry, 'identity', plain)
    this.#plain.set(entry, form)
    return form
  }

  /** The size of one that is set again while it is there is not asked for. */
  #resize(entry: Entry): void {
    this.#entries.delete(entry.url)
    this.#entries.set(entry.url, entry)
  }
}
