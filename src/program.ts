import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from './api.ts'
import type { Catalog } from './catalog/catalog.ts'
import { CatalogStore } from './catalog/store.ts'
import type { Config } from './config.ts'
import { endpoints } from './endpoints.ts'
import { selectViewer } from './features/accounts/server/accounts.queries.ts'
import { createIdentity, sessionCookieName } from './features/accounts/server/identity.ts'
import { keepAccountsTidy } from './features/accounts/server/upkeep.service.ts'
import { ensureFirstAdministrator } from './features/admin/server/direct-access.service.ts'
import { selectBlog } from './features/blog/server/blog.queries.ts'
import { selectPublishedBundles } from './features/bundles/server/bundles.queries.ts'
import { selectCategories } from './features/categories/server/categories.queries.ts'
import { Counters } from './features/counters/server/counters.service.ts'
import { deleteOldImports } from './features/imports/server/imports.service.ts'
import { LinkChecker } from './features/links/server/link-checker.service.ts'
import { OgRenderer } from './features/seo/server/og-image.renderer.ts'
import { OgImages } from './features/seo/server/og-images.ts'
import { mountSeo } from './features/seo/server/seo.routes.ts'
import { selectPublishedTools } from './features/tools/server/tools.queries.ts'
import { CHANGES_CHANNEL, selectChangesAfter, selectLatestChangeId } from './server/changes.queries.ts'
import type { Handler, Services } from './server/context.ts'
import { type Database, openDatabase } from './server/database/database.ts'
import { migrate } from './server/database/migrate.ts'
import { listen as listenForChanges } from './server/database/postgres.ts'
import { guard } from './server/guard.ts'
import { createHttpApp, createNodeServer, type HttpApp } from './server/http.ts'
import { Jobs } from './server/jobs.ts'
import { createLog, type Log } from './server/log.ts'
import { createDeliver } from './server/mail/deliver.ts'
import { Mail } from './server/mail/mail.ts'
import { createMetrics } from './server/metrics.ts'
import { PageCache } from './server/page-cache.ts'
import { pruneChanges } from './server/prune-changes.ts'
import { RateLimits } from './server/rate-limit.ts'
import { SESSIONS_CHANNEL, tellSessionsEnded } from './server/sessions.queries.ts'
import { Sessions } from './server/sessions.ts'
import { startUpkeep } from './server/upkeep.ts'
import { Uploads } from './server/uploads.ts'

type MountPages = Parameters<typeof createHttpApp>[3]
type Middleware = Parameters<typeof createNodeServer>[2]

export interface Program {
  services: Services
  http: HttpApp
  /** Starts to answer; resolves with the port. */
  listen(): Promise<number>
  /** Stops taking requests, lets those in flight finish, and closes the database. */
  close(): Promise<void>
}

/** How often a process on PostgreSQL looks for changes, should a notification be lost. */
const POLL_MS = 5_000
/** How long requests in flight may take once the program is asked to end. */
const SHUTDOWN_MS = 10_000

