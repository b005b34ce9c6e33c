import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from './api.ts'
import type { Catalog } from './catalog/catalog.ts'
import { CatalogStore } from './catalog/store.ts'
import type { Config } from './config.ts'
import { endpoints } from './endpoints.ts'
import { warnOfUnreadableFactors } from './features/accounts/server/identity/second-factor.service.ts'
import { cleanUpAccounts } from './features/accounts/server/profile/deletion.service.ts'
import { createIdentity, sessionCookieName } from './features/accounts/server/sessions/identity.ts'
import { createSessionLookup } from './features/accounts/server/sessions/session-lookup.service.ts'
import { selectBlog } from './features/blog/server/blog.queries.ts'
import { selectPublishedBundles } from './features/bundles/server/bundles.queries.ts'
import { selectCategories } from './features/categories/server/categories.queries.ts'
import { Counters } from './features/counters/server/counters.service.ts'
import { deleteOldImports } from './features/imports/server/imports.service.ts'
import { LinkChecker } from './features/links/server/link-checker.service.ts'
import { ensureFirstAdministrator } from './features/people/server/direct-access.service.ts'
import { OgRenderer } from './features/seo/server/og-image.renderer.ts'
import { OgImages } from './features/seo/server/og-images.ts'
import { mountSeo } from './features/seo/server/seo.routes.ts'
import { selectPublishedTools } from './features/tools/server/tools.queries.ts'
import {
  CHANGES_CHANNEL,
  selectChangesAfter,
  selectLatestChangeId,
} from './kernel/changes/changes.queries.ts'
import { pruneChanges } from './kernel/changes/prune-changes.ts'
import { type Database, openDatabase } from './kernel/data/database.ts'
import { migrate } from './kernel/data/migrate.ts'
import { Outages } from './kernel/data/outages.ts'
import { listen as listenForChanges } from './kernel/data/postgres.ts'
import { protectFolder } from './kernel/files/protect-folder.ts'
import { Uploads } from './kernel/files/uploads.ts'
import { Addresses } from './kernel/http/addresses.ts'
import { closeServer, PATIENCE, type Patience } from './kernel/http/connections.ts'
import type { Handler, Services } from './kernel/http/context.ts'
import { guard } from './kernel/http/guard.ts'
import { createHttpApp, createNodeServer, type HttpApp } from './kernel/http/http.ts'
import { createMetrics } from './kernel/http/metrics.ts'
import { SESSIONS_CHANNEL, tellSessionsEnded } from './kernel/identity/sessions.queries.ts'
import { Sessions } from './kernel/identity/sessions.ts'
import { Jobs } from './kernel/jobs/jobs.ts'
import { createLog, type Log } from './kernel/jobs/log.ts'
import { startUpkeep } from './kernel/jobs/upkeep.ts'
import { PageCache } from './kernel/load/page-cache.ts'
import { RateLimits } from './kernel/load/rate-limit.ts'
import { ReadBudget } from './kernel/load/read-budget.ts'
import { Remembered } from './kernel/load/remembered.ts'
import { createDeliver } from './kernel/mail/deliver.ts'
import { Mail } from './kernel/mail/mail.ts'
import { rememberTexts } from './remember-texts.ts'
import { explainStart } from './start-failure.ts'

type MountPages = Parameters<typeof createHttpApp>[3]
type Middleware = Parameters<typeof createNodeServer>[2]

export interface Program {
  services: Services
  http: HttpApp
  /** Starts to answer; resolves with the port. */
  listen(): Promise<number>
  /**
   * Is ready no more, and serves for the drain time of the settings, or for as long as is given; then takes no more
   * requests, lets those in flight finish, and closes the database.
   */
  close(drainSeconds?: number): Promise<void>
}

/**
 * New connections that may wait to be taken, where the system allows it. With Node's 511 a flood of them fills the row
 * while a page is rendered, and whoever finds it full tries again after 1, 3 and 7 seconds.
 */
const BACKLOG = 4096
/** How often a process on PostgreSQL looks for changes, should a notification be lost. */
const POLL_MS = 5_000

interface ProgramOptions {
  /** Runs between the migrations and the first load of the catalogue. */
  prepare?: (database: Database, log: Log) => Promise<void>
  mountPages?: (services: Services) => MountPages
  middleware?: Middleware
  log?: Log
  /** How the link checker visits addresses, where it is not as it should be on the internet: in tests. */
  links?: Pick<ConstructorParameters<typeof LinkChecker>[0], 'visits' | 'pace'>
  /** How long connections are waited for: in tests, which do not. */
  patience?: Patience
  /** Another one than usual: in benchmarks. */
  pageCache?: PageCache
}

/**
 * Opens the database, brings it up to date and loads the catalogue; nothing listens yet. Throws an error whose message
 * says in a sentence what is wrong with the place where the data is.
 */
