/** HTTP: from a request to the answer of an endpoint or a page, with access, checks and headers. */

import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Endpoint } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import type { SlugKind } from '../changes/slug-redirects.queries.ts'
import { redirectOldSlugs } from '../changes/slug-redirects.ts'
import { mountUploads } from '../files/serve-uploads.ts'
import { mountHealth } from '../health/health.ts'
import { askedAddress, isRead, networkOfRequest, ReadGate, rename } from '../load/read-gate.ts'
import { Renewal } from '../load/renewal.ts'
import { Writers } from '../load/writers.ts'
import { Balance } from '../processes/balance.ts'
import { isUtf8 } from './addresses.ts'
import {
  checkingInterval,
  connectionsMax,
  limitBody,
  limitConnections,
  limitWaiting,
  PATIENCE,
  type Patience,
} from './connections.ts'
import type { Handler, Services } from './context.ts'
import { DirectReads } from './direct-reads.ts'
import { failureOf } from './failures.ts'
import { type Guard, type HttpContext, type HttpEnv, mountEndpoint } from './mount.ts'
import { answerAsking, writtenCookie } from './replica-reads.ts'
import { API_CSP, commonHeaders } from './security-headers.ts'

export interface HttpApp {
  app: Hono<HttpEnv>
  /** False from the moment the program is asked to end. */
  readiness: { accepting: boolean }
}

/** What is answered: the endpoints with their handlers, and what may have moved in their addresses. */
interface EndpointTable {
  endpoints: Record<string, Endpoint>
  handlers: Record<string, Handler<never>>
  slugKinds?: readonly SlugKind[]
}