/** Opens the database, brings it up to date and loads the catalogue; nothing listens yet. */
export async function createProgram(
  config: Config,
  {
    prepare = async () => {},
    mountPages = () => undefined,
    middleware,
    log = createLog(config.logLevel),
    links: visiting = {},
  }: {
    /** Runs between the migrations and the first load of the catalogue. */
    prepare?: (database: Database, log: Log) => Promise<void>
    mountPages?: (services: Services) => MountPages
    middleware?: Middleware
    log?: Log
    /** How the link checker visits addresses, where it is not as it should be on the internet: in tests. */
    links?: Pick<ConstructorParameters<typeof LinkChecker>[0], 'visits' | 'pace'>
  } = {},
): Promise<Program> {
  const metrics = createMetrics()
  const pageCache = new PageCache()
  const database = openDatabase(config, (error) => log.warn({ err: error }, 'database connection lost'))
  const { db } = database
  const ran = await migrate(database)
  if (ran.length > 0) log.info({ migrations: ran }, 'migrated')
  await prepare(database, log)

  const onVersion = (catalog: Catalog, pagesVersion: number) => {
    pageCache.version = pagesVersion
    metrics.catalogVersion.set(catalog.version)
    metrics.catalogTools.set(catalog.toolById.size)
  }
  const catalog = new CatalogStore(
    {
      latestChangeId: () => selectLatestChangeId(db),
      changesAfter: (id, most) => selectChangesAfter(db, id, most),
      tools: (ids, share) => selectPublishedTools(db, ids, share),
      categories: () => selectCategories(db),
      bundles: () => selectPublishedBundles(db),
      blog: () => selectBlog(db),
    },
    onVersion,
  )
  await catalog.load()

  const rateLimits = new RateLimits(config.rateLimit, db)
  const counters = new Counters({ database, catalog, log })
  const mail = new Mail(db, log, createDeliver(config))
  const identity = createIdentity({ db, secret: config.secret, url: config.url, log })
  const sessions = new Sessions(sessionCookieName(config.url), async (cookie) => {
    const found = await identity.findSession(cookie)
    const viewer = found && (await selectViewer(db, found.user_id, found.id))
    return found && viewer ? { viewer, cookies: found.cookies } : { viewer: null, cookies: [] }
  })
  if (database.engine === 'postgres') {
    sessions.onForget = (userId) => {
      tellSessionsEnded(db, userId).catch((error) => log.warn({ err: error }, 'other processes not told'))
    }
  }
  const uploads = new Uploads(config)
  const jobs = new Jobs(database, config, log)
  const links = new LinkChecker({ database, log, url: config.url, ...visiting })
  const services: Services = {
    config,
    log,
    metrics,
    database,
    catalog,
    pageCache,
    rateLimits,
    counters,
    mail,
    identity,
    sessions,
    uploads,
    jobs,
    links,
  }
  await ensureFirstAdministrator(services)
  const table = { endpoints, handlers: api as unknown as Record<string, Handler<never>> }
  const renderer = new OgRenderer()
  const images = new OgImages((card) => renderer.draw(card))
  const mountScreens = mountPages(services)
  const http = createHttpApp(services, table, guard, (app) => {
    mountSeo(app, services, images)
    mountScreens?.(app)
  })
  const server = createNodeServer(http, services, middleware)
  const unfollow = follow(config, services)
  let stopUpkeep = () => {}

  return {
    services,
    http,
    async listen() {
      mail.start()
      if (config.linkChecks) links.start()
      stopUpkeep = startUpkeep(log, {
        accounts: () => keepAccountsTidy(services),
        imports: () => deleteOldImports(services),
        'log of changes': () => pruneChanges(database.db, config.keepLogDays),
      })
      return await listen(server, config)
    },
    async close() {
      http.readiness.accepting = false
      stopUpkeep()
      await unfollow()
      await Promise.all([closeServer(server), jobs.close(), links.close()])
      await renderer.close()
      await counters.flush()
      await identity.close()
      await mail.close()
      await catalog.settled().catch(() => {})
      await database.close()
    },
  }
}

/**
 * On PostgreSQL other processes write too: this one listens for their changes, and looks now and then; and it
 * hears whose sessions they have ended.
 */
function follow({ databaseUrl }: Config, { catalog, sessions, log }: Services): () => Promise<void> {
  if (!databaseUrl) return async () => {}
  const refresh = () => {
    catalog.refresh().catch((error) => log.warn({ err: error }, 'catalogue not refreshed'))
  }
  const stops = [
    listenForChanges(databaseUrl, CHANGES_CHANNEL, refresh),
    listenForChanges(databaseUrl, SESSIONS_CHANNEL, (userId) => sessions.forgetHere(userId)),
  ]
  const poll = setInterval(refresh, POLL_MS)
  return async () => {
    clearInterval(poll)
    await Promise.all(stops.map((stop) => stop()))
  }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
