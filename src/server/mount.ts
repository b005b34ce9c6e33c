import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Endpoint, EndpointInput } from '../shared/contract.ts'
import { AppError } from '../shared/errors.ts'
import { JSON_BODY_MAX } from '../shared/limits.ts'
import type { Handler, RequestContext, Services } from './context.ts'
import { receiveUpload } from './receive-upload.ts'
import { API_CSP, commonHeaders } from './security-headers.ts'
import type { Found } from './sessions.ts'

export type HttpEnv = {
  /** `inProcess`: a page reads the API while it is rendered. */
  Bindings: Partial<HttpBindings> & { inProcess?: boolean }
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
  app.on(endpoint.method, path, async (c) => {
    const found = await guard(endpoint, c.req.raw, services)
    const cookies = found ? [...found.cookies] : []
    const { version } = services.pageCache
    const headers: Record<string, string> = {
      'content-type': endpoint.contentType ?? 'application/json; charset=utf-8',
      'content-security-policy': API_CSP,
      'cache-control': endpoint.cached ? 'public, no-cache' : 'no-store',
    }
    const context: RequestContext = {
      ...services,
      requestId: c.get('requestId'),
      ip: visitorAddress(c, services.config.trustProxy),
      headers: c.req.raw.headers,
      viewer: found?.viewer ?? null,
      findViewer: async () => (found ?? (await services.sessions.find(c.req.raw.headers))).viewer,
      addCookie: (cookie) => {
        cookies.push(cookie)
      },
      setHeader: (name, value) => {
        headers[name] = value
      },
    }
    const params = parse(endpoint.params, c.req.param())
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
    if (endpoint.cached && c.env?.incoming) return await sendKept(services, c, version, status, headers, text)
    return c.body(text, status, all)
  })
}

/** Sends an answer that may be kept, compressed for whoever asks, and keeps it for the next. */
export async function sendKept(
  { pageCache, config }: Services,
  c: HttpContext,
  version: number,
  status: number,
  headers: Record<string, string>,
  text: string,
): Promise<Response> {
  const all = new Headers({ ...commonHeaders(config), ...headers })
  const entry = pageCache.keep(c.env.incoming!.url!, version, status, all, Buffer.from(text))
  return await pageCache.respond(entry, c.req.header('accept-encoding'))
}

/** An empty value is as good as none: `?search=&category=` filters nothing. */
const presentValues = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  refuseNul(value)
  return parseInput(schema, value)
}

/** What a schema makes of a value. Throws `invalid` with a sentence for each wrong field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'body'] ??= message
  const [name, message] = Object.entries(fields)[0] ?? ['', 'Invalid request']
  // A sentence stands by itself; 'must be …' needs the name of its field.
  throw new AppError('invalid', /^must /.test(message) ? `${name} ${message}` : message, fields)
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
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'local'
}