export async function createProgram(config: Config, options: ProgramOptions = {}): Promise<Program> {
  const log = options.log ?? createLog(config.logLevel)
  const heard: Heard = { away: () => {}, back: () => {}, full: () => {}, version: () => {} }
  let database: Database | undefined
  try {
    database = openDatabase(config, {
      onAway: (error) => heard.away(error),
      onBack: () => heard.back(),
      onFull: (error) => heard.full(error),
    })
    return await assemble(config, database, heard, { ...options, log })
  } catch (error) {
    await database?.close().catch(() => {})
    throw explainStart(error, config)
  }
}

/** Who hears of the database, and of each version of the content. */
interface Heard {
  away(error: Error): void
  back(): void
  full(error: Error): void
  version(): void
}

async function assemble(
  config: Config,
  database: Database,
  heard: Heard,
  {
    prepare = async () => {},
    mountPages = () => undefined,
    middleware,
    log,
    links: visiting = {},
    patience = PATIENCE,
    pageCache = new PageCache(),
  }: ProgramOptions & { log: Log },
): Promise<Program> {
  protectFolder(config.dataFolder, log)
  const metrics = createMetrics()
  const { db } = database
  const ran = await migrate(database)
  if (ran.length > 0) log.info({ migrations: ran }, 'migrated')
  await prepare(database, log)

  const outages = new Outages(database, config, log)
  heard.full = (error) => outages.note(error)
  const remembered = new Remembered(pageCache)
  const onVersion = (catalog: Catalog, pagesVersion: number) => {
    pageCache.version = pagesVersion
    metrics.catalogVersion.set(catalog.version)
    metrics.catalogTools.set(catalog.toolById.size)
    heard.version()
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
  const mail = new Mail(db, log, createDeliver(config), outages)
  const identity = createIdentity({ db, secret: config.secret, url: config.url, log })
  const sessions = new Sessions(
    sessionCookieName(config.url),
    createSessionLookup(
      db,
      // The library hides what has become of the database.
      (cookie) =>
        identity.findSession(cookie).catch((error) => {
          throw outages.explainHidden(error) ?? error
        }),
      config.adminSession,
    ),
  )
  if (database.engine === 'postgres') {
    sessions.onForget = (userId) => {
      tellSessionsEnded(db, userId).catch((error) => log.warn({ err: error }, 'other processes not told'))
    }
  }
  const uploads = new Uploads(config, database)
  const jobs = new Jobs(database, config, log)
  const links = new LinkChecker({ database, log, url: config.url, ...visiting })
  const services: Services = {
    config,
    log,
    metrics,
    database,
    catalog,
    pageCache,
    addresses: new Addresses(),
    reads: new ReadBudget(config.rateLimit),
    remembered,
    outages,
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
  await warnOfUnreadableFactors(services)
  const table = { endpoints, handlers: api as unknown as Record<string, Handler<never>> }
  const renderer = new OgRenderer()
  const images = new OgImages((card) => renderer.draw(card))
  const mountScreens = mountPages(services)
  const http = createHttpApp(services, table, guard, (app) => {
    mountSeo(app, services, images)
    mountScreens?.(app)
  })
  const server = createNodeServer(http, services, middleware, patience)
  const texts = rememberTexts(services)
  await texts.read()
  const following = follow(config, services)
  heard.version = texts.soon
  heard.away = ({ message }) => log.error({ reason: message }, 'the database is away')
  heard.back = () => {
    log.info('the database is back')
    following.refresh()
    texts.soon()
  }
  let stopUpkeep = () => {}

  return {
    services,
    http,
    async listen() {
      mail.start()
      if (config.linkChecks) links.start()
      stopUpkeep = startUpkeep(log, {
        accounts: () => cleanUpAccounts(services),
        imports: () => deleteOldImports(services),
        'log of changes': () => pruneChanges(database.db, config.keepLogDays),
      })
      return await listen(server, config)
    },
    async close(drainSeconds = config.drainSeconds) {
      http.readiness.accepting = false
      if (server.listening && drainSeconds > 0) await sleep(drainSeconds * 1000)
      stopUpkeep()
      texts.stop()
      await following.stop()
      await Promise.all([closeServer(server, patience), jobs.close(), links.close()])
      await renderer.close()
      await counters.flush()
      await identity.close()
      await mail.close()
      await catalog.settled().catch(() => {})
      outages.close()
      await database.close()
    },
  }
}

/**
 * On PostgreSQL other processes write too: this one listens for their changes, and looks now and then; and it
 * hears whose sessions they have ended.
 */
function follow({ databaseUrl }: Config, { catalog, database, sessions, log }: Services) {
  if (!databaseUrl) return { refresh: () => {}, stop: async () => {} }
  const refresh = () => {
    if (database.isAway) return
    catalog.refresh().catch((error) => log.warn({ err: error }, 'catalogue not refreshed'))
  }
  const stops = [
    listenForChanges(databaseUrl, CHANGES_CHANNEL, refresh),
    listenForChanges(databaseUrl, SESSIONS_CHANNEL, (userId) => sessions.forgetHere(userId)),
  ]
  const poll = setInterval(refresh, POLL_MS)
  const stop = async () => {
    clearInterval(poll)
    await Promise.all(stops.map((end) => end()))
  }
  return { refresh, stop }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: BACKLOG }, () => resolve((server.address() as AddressInfo).port))
  })
}
