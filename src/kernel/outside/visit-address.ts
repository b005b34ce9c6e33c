/** Other people's servers: asked so that nobody reaches through us what is not public. */

import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type Found, isUsualPort, type Judge, judgedAddresses, lookupOf } from './judged-addresses.ts'

/**
 * Why an address leads nowhere. `answer`: with a status that says so, `not_public`: it is none of the public internet
 * and was not asked, `no_address`: it is no address of the web, `no_names`: no server of names answers,
 * `no_network`: this machine has no way there, `broken`: what came was no HTTP.
 */
export type VisitFailure =
  | 'answer'
  | 'no_host'
  | 'no_names'
  | 'no_network'
  | 'refused'
  | 'closed'
  | 'certificate'
  | 'time_out'
  | 'redirects'
  | 'not_public'
  | 'no_address'
  | 'broken'

export interface Visit {
  /** Null when it answers. */
  failure: VisitFailure | null
  /** Status of the last answer, if there was one. */
  status: number | null
  /** Where permanent redirects lead, before any other kind; null when there are none. */
  moved_to: string | null
  /** The network's own name of what went wrong. */
  code: string | null
  /** The body of a page of text that answers, where it was asked for. */
  text?: string | undefined
  /** Whatever answers, where bytes were asked for. */
  body?: Body | undefined
}

export interface Body {
  bytes: Buffer
  /** Whether there is more than was to be read. */
  isCut: boolean
  /** The header, '' without one. */
  type: string
  /** Where it came from, after all redirects. */
  url: string
}

export interface VisitOptions extends Judge {
  /** For each request, looking up the name included. */
  timeoutMs?: number
  /** Ends the visit, however far it is. */
  signal?: AbortSignal
  /** Lets a request to a host wait for its turn; waiting does not count as time. */
  inTurn?: <T>(host: string, request: () => Promise<T>) => Promise<T>
  userAgent?: string
  /** Reads the body, too, up to so many bytes; left out, none is read. */
  textMax?: number
  /** The same for whatever is there, as bytes. */
  bytesMax?: number
  /** Whether a redirect is followed; left out, each is. One that is not fails as `redirects`, and `moved_to` says where to. */
  follows?: (to: URL) => boolean
}

const REDIRECTS_MAX = 5
const TIMEOUT_MS = 10_000
const PERMANENT = new Set([301, 308])
/** Answers that a second request would only make worse. */
const NO_SECOND = new Set([429])
const USER_AGENT = 'Mozilla/5.0 (compatible; Kitly link check)'

/**
 * Looks what an address of somebody else's site answers: HEAD, then GET where that fails. Every name is looked up
 * once, all its addresses are judged, and the connection goes to these, for each redirect anew; no body is read unless
 * it is asked for, no cookie kept. Never throws.
 */
export async function visitAddress(address: string, options: VisitOptions = {}): Promise<Visit> {
  let url = URL.canParse(address) ? new URL(address) : null
  if (!url) return { failure: 'no_address', status: null, moved_to: null, code: null }
  let moved_to: string | null = null
  let isPermanent = true
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await ask(url, options)
    if (typeof answer.failure === 'string') return { ...answer, moved_to: null }
    const { status, location, text, body } = answer
    const next: URL | null = location && URL.canParse(location, url) ? new URL(location, url) : null
    if (status < 300 || status >= 400 || !next) {
      return status < 400
        ? { failure: null, status, moved_to, code: null, text, body }
        : { failure: 'answer', status, moved_to: null, code: null }
    }
    if (options.follows && !options.follows(next)) {
      return { failure: 'redirects', status, moved_to: next.href, code: null }
    }
    isPermanent &&= PERMANENT.has(status)
    url = next
    if (isPermanent) moved_to = sameAddress(url.href, address) ? null : url.href
  }
  return { failure: 'redirects', status: null, moved_to: null, code: null }
}

/** Whether two addresses are one, as browsers see it. The part behind # is no part of it. */
export function sameAddress(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return one === other
  const [a, b] = [new URL(one), new URL(other)]
  a.hash = b.hash = ''
  return a.href === b.href
}

