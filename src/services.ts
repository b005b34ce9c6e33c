import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Gauge } from 'prom-client'
import { SECRET_ADDRESSES } from './addresses.ts'
import { endpoints } from './api.ts'
import { KeptIndex } from './catalog/kept-index.ts'
import { SEGMENT_SOURCES } from './catalog/search/kept-segment.ts'
import { CatalogStore } from './catalog/store.ts'
import type { Config } from './config.ts'
import { createIdentity, sessionCookieName } from './features/accounts/server/sessions/identity.ts'
import { createSessionLookup } from './features/accounts/server/sessions/session-lookup.service.ts'
import { selectBlog } from './features/blog/server/blog.queries.ts'
import { selectPublishedBundles } from './features/bundles/server/bundles.queries.ts'
import { selectCategories } from './features/categories/server/categories.queries.ts'
import { ProofReader } from './features/claims/server/proof-reader.ts'
import { Counters } from './features/counters/server/counters.service.ts'
import { selectFactKinds } from './features/facts/server/facts.queries.ts'
import { LinkChecker } from './features/links/server/link-checker.service.ts'
import { SiteReader } from './features/pictures/server/site-reader.service.ts'
import { selectScoring } from './features/settings/server/scoring.queries.ts'
import { selectPublishedTools } from './features/tools/server/tools.queries.ts'
import { selectChangesAfter, selectLatestChangeId } from './kernel/changes/changes.queries.ts'
import type { Database } from './kernel/data/database.ts'
import { Outages } from './kernel/data/outages.ts'
import { ArrayFile } from './kernel/files/array-file.ts'
import { Uploads } from './kernel/files/uploads.ts'
import { createMetrics, type Metrics, shareMetrics } from './kernel/health/metrics.ts'
import { Addresses } from './kernel/http/addresses.ts'
import type { Services } from './kernel/http/context.ts'
import type { Identity } from './kernel/identity/identity.ts'
import { SESSIONS_CHANNEL, tellSessionsEnded } from './kernel/identity/sessions.queries.ts'
import { Sessions } from './kernel/identity/sessions.ts'
import { Jobs } from './kernel/jobs/jobs.ts'
import type { Log } from './kernel/jobs/log.ts'
import { PageCache } from './kernel/load/page-cache.ts'
import { Purger } from './kernel/load/purger.ts'
import { RateLimits } from './kernel/load/rate-limit.ts'
import { ReadBudget } from './kernel/load/read-budget.ts'
import { Remembered } from './kernel/load/remembered.ts'
import { createDeliver } from './kernel/mail/deliver.ts'
import { Mail } from './kernel/mail/mail.ts'
import { createRelay, type Relay } from './kernel/processes/relay.ts'
import { touchedBeside } from './touched.ts'

export interface ServiceOptions {
  /** How the link checker visits addresses, where it is not as it should be on the internet: in tests. */
  links?: Pick<ConstructorParameters<typeof LinkChecker>[0], 'visits' | 'pace'>
  /** How tools' sites are read for pictures, where it is not as on the internet: in tests. */
  pictures?: Pick<ConstructorParameters<typeof SiteReader>[0], 'visits' | 'pause'>
  /** How what proves a claim is looked for, where it is not as on the internet: in tests. */
  proofs?: Pick<ConstructorParameters<typeof ProofReader>[0], 'visits' | 'resolveTxt'>
  /** Another one than usual: in benchmarks. */
  pageCache?: PageCache
}

/**
 * Makes all services, and reads the catalogue. Nothing of them is at work yet. `onVersion` hears of each version of the
 * content.
 */