/** The program's HTTP side: the endpoints of a table, health, and whatever `mountPages` adds after them. */
export function createHttpApp(
  services: Services,
  table: EndpointTable,
  guard: Guard,
  mountPages: (app: Hono<HttpEnv>) => void = () => {},
): HttpApp {
  const app = new Hono<HttpEnv>()
  const readiness = { accepting: true }
  const { config, addresses } = services
  const common = commonHeaders(config)

  app.use(async (c, next) => {
    const requestId = requestIdOf(c.env?.incoming) ?? newRequestId()
    c.set('requestId', requestId)
    if (!isUtf8(c.req.raw.url)) throw new AppError('invalid', 'The address is not valid UTF-8')
    await next()
    const written = writtenCookie()
    if (written !== null && c.req.method !== 'GET') c.res.headers.append('set-cookie', written)
    const location = c.res.headers.get('location')
    const asked = askedAddress(c.env?.incoming)
    if (location && asked) c.res.headers.set('location', addresses.leadOn(asked, location))
    for (const name in common) c.res.headers.set(name, common[name]!)
    if (!readiness.accepting) c.res.headers.set('connection', 'close')
    c.res.headers.set('x-request-id', requestId)
  })

  app.use(redirectOldSlugs(services, table.slugKinds ?? []))

  app.onError((error, c) => {
    const failure = failureOf(error, services, { requestId: c.get('requestId'), path: c.req.path })
    for (const name in common) c.header(name, common[name])
    if (!readiness.accepting) c.header('connection', 'close')
    c.header('x-request-id', c.get('requestId'))
    return sendError(c, failure)
  })

  mountHealth(app, services, readiness)
  for (const [name, endpoint] of Object.entries(table.endpoints).sort(fixedFirst)) {
    mountEndpoint(app, endpoint, table.handlers[name] as Handler<Endpoint>, services, guard)
  }
  refuseOtherMethods(app, table.endpoints)
  mountUploads(app, services)
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

function sendError(c: HttpContext, error: AppError) {
  c.header('content-security-policy', API_CSP)
  c.header('cache-control', 'no-store')
  if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
  return c.json(error.toBody(), error.status)
}

let requestCount = 0
const processTag = randomBytes(4).toString('hex')
/** Short, unique among the processes that run at the same time, and cheap. */
const newRequestId = () => `${processTag}-${(requestCount++).toString(36)}`

const REQUEST_ID = Symbol('requestId')
type Tagged = IncomingMessage & { [REQUEST_ID]?: string }
const requestIdOf = (request: IncomingMessage | undefined) => (request as Tagged | undefined)?.[REQUEST_ID]

/** Which series a request is counted in. */
function kindOf(url: string): 'api' | 'asset' | 'page' {
  if (url.startsWith('/api/')) return 'api'
  return /^\/(?:assets|marks|icons)\//.test(url) ? 'asset' : 'page'
}

/** A page that is made anew is kept as most visitors take it. */
const RENEWED = { 'accept-encoding': 'br' }

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * The Node server: the page cache first, then the app. Each request has an id and is counted; each that reaches
 * the app has a log line.
 * `before` is a development server's middleware.
 */
export function createNodeServer(
  { app, readiness }: HttpApp,
  services: Services,
  before?: Middleware,
  patience: Patience = PATIENCE,
): Server {
  const { pageCache, log, metrics, config, addresses, database } = services
  const gate = new ReadGate(services)
  const direct = new DirectReads(services)
  const writers = new Writers(services.relay)
  const renewal = new Renewal(pageCache, async (url) => {
    await (await app.request(url, { headers: RENEWED }, { renews: url })).arrayBuffer()
  })
  pageCache.onStale = (url) => renewal.note(url)
  const hasWritten = (request: IncomingMessage) => writers.has(networkOfRequest(request, config.trustProxy))
  const tellsHits = config.logLevel === 'debug'
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const handle: Middleware = (request, response) => {
    const url = request.url!
    const requestId = newRequestId()
    // Whoever keeps this connection alive is to open another one, to a process that goes on.
    if (!readiness.accepting || balance.endsWith()) response.shouldKeepAlive = false
    limitBody(request, patience)
    let cached = pageCache.serve(request, response, requestId, hasWritten)
    if (cached === 0 && isRead(request) && rename(request, services)) {
      cached = pageCache.serve(request, response, requestId, hasWritten)
    }
    if (cached !== 0) {
      metrics.cacheHits++
      // Counted, and told only on request: the line would cost as much as the answer.
      if (!tellsHits) return
      const line = { requestId, method: request.method, url: addresses.withoutSecrets(url), status: cached }
      log.debug({ ...line, cached: true }, 'request')
      return
    }
    ;(request as Tagged)[REQUEST_ID] = requestId
    const begin = () => {
      const logged = addresses.withoutSecrets(url)
      observe(request, response, { requestId, url: logged, kind: kindOf(url) }, services)
      const answer = () => direct.answer(request, response, requestId, () => void listener(request, response))
      if (!database.hasReplica) answer()
      else answerAsking(request, (end) => response.once('close', end), answer)
    }
    if (isRead(request)) gate.pass(request, response, requestId, begin)
    else {
      response.once('close', writers.begin(networkOfRequest(request, config.trustProxy)))
      begin()
    }
  }
  const server = createServer(
    { connectionsCheckingInterval: checkingInterval(patience) },
    (request, response) => {
      if (before) before(request, response, () => handle(request, response, () => {}))
      else handle(request, response, () => {})
    },
  )
  const balance = new Balance(server, services.relay)
  server.once('close', () => renewal.stop())
  limitWaiting(server, patience)
  limitConnections(server, connectionsMax(config))
  return server
}

/** Counts a request that reaches the app, and writes its line. */
function observe(
  { method }: IncomingMessage,
  response: ServerResponse,
  { requestId, url, kind }: { requestId: string; url: string; kind: string },
  { metrics, log }: Services,
) {
  const start = performance.now()
  response.once('close', () => {
    const ms = performance.now() - start
    const status = response.writableFinished ? response.statusCode : 499
    metrics.requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
    metrics.seconds.observe({ kind }, ms / 1000)
    const line = { requestId, method, url, status, ms: Math.round(ms * 100) / 100 }
    if (status >= 500 && status !== 503) log.error(line, 'request')
    else log.info(line, 'request')
  })
}
