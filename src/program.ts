import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, handlers, slugKinds } from './api.ts'
import type { Config } from './config.ts'
import { warnOfUnreadableFactors } from './features/accounts/server/identity/second-factor.service.ts'
import { cleanUpAccounts } from './features/accounts/server/profile/deletion.service.ts'
import { endClaims } from './features/claims/server/proofs.service.ts'
import { forgetReporters } from './features/corrections/server/corrections.service.ts'
import { deleteOldImports } from './features/imports/server/imports.service.ts'
import { adoptPictures } from './features/media/server/adopt.service.ts'
import { beginOrderDay } from './features/ordering/server/ordering.service.ts'
import { ensureFirstAdministrator } from './features/people/server/direct-access.service.ts'
import { tidyReviews } from './features/reviews/server/confirmation.service.ts'
import { OgRenderer } from './features/seo/server/og-image.renderer.ts'
import { OgImages } from './features/seo/server/og-images.ts'
import { mountSeo } from './features/seo/server/seo.routes.ts'
import { readCover } from './features/seo/server/seo.service.ts'
import { CHANGES_CHANNEL } from './kernel/changes/changes.queries.ts'
import { pruneChanges } from './kernel/changes/prune-changes.ts'
import { type Database, openDatabase } from './kernel/data/database.ts'
import { migrate } from './kernel/data/migrate.ts'
import { listen as listenForChanges } from './kernel/data/postgres.ts'
import { protectFolder } from './kernel/files/protect-folder.ts'
import { closeServer, PATIENCE, type Patience } from './kernel/http/connections.ts'
import type { Services } from './kernel/http/context.ts'
import { guard } from './kernel/http/guard.ts'
import { createHttpApp, createNodeServer, type HttpApp } from './kernel/http/http.ts'
import { SESSIONS_CHANNEL } from './kernel/identity/sessions.queries.ts'
import { createLog, type Log } from './kernel/jobs/log.ts'
import { startUpkeep } from './kernel/jobs/upkeep.ts'
import { rememberTexts } from './remember-texts.ts'
import { createServices, type ServiceOptions } from './services.ts'
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
/** How often a process that is not the only one looks for changes, should a notification be lost. */
const POLL_MS = 5_000

interface ProgramOptions extends ServiceOptions {
  /** Runs between the migrations and the first load of the catalogue. */
  prepare?: (database: Database, log: Log) => Promise<void>
  mountPages?: (services: Services) => MountPages
  middleware?: Middleware
  log?: Log
  /** How long connections are waited for: in tests, which do not. */
  patience?: Patience
}

/**
 * Opens the database, brings it up to date and loads the catalogue; nothing listens yet. Throws an error whose message
 * says in a sentence what is wrong with the place where the data is.
 */
