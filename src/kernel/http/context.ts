import type { CatalogStore } from '../../catalog/store.ts'
import type { Config } from '../../config.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { CONFIRMED_MINUTES } from '../../shared/limits.ts'
import type { Database } from '../data/database.ts'
import type { ListPage } from '../data/lists.queries.ts'
import type { Outages } from '../data/outages.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Metrics } from '../health/metrics.ts'
import type { Identity } from '../identity/identity.ts'
import type { Sessions, Viewer } from '../identity/sessions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../jobs/log.ts'
import type { PageCache } from '../load/page-cache.ts'
import type { Purger } from '../load/purger.ts'
import type { RateLimits } from '../load/rate-limit.ts'
import type { ReadBudget } from '../load/read-budget.ts'
import type { Remembered } from '../load/remembered.ts'
import type { Mail } from '../mail/mail.ts'
import type { Relay } from '../processes/relay.ts'
import type { Addresses, Reading } from './addresses.ts'

/**
 * What the program consists of while it runs; made once at the start and passed to every handler. A feature that adds
 * a service says so where it is written, and the program makes it.
 */
export interface Services {
  config: Config
  log: Log
  metrics: Metrics
  database: Database
  catalog: CatalogStore
  pageCache: PageCache
  /** Tells a cache in front what to forget. */
  purger: Purger
  /** The other processes of this machine. */
  relay: Relay
  /** All that can be called. */
  endpoints: Record<string, Endpoint>
  addresses: Addresses
  /** What anybody may read, by the names of the calls: `GET /api/tools`. */
  publicReads: Map<string, Reading>
  reads: ReadBudget
  remembered: Remembered
  outages: Outages
  rateLimits: RateLimits
  mail: Mail
  identity: Identity
  sessions: Sessions
  uploads: Uploads
  jobs: Jobs
}

/** What one request brings along. */
export interface RequestContext extends Services {
  requestId: string
  /** Where the visitor comes from, as limits and counters know one visitor from another. */
  network: string
  /** The whole address of the visitor, for the list of devices only. */
  ipAddress: string
  /** The request's own headers: cookies, and what browsers say about where it comes from. */
  headers: Headers
  /** Whoever the guard has let in; null where anyone may call. */
  viewer: Viewer | null
  /** Whoever is signed in, also where anyone may call; nobody while the session owes its code. */
  findViewer(): Promise<Viewer | null>
  /**
   * Says what the answer is made from, before it is read: it is kept until a change touches one of the keys. An answer of
   * which nothing is said falls away with every change.
   */
  dependsOn(...keys: string[]): void
  /** Headers of the answer. */
  setHeader(name: string, value: string): void
  /** Adds a Set-Cookie header to the answer. */
  addCookie(cookie: string): void
}

/** The rows of a page of a list; headers tell how many there are in all. */
export function answerPage<Row>(
  { setHeader }: Pick<RequestContext, 'setHeader'>,
  { rows, total, more }: ListPage<Row>,
): Row[] {
  setHeader('x-total-count', String(total))
  if (more) setHeader('x-total-more', 'true')
  return rows
}

/** The person who calls an endpoint that is not public. */
export function userOf({ viewer }: Pick<RequestContext, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('unauthenticated', SIGN_IN_FIRST)
  return viewer
}

export const SIGN_IN_FIRST = 'Please sign in to continue'
export const ENTER_CODE_FIRST = 'Please enter the code of your authenticator app first'

/** Refuses what should not be done by whoever finds an open browser, or has stolen its cookie. */
export function requireConfirmed(viewer: Viewer): void {
  if (!isConfirmed(viewer)) throw new AppError('confirm_identity', 'Please confirm first that it is you')
}

export const isConfirmed = ({ confirmed_at }: Viewer) =>
  Date.now() - Date.parse(confirmed_at) < CONFIRMED_MINUTES * 60_000

export type Handler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: RequestContext,
) => EndpointOutput<E> | Promise<EndpointOutput<E>>

/** A handler for each endpoint of a table: a missing or surplus one is a type error. */
export type Handlers<T extends Record<string, Endpoint>> = { [K in keyof T]: Handler<T[K]> }