export async function createServices(
  config: Config,
  database: Database,
  log: Log,
  {
    links: visiting = {},
    pictures: reading = {},
    proofs = {},
    pageCache = new PageCache(undefined, config.sharedCacheSeconds),
    onVersion,
  }: ServiceOptions & { onVersion(): void },
): Promise<Services> {
  const { db, primary } = database
  const relay = createRelay()
  const metrics = createMetrics(pageCache)
  const purger = new Purger(config.purge, log)
  shareMetrics(metrics, relay)
  const catalog = createCatalog(
    database,
    config,
    log,
    followVersion(metrics, pageCache, (touched) => {
      purger.note(touched)
      database.catchUp()
      onVersion()
    }),
  )
  await catalog.load()
  const outages = new Outages(database, config, log)
  const identity = createIdentity({ db: primary, secret: config.secret, url: config.url, log })
  const uploads = new Uploads(config, database)
  return {
    config,
    log,
    metrics,
    database,
    catalog,
    pageCache,
    purger,
    relay,
    endpoints,
    addresses: new Addresses(SECRET_ADDRESSES),
    publicReads: new Map(),
    reads: new ReadBudget(config.rateLimit),
    remembered: new Remembered(pageCache),
    outages,
    rateLimits: new RateLimits(config.rateLimit, db),
    counters: new Counters({ database, catalog, log }, Date.now, relay),
    mail: new Mail(db, log, createDeliver(config), outages),
    identity,
    sessions: createSessions(config, database, { identity, outages, log, relay }),
    uploads,
    jobs: new Jobs(database, config, log, relay),
    links: new LinkChecker({ database, log, url: config.url, ...visiting }),
    pictures: new SiteReader({
      database,
      log,
      uploads,
      url: config.url,
      chromiumPath: config.chromiumPath,
      ...reading,
    }),
    proofs: new ProofReader({ url: config.url, ...proofs }),
  }
}

function createCatalog({ primary: db }: Database, { dataFolder }: Config, log: Log, onVersion: OnVersion) {
  return new CatalogStore(
    {
      latestChangeId: () => selectLatestChangeId(db),
      changesAfter: (id, most) => selectChangesAfter(db, id, most),
      tools: (ids, how) => selectPublishedTools(db, ids, how),
      factKinds: () => selectFactKinds(db),
      categories: () => selectCategories(db),
      bundles: () => selectPublishedBundles(db),
      blog: () => selectBlog(db),
      scoring: () => selectScoring(db),
      touched: (changes) => touchedBeside(db, changes),
    },
    onVersion,
    new KeptIndex(
      new ArrayFile(join(dataFolder, INDEX_FILE), [...SEGMENT_SOURCES, PACKAGES].map(readBytes), log),
    ),
  )
}

/** In the data folder. */
const INDEX_FILE = 'search-index'
/** The packages too decide what words become. */
const PACKAGES = new URL('../package-lock.json', import.meta.url)
const readBytes = (file: URL) => readFileSync(file)

type OnVersion = NonNullable<ConstructorParameters<typeof CatalogStore>[1]>

/** What is kept hears what was touched, and the figures say which version this is. */
function followVersion(
  { registry }: Metrics,
  pageCache: PageCache,
  onVersion: (touched: Set<string> | null) => void,
): OnVersion {
  const registers = [registry]
  const help = 'Id of the last change in the published catalogue'
  const version = new Gauge({ name: 'kitly_catalog_version', help, registers, aggregator: 'min' })
  const tools = new Gauge({
    name: 'kitly_catalog_tools',
    help: 'Published tools',
    registers,
    aggregator: 'min',
  })
  return (catalog, pagesVersion, touched) => {
    pageCache.follow(pagesVersion, touched)
    version.set(catalog.version)
    tools.set(catalog.toolById.size)
    onVersion(touched)
  }
}

function createSessions(
  { url, adminSession }: Config,
  { db, primary, engine }: Database,
  { identity, outages, log, relay }: { identity: Identity; outages: Outages; log: Log; relay: Relay },
): Sessions {
  // The library hides what has become of the database.
  const find: Identity['findSession'] = (cookie) =>
    identity.findSession(cookie).catch((error) => {
      throw outages.explainHidden(error) ?? error
    })
  const sessions = new Sessions(sessionCookieName(url), createSessionLookup(primary, find, adminSession))
  if (engine === 'postgres') {
    sessions.onForget = (userId) => {
      tellSessionsEnded(db, userId).catch((error) => log.warn({ err: error }, 'other processes not told'))
    }
  } else {
    sessions.onForget = (userId) => relay.tell(SESSIONS_CHANNEL, userId)
  }
  return sessions
}