interface Failed {
  failure: VisitFailure
  status: null
  code: string | null
}
interface Answered {
  failure?: never
  status: number
  location: string | undefined
  text: string | undefined
  body: Body | undefined
}
type Answer = Answered | Failed

const failed = (failure: VisitFailure, code: string | null = null): Failed => ({
  failure,
  status: null,
  code,
})

async function ask(url: URL, options: VisitOptions): Promise<Answer> {
  const { inTurn = (_, request) => request() } = options
  if (!/^https?:$/.test(url.protocol)) return failed('no_address')
  if (url.username || url.password) return failed('no_address')
  if (!isUsualPort(url.port, options)) return failed('not_public')
  const send = (method: string) => inTurn(url.host, () => request(method, url, options))
  if (options.textMax !== undefined || options.bytesMax !== undefined) return await send('GET')
  const answer = await send('HEAD')
  // Some servers know no HEAD: they answer it with an error, or not at all.
  const isOdd = answer.failure
    ? ['closed', 'time_out', 'broken'].includes(answer.failure)
    : answer.status >= 400 && !NO_SECOND.has(answer.status)
  return isOdd && !options.signal?.aborted ? await send('GET') : answer
}

async function request(method: string, url: URL, options: VisitOptions): Promise<Answer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const found = await within(signal, judgedAddresses(url.hostname, options))
    if (!found) return failed('not_public')
    return await send(method, url, { ...options, found, signal })
  } catch (error) {
    const { code = null, name } = error as { code?: string | null; name: string }
    if (signal.aborted || name === 'AbortError') return failed('time_out')
    return failed(failureOf(code ?? ''), code)
  }
}

function failureOf(code: string): VisitFailure {
  if (code === 'ENOTFOUND') return 'no_host'
  if (code.startsWith('EAI_')) return 'no_names'
  if (code === 'ECONNREFUSED') return 'refused'
  if (/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|EMFILE)$/.test(code)) return 'no_network'
  if (code === 'ETIMEDOUT') return 'time_out'
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'closed'
  if (/^(CERT|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME|INVALID_)/.test(code)) {
    return 'certificate'
  }
  return 'broken'
}

/** Looking up a name cannot be ended; its answer is not waited for longer than anything else. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

interface Sending extends Pick<VisitOptions, 'userAgent' | 'textMax' | 'bytesMax'> {
  found: Found[]
  signal: AbortSignal
}

function send(method: string, url: URL, options: Sending): Promise<Answered> {
  const { found, signal, userAgent = USER_AGENT } = options
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      signal,
      agent: false,
      lookup: lookupOf(found),
      headers: { 'user-agent': userAgent, accept: '*/*' },
    })
    request.on('response', (response: IncomingMessage) => {
      const { statusCode: status = 500, headers } = response
      readAsked(response, url, options)
        .then((read) => resolve({ status, location: headers.location, ...read }), reject)
        .finally(() => response.destroy())
    })
    request.on('error', reject)
    request.end()
  })
}

/** As much of an answer as was asked for. */
async function readAsked(response: IncomingMessage, url: URL, { textMax, bytesMax }: Sending) {
  const type = response.headers['content-type'] ?? ''
  const max = bytesMax ?? (/^text\//.test(type) ? textMax : undefined)
  if (max === undefined || response.statusCode! >= 300) return { text: undefined, body: undefined }
  const { bytes, isCut } = await readBody(response, max)
  return bytesMax === undefined
    ? { text: bytes.toString(), body: undefined }
    : { text: undefined, body: { bytes, isCut, type, url: url.href } }
}

/** None of these is asked for; some servers send them in any case. */
const UNPACKERS: Record<string, () => ReturnType<typeof createGunzip>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The beginning of a body, at most so many bytes. */
async function readBody(response: IncomingMessage, max: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const unpacker = UNPACKERS[response.headers['content-encoding'] ?? '']?.()
  response.on('error', (error) => unpacker?.destroy(error))
  const body: Readable = unpacker ? response.pipe(unpacker) : response
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > max) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, max), isCut: size > max }
}
