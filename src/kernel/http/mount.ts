import { type IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Endpoint, EndpointInput } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import type { Found } from '../identity/sessions.ts'
import type { Entry } from '../load/kept-answer.ts'
import { networkOf } from '../load/network-of.ts'
import { Reads } from '../load/reads.ts'
import type { Handler, RequestContext, Services } from './context.ts'
import { JSON_BODY_MAX } from './http.limits.ts'
import { parse, parseNames, presentValues } from './input.ts'
import { PublicRead } from './public-read.ts'
import { API_CSP, commonHeaders } from './security-headers.ts'

/** What the program tells itself when it asks itself. */
interface OwnRequest {
  /** The address of a kept answer that is made anew. */
  renews?: string
}

export type HttpEnv = {
  Bindings: Partial<HttpBindings> & OwnRequest
  Variables: { requestId: string }
}
export type HttpContext = Context<HttpEnv>

/**
 * Who is calling, and whether that is enough for what an endpoint asks; throws when it is not. Where anyone may
 * call it does not look, and answers null.
 */
export type Guard = (endpoint: Endpoint, request: Request, services: Services) => Promise<Found | null> | null

/** Mounts one endpoint, and tells the services what pages may read. */
export function mountEndpoint<E extends Endpoint>(
  app: Hono<HttpEnv>,
  endpoint: E,
  handler: Handler<E>,
  services: Services,
  guard: Guard,
): void {
  const isForAll = endpoint.method === 'GET' && endpoint.access === 'public' && !endpoint.ownSiteOnly
  const read = isForAll ? new PublicRead(endpoint, handler as Handler<Endpoint>, services) : null
  if (read) services.publicReads.set(`GET ${endpoint.path}`, read)
  const kept = endpoint.cached ? read : null
  services.addresses.addEndpoint(endpoint, kept)
  if (kept) mountRead(app, kept, services)
  else mountCall(app, endpoint, handler, services, guard)
}

const honoPath = ({ path }: Endpoint) => path.replace(/\{(\w+)\}/g, ':$1')

/** What is kept for everybody; most requests for it are answered by `DirectReads` already. */
function mountRead(app: Hono<HttpEnv>, read: PublicRead, services: Services): void {
  app.get(honoPath(read.endpoint), async (c) => {
    const { stamp } = services.pageCache
    const headers = read.headers()
    const setHeader = (name: string, value: string) => {
      headers[name] = value
    }
    const reads = new Reads()
    const dependsOn = (...keys: string[]) => reads.add(keys)
    const output = await read.run(c.req.param(), c.req.query(), { setHeader, dependsOn })
    const text = read.textOf(output)
    if (keptAs(c)) return await sendKept(services, c, stamp, 200, headers, text, reads)
    return c.body(text, 200, headers)
  })
}

/** Everything else: access, checks, handler, answer. */
function mountCall<E extends Endpoint>(
  app: Hono<HttpEnv>,
  endpoint: E,
  handler: Handler<E>,
  services: Services,
  guard: Guard,
): void {
  app.on(endpoint.method, honoPath(endpoint), async (c) => {
    const found = await guard(endpoint, c.req.raw, services)
    const cookies = found ? [...found.cookies] : []
    const headers: Record<string, string> = {
      'content-type': endpoint.contentType ?? 'application/json; charset=utf-8',
      'content-security-policy': API_CSP,
      'cache-control': 'no-store',
    }
    const ipAddress = visitorAddress(c, services.config.trustProxy)
    const context: RequestContext = {
      ...services,
      requestId: c.get('requestId'),
      network: networkOf(ipAddress),
      ipAddress,
      headers: c.req.raw.headers,
      viewer: found?.viewer ?? null,
      findViewer: async () => {
        const { viewer } = found ?? (await services.sessions.find(c.req.raw.headers))
        return viewer?.needs_code ? null : viewer
      },
      addCookie: (cookie) => {
        cookies.push(cookie)
      },
      setHeader: (name, value) => {
        headers[name] = value
      },
      // What is not for everybody is not kept.
      dependsOn: () => {},
    }
    const params = parseNames(endpoint.params, c.req.param())
    const query = parse(endpoint.query, presentValues(c.req.query()))
    const upload = endpoint.upload && (await receiveUpload(c.req.raw, endpoint.upload, services.config))
    let output: unknown
    try {
      const body = endpoint.body && parse(endpoint.body, upload ? upload.fields : await readJson(c, endpoint))
      output = await handler({ params, query, body, file: upload?.file } as EndpointInput<E>, context)
    } finally {
      await upload?.discard()
    }
    const status = endpoint.status ?? 200
    const all = cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers
    if (output instanceof ReadableStream) return c.body(output, status, all)
    const text = endpoint.contentType ? (output as string) : JSON.stringify(output)
    return c.body(text, status, all)
  })
}

/** The address that an answer may be kept under; none for what the program asks itself. */
export const keptAs = (c: HttpContext): string | undefined => c.env?.renews ?? c.env?.incoming?.url

interface Keepable {
  url: string
  /** The cache's stamp when it was begun. */
  stamp: number
  status: number
  headers: Record<string, string>
  text: string
  reads: Pick<Reads, 'keys'>
  madeOf?: string | undefined
}

/** Keeps an answer for the next, with the headers that every answer has. */
export function keepAnswer({ pageCache, config }: Services, { headers, reads, ...answer }: Keepable): Entry {
  const all = { ...commonHeaders(config), ...headers }
  return pageCache.keep({ ...answer, headers: all, keys: reads.keys })
}

/** Sends an answer that may be kept, compressed for whoever asks, and keeps it for the next. */
export async function sendKept(
  services: Services,
  c: HttpContext,
  stamp: number,
  status: number,
  headers: Record<string, string>,
  text: string,
  reads: Pick<Reads, 'keys'> = new Reads(),
): Promise<Response> {
  return await sendEntry(
    services,
    c,
    keepAnswer(services, { url: keptAs(c)!, stamp, status, headers, text, reads }),
  )
}

/** What tells Hono that Node's response has been written to. */
const SENT = { headers: { 'x-hono-already-sent': 'true' } }

/** Sends an answer as the cache will send it, to Node's response where there is one: another one would be read again. */
export async function sendEntry(
  { pageCache }: Pick<Services, 'pageCache'>,
  c: HttpContext,
  entry: Entry,
): Promise<Response> {
  const { incoming, outgoing } = c.env ?? {}
  if (!(outgoing instanceof ServerResponse)) {
    return await pageCache.respond(entry, c.req.header('accept-encoding'))
  }
  pageCache.send(entry, incoming as IncomingMessage, outgoing, c.get('requestId'))
  return new Response(null, SENT)
}

async function readJson(c: HttpContext, { bodyMaxBytes = JSON_BODY_MAX }: Endpoint): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', 'The body must be sent as application/json')
  }
  const bytes = await readBody(c.req.raw, bodyMaxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid', 'The body is not valid JSON')
  }
}

async function readBody(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError('too_large', `The body must have at most ${most.toLocaleString('en')} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > most) throw tooLarge()
      chunks.push(chunk)
    }
  }
  return Buffer.concat(chunks)
}

/** The visitor's address: the last entry that the proxy in front has added, if there is one, else the peer. */
export function visitorAddress(c: HttpContext, trustProxy: boolean): string {
  return senderOf(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, trustProxy)
}

export function senderOf(
  forwardedFor: string | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return forwarded || peer || 'local'
}
