import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Endpoint, EndpointInput } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { isDemand, requiredSentence, withSubject } from '../../shared/messages.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import type { Found } from '../identity/sessions.ts'
import { networkOf } from '../load/network-of.ts'
import { Reads } from '../load/reads.ts'
import type { Handler, RequestContext, Services } from './context.ts'
import { JSON_BODY_MAX } from './http.limits.ts'
import { API_CSP, commonHeaders } from './security-headers.ts'

/** What the program tells itself when it asks itself. */
interface OwnRequest {
  /** A page reads the API while it is rendered. */
  inProcess?: boolean
  /** Notes what the answer is made from. */
  reads?: Reads
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

/** Mounts one endpoint: access, checks, handler, answer. */
export function mountEndpoint<E extends Endpoint>(
  app: Hono<HttpEnv>,
  endpoint: E,
  handler: Handler<E>,
  services: Services,
  guard: Guard,
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  services.addresses.addEndpoint(endpoint)
  app.on(endpoint.method, path, async (c) => {
    const found = await guard(endpoint, c.req.raw, services)
    const cookies = found ? [...found.cookies] : []
    const { stamp } = services.pageCache
    const reads = new Reads()
    const headers: Record<string, string> = {
      'content-type': endpoint.contentType ?? 'application/json; charset=utf-8',
      'content-security-policy': API_CSP,
      'cache-control': endpoint.cached ? 'public, no-cache' : 'no-store',
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
      dependsOn: (...keys) => reads.add(keys),
    }
    const params = parseNames(endpoint.params, c.req.param())
    const query = parse(endpoint.query, presentValues(c.req.query()))
    const upload = endpoint.upload && (await receiveUpload(c.req.raw, endpoint.upload, services.config))
    let output: unknown
    try {
      const body = endpoint.body && parse(endpoint.body, upload ? upload.fields : await readJson(c, endpoint))
      output = await handler({ params, query, body, file: upload?.file } as EndpointInput<E>, context)
    } finally {
      c.env?.reads?.add(reads.keys)
      await upload?.discard()
    }
    const status = endpoint.status ?? 200
    const all = cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers
    if (output instanceof ReadableStream) return c.body(output, status, all)
    const text = endpoint.contentType ? (output as string) : JSON.stringify(output)
    if (endpoint.cached && keptAs(c)) return await sendKept(services, c, stamp, status, headers, text, reads)
    return c.body(text, status, all)
  })
}

/** The address that an answer may be kept under; none for what the program asks itself. */
export const keptAs = (c: HttpContext): string | undefined => c.env?.renews ?? c.env?.incoming?.url

/** Sends an answer that may be kept, compressed for whoever asks, and keeps it for the next. */
export async function sendKept(
  { pageCache, config }: Services,
  c: HttpContext,
  stamp: number,
  status: number,
  headers: Record<string, string>,
  text: string,
  { keys }: Pick<Reads, 'keys'> = new Reads(),
): Promise<Response> {
  const all = new Headers({ ...commonHeaders(config), ...headers })
  const answer = { url: keptAs(c)!, stamp, status, headers: all, body: Buffer.from(text), keys }
  return await pageCache.keep(answer, c.req.header('accept-encoding'))
}

/** An empty value is as good as none: `?search=&category=` filters nothing. */
const presentValues = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  refuseNul(value)
  return parseInput(schema, value)
}

/** The parts of an address. One that nothing can be called by is not found; one of the wrong kind is a mistake. */
function parseNames(schema: z.ZodObject | undefined, names: Record<string, string>): unknown {
  if (!schema) return undefined
  const { error } = schema.safeParse(names)
  const isTooLong = error?.issues.some(({ code }) => code === 'too_big')
  if (isTooLong || Object.values(names).some((name) => name.includes('\0'))) {
    throw new AppError('not_found', 'There is nothing at this address')
  }
  return parseInput(schema, names)
}

/** What a schema makes of a value. Throws `invalid` with a sentence for each wrong field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  const missing = missingSentences(schema)
  for (const { path, message, code } of result.error.issues) {
    const [name] = path
    const isNone = path.length === 1 && (code === 'invalid_type' || isNoValue(given(value, name!), code))
    fields[path.join('.') || 'body'] ??= (isNone && missing.get(name!)) || message
  }
  const [name, message] = Object.entries(fields)[0] ?? ['', 'Invalid request']
  throw new AppError('invalid', withSubject(name, message), fields)
}

const given = (value: unknown, name: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[name]

/** What no choice among values is. An object of which a check of its own says what is wrong is one. */
const isNoValue = (value: unknown, code: string) =>
  value === undefined || value === null || (typeof value === 'object' && code !== 'custom')

/** What is said of each field that has to be there: the same when it is not, and when it is of a wrong kind. */
function missingSentences(schema: z.ZodType): Map<PropertyKey, string> {
  const issues = schema.safeParse({}).error?.issues ?? []
  return new Map(
    issues.flatMap(({ path: [name, ...rest], message }) =>
      name === undefined || rest.length > 0
        ? []
        : [[name, isDemand(message) ? requiredSentence(name) : message]],
    ),
  )
}

/** A text of PostgreSQL cannot hold the NUL character, so none is let in anywhere. */
function refuseNul(input: unknown): void {
  for (const [name, value] of Object.entries(input ?? {})) {
    // Not recursive: a body may be nested deeper than the stack is.
    const open: unknown[] = [value]
    while (open.length > 0) {
      const next = open.pop()
      if (typeof next === 'string' && next.includes('\0')) {
        const message = 'must not contain a NUL character'
        throw new AppError('invalid', `${name} ${message}`, { [name]: message })
      }
      if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) open.push(part)
    }
  }
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
