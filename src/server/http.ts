import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Endpoint } from '../shared/contract.ts'
import { AppError, UNKNOWN_ERROR } from '../shared/errors.ts'
import type { Handler, Services } from './context.ts'
import { isUnavailable } from './database/database.ts'
import { mountHealth } from './health.ts'
import { type Guard, type HttpContext, type HttpEnv, mountEndpoint } from './mount.ts'
import { API_CSP, commonHeaders } from './security-headers.ts'
import { mountUploads } from './serve-uploads.ts'
import { redirectOldSlugs } from './slug-redirects.ts'

export interface HttpApp {
  app: Hono<HttpEnv>
  /** False from the moment the program is asked to end. */
  readiness: { accepting: boolean }
}

/** The program's HTTP side: the endpoints of a table, health, and whatever `mountPages` adds after them. */
export function createHttpApp(
  services: Services,
  table: { endpoints: Record<string, Endpoint>; handlers: Record<string, Handler<never>> },
  guard: Guard,
  mountPages: (app: Hono<HttpEnv>) => void = () => {},
): HttpApp {
  const app = new Hono<HttpEnv>()
  const readiness = { accepting: true }
  const { config, log } = services
  const common = commonHeaders(config)

  app.use(async (c, next) => {
    const requestId = requestIdOf(c.env?.incoming) ?? newRequestId()
    c.set('requestId', requestId)
    if (!isDecodable(c.req.raw.url)) throw new AppError('invalid', 'The address is not valid UTF-8')
    await next()
    for (const name in common) c.res.headers.set(name, common[name]!)
    c.res.headers.set('x-request-id', requestId)
  })

  app.use(redirectOldSlugs(services))

  app.onError((error, c) => {
    const failure = toAppError(error)
    if (failure.status >= 500) {
      log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed')
    }
    for (const name in common) c.header(name, common[name])
    c.header('x-request-id', c.get('requestId'))
    return sendError(c, failure)
  })

  mountHealth(app, services, readiness)
  for (const [name, endpoint] of Object.entries(table.endpoints).sort(fixedFirst)) {
    mountEndpoint(app, endpoint, table.handlers[name] as Handler<Endpoint>, services, guard)
  }
  refuseOtherMethods(app, table.endpoints)
  mountUploads(app, services.uploads)
  mountPages(app)
  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such endpoint')
  })
  app.notFound((c) => sendError(c, new AppError('not_found', 'Not found')))
  return { app, readiness }
}

/** Addresses without parameters before those with: `/tools/export` must not be taken for `/tools/{id}`. */
const fixedFirst = ([, a]: [string, Endpoint], [, b]: [string, Endpoint]) =>
  a.path.split('{').length - b.path.split('{').length

function refuseOtherMethods(app: Hono<HttpEnv>, endpoints: Record<string, Endpoint>) {
  const methods = new Map<string, string[]>()
  for (const { path, method } of Object.values(endpoints)) {
    methods.set(path, [...(methods.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
  }
  for (const [path, allowed] of methods) {
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      c.header('allow', allowed.join(', '))
      throw new AppError('method_not_allowed', `This address takes only ${allowed.join(', ')}`)
    })
  }
}

/** What a failure is answered as. What nobody foresaw says nothing about the inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) {
    return new AppError(
      'unavailable',
      'The service is not available right now. Please try again in a moment.',
    )
  }
  return new AppError('internal', UNKNOWN_ERROR)
}

function sendError(c: HttpContext, error: AppError) {
  c.header('content-security-policy', API_CSP)
  c.header('cache-control', 'no-store')
  return c.json(error.toBody(), error.status)
}

let requestCount = 0
const processTag = randomBytes(4).toString('hex')
/** Short, unique among the processes that run at the same time, and cheap. */
const newRequestId = () => `${processTag}-${(requestCount++).toString(36)}`

const REQUEST_ID = Symbol('requestId')
type Tagged = IncomingMessage & { [REQUEST_ID]?: string }
const requestIdOf = (request: IncomingMessage | undefined) => (request as Tagged | undefined)?.[REQUEST_ID]

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** Which series a request is counted in. */
function kindOf(url: string): 'api' | 'asset' | 'page' {
  return url.startsWith('/api/') ? 'api' : url.startsWith('/assets/') ? 'asset' : 'page'
}

/** How long a request may take to arrive: a file on a slow line, and everything else. */
const UPLOAD_MS = 15 * 60_000
const BODY_MS = 30_000

/** Cuts off a body that trickles in; uploads have the server's own, longer limit. */
function limitTime(request: IncomingMessage): void {
  if (/^multipart\//i.test(request.headers['content-type'] ?? '')) return
  const timer = setTimeout(() => request.destroy(), BODY_MS)
  const done = () => clearTimeout(timer)
  request.once('end', done).once('close', done)
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * The Node server: the page cache first, then the app. Each request has an id and is counted; each that reaches
 * the app has a log line.
 * `before` is a development server's middleware.
 */
export function createNodeServer({ app }: HttpApp, services: Services, before?: Middleware): Server {
  const { pageCache, log, metrics } = services
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const hits = metrics.cacheHits
  const handle: Middleware = (request, response) => {
    const url = request.url!
    const logged = withoutSecrets(url)
    const requestId = newRequestId()
    ;(request as Tagged)[REQUEST_ID] = requestId
    const cached = pageCache.serve(request, response, requestId)
    if (cached !== 0) {
      hits.inc()
      // Counted, and told only on request: the line would cost as much as the answer.
      log.debug({ requestId, method: request.method, url: logged, status: cached, cached: true }, 'request')
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') limitTime(request)
    const start = performance.now()
    const kind = kindOf(url)
    response.once('close', () => {
      const ms = performance.now() - start
      const status = response.writableFinished ? response.statusCode : 499
      metrics.requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
      metrics.seconds.observe({ kind }, ms / 1000)
      const line = { requestId, method: request.method, url: logged, status, ms: Math.round(ms * 100) / 100 }
      if (status >= 500) log.error(line, 'request')
      else log.info(line, 'request')
    })
    void listener(request, response)
  }
  const server = createServer((request, response) => {
    if (before) before(request, response, () => handle(request, response, () => {}))
    else handle(request, response, () => {})
  })
  server.requestTimeout = UPLOAD_MS
  server.headersTimeout = 15_000
  server.keepAliveTimeout = 10_000
  return server
}

/** Who reads logs must not be able to sign in with a code, nor to open a kit that was shared with somebody else. */
export function withoutSecrets(url: string): string {
  if (url.startsWith('/auth/')) return url.replace(/\?.*/, '')
  return url.replace(/^(\/(?:api\/kits\/shared|og\/kits|kits)\/)[^/?.]+/, '$1…')
}