export async function createProgram(config: Config, options: ProgramOptions = {}): Promise<Program> {
  const log = options.log ?? createLog(config.logLevel, config.processes)
  const heard: Heard = { away: () => {}, back: () => {}, full: () => {}, version: () => {} }
  let database: Database | undefined
  try {
    database = openDatabase(config, {
      onAway: (error) => heard.away(error),
      onBack: () => heard.back(),
      onFull: (error) => heard.full(error),
      onReplicaAway: ({ message }) =>
        log.warn({ reason: message }, 'the replica is away: all is read from the primary'),
      onReplicaBack: () => log.info('the replica is back'),
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

/** The catalogue is read and its version told before anything answers; whoever hears of the database is told last. */
async function assemble(
  config: Config,
  database: Database,
  heard: Heard,
  options: ProgramOptions & { log: Log },
): Promise<Program> {
  const { prepare, middleware, log, patience = PATIENCE } = options
  protectFolder(config.dataFolder, log)
  const ran = await migrate(database)
  if (ran.length > 0) log.info({ migrations: ran }, 'migrated')
  await prepare?.(database, log)

  const services = await createServices(config, database, log, {
    ...options,
    onVersion: () => heard.version(),
  })
  heard.full = (error) => services.outages.note(error)
  await ensureFirstAdministrator(services)
  await warnOfUnreadableFactors(services)
  const renderer = new OgRenderer()
  const http = createHttp(services, renderer, options.mountPages?.(services))
  const server = createNodeServer(http, services, middleware, patience)
  const texts = rememberTexts(services)
  await texts.read()
  const others = followOthers(config, services)
  heard.version = () => {
    texts.soon()
    others.tell()
  }
  heard.away = ({ message }) => log.error({ reason: message }, 'the database is away')
  heard.back = () => {
    log.info('the database is back')
    others.refresh()
    texts.soon()
  }
  let stopUpkeep = () => {}

  return {
    services,
    http,
    async listen() {
      stopUpkeep = startWork(services)
      return await listen(server, config)
    },
    async close(drainSeconds = config.drainSeconds) {
      const { jobs, links, pictures, counters, identity, mail, purger, catalog, outages } = services
      http.readiness.accepting = false
      if (server.listening && drainSeconds > 0) await sleep(drainSeconds * 1000)
      stopUpkeep()
      purger.close()
      texts.stop()
      await others.stop()
      await Promise.all([closeServer(server, patience), jobs.close(), links.close(), pictures.close()])
      await renderer.close()
      await counters.close()
      await identity.close()
      await mail.close()
      await catalog.close()
      outages.close()
      await database.close()
    },
  }
}

/** Everything that is answered: the endpoints, the pictures and feeds, and the pages after them. */
function createHttp(services: Services, renderer: OgRenderer, mountScreens: MountPages): HttpApp {
  const images = new OgImages(async (card) => renderer.draw(card, await readCover(services, card)))
  return createHttpApp(services, { endpoints, handlers, slugKinds }, guard, (app) => {
    mountSeo(app, services, images)
    mountScreens?.(app)
  })
}

/**
 * Starts what is done by itself, beside the answers, in one of several processes of this machine. Answers how to end
 * the upkeep.
 */
function startWork(services: Services): () => void {
  const { config, catalog, mail, links, pictures, purger, relay } = services
  let isOver = false
  let stopUpkeep = () => {}
  relay.onLead(() => {
    if (isOver) return
    mail.start()
    purger.start()
    catalog.startKeeping()
    if (config.linkChecks) {
      links.start()
      pictures.start()
    }
    stopUpkeep = beginUpkeep(services)
  })
  return () => {
    isOver = true
    stopUpkeep()
  }
}

function beginUpkeep(services: Services): () => void {
  const { config, database, log } = services
  return startUpkeep(log, {
    accounts: () => cleanUpAccounts(services),
    imports: () => deleteOldImports(services),
    claims: () => endClaims(services),
    reports: () => forgetReporters(database.db),
    pictures: () => adoptPictures(services),
    reviews: () => tidyReviews(services),
    'order of lists': () => beginOrderDay(services),
    'log of changes': () => pruneChanges(database.db, config.keepLogDays),
  })
}

/**
 * Where other processes write too this one listens for their changes, and looks now and then; and it hears whose
 * sessions they have ended. PostgreSQL tells them all; on SQLite those of this machine tell one another.
 */
function followOthers({ databaseUrl }: Config, { catalog, database, sessions, log, relay }: Services) {
  if (!database.isShared) return { refresh: () => {}, tell: () => {}, stop: async () => {} }
  let heard = 0
  const refresh = () => {
    if (database.isAway) return
    catalog.refresh().catch((error) => log.warn({ err: error }, 'catalogue not refreshed'))
  }
  const hearVersion = (version: unknown) => {
    heard = Math.max(heard, Number(version))
    if (heard > catalog.current.version) refresh()
  }
  /** What was heard of is no news to the others. */
  const tell = () => {
    const { version } = catalog.current
    if (!databaseUrl && version > heard) relay.tell(CHANGES_CHANNEL, version)
  }
  const forget = (userId: unknown) => sessions.forgetHere(userId as string | undefined)
  const stops: (() => unknown)[] = databaseUrl
    ? [
        listenForChanges(databaseUrl, CHANGES_CHANNEL, refresh),
        listenForChanges(databaseUrl, SESSIONS_CHANNEL, forget),
      ]
    : [relay.hear(CHANGES_CHANNEL, hearVersion), relay.hear(SESSIONS_CHANNEL, forget)]
  // What has changed between the first look and the first word of others.
  refresh()
  const poll = setInterval(refresh, POLL_MS)
  const stop = async () => {
    clearInterval(poll)
    await Promise.all(stops.map((end) => end()))
  }
  return { refresh, tell, stop }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: BACKLOG }, () => resolve((server.address() as AddressInfo).port))
  })
}
