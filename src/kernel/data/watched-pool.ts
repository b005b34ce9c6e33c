import { setImmediate } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type DatabaseEvents, outageOf } from './outage.ts'

/**
 * After so long without an answer the server is asked whether it is there, and so long it has for that: together less
 * than the second within which callers are to know. Work that takes its time goes on as long as the server answers.
 */
const SILENT_MS = 150
const ASK_MS = 550
/** How often a server that is away is asked whether it is back. */
const AGAIN_MS = 500
/** A database that is there and does not finish must not hang Kitly. */
const QUERY_TIMEOUT_MS = 60_000
/** How long to wait for one of the connections to be free. */
const TURN_MS = 5000
/** Connections of a server that hangs are not waited for when the program ends. */
const END_MS = 1000

/** What everything fails with while the server is away. */
class AwayError extends Error {
  readonly code = '08006'

  constructor(cause?: unknown) {
    super('The database is away', { cause })
    this.name = 'AwayError'
  }
}

interface Waiting {
  since: number
  reject(error: Error): void
}

/**
 * A pool of connections that knows whether the server answers. A server that is gone refuses connections; one that
 * hangs, or whose network swallows what is sent, says nothing at all, so that silence has to be noticed.
 */
export class WatchedPool implements PostgresPool {
  #pool: pg.Pool
  #isAway = false
  #isClosed = false
  /** Oldest first. */
  #waiting = new Set<Waiting>()
  #timer: NodeJS.Timeout | undefined
  /** The connection over which the server is asked; kept, since work that takes its time leads to many questions. */
  #asker: pg.Client | undefined
  #asking: Promise<boolean> | undefined
  /** When the server last gave a sign of life. */
  #heardAt = 0
  readonly #url: string
  readonly events: DatabaseEvents

  constructor(url: string, events: DatabaseEvents = {}) {
    this.#url = url
    this.events = events
    this.#pool = this.#open()
  }

  get isAway(): boolean {
    return this.#isAway
  }

  /** Asks the server now, also one that is known to be away. */
  isThere(): Promise<boolean> {
    return this.#ask()
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isAway) throw new AwayError()
    const connecting = this.#pool.connect()
    try {
      // Without cursors, which are not used.
      return new WatchedClient(this, await this.watch(connecting)) as unknown as PostgresPoolClient
    } catch (error) {
      // It may come after all, when nobody waits any more.
      connecting.then((client) => client.release(true)).catch(() => {})
      throw error
    }
  }

  /** Waits for work of the server, as long as the server is there. A lost connection is told once it is known why. */
  watch<T>(work: Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const entry: Waiting = { since: performance.now(), reject }
    this.#waiting.add(entry)
    this.#timer ??= setTimeout(() => this.#look(), SILENT_MS).unref()
    work.then(
      (value) => {
        this.#heardAt = performance.now()
        this.#waiting.delete(entry)
        resolve(value)
      },
      async (error: Error) => {
        this.#waiting.delete(entry)
        if (outageOf(error) === 'database') await this.#ask()
        reject(error)
      },
    )
    return promise
  }

  async end(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    // A question that is on its way may be opening a connection.
    const asked = Promise.resolve(this.#asking).then(() => this.#asker?.end())
    await endSoon(Promise.all([this.#pool.end(), asked]))
  }

  #open(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.#url,
      max: 10,
      connectionTimeoutMillis: TURN_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    })
    pool.on('error', () => void this.#ask())
    // The pool hears of idle connections alone. One that breaks in use fails its query; the same error as an
    // event that nobody hears would end the process.
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }

  /** Asks the server when something has been waiting for too long, or whether it is back. */
  async #look(): Promise<void> {
    this.#timer = undefined
    if (this.#isClosed) return
    const [oldest] = this.#waiting
    const silent = oldest ? performance.now() - oldest.since : 0
    if (this.#isAway || silent >= SILENT_MS) await this.#ask()
    if (this.#isClosed || (!this.#isAway && this.#waiting.size === 0)) return
    const left = silent < SILENT_MS ? SILENT_MS - silent : SILENT_MS
    const wait = this.#isAway ? AGAIN_MS : left
    this.#timer ??= setTimeout(() => this.#look(), wait).unref()
  }

  /** Whether the server answers. Whoever asks at the same time shares the question. */
  #ask(): Promise<boolean> {
    this.#asking ??= this.#question().then((failure) => {
      this.#asking = undefined
      if (failure) this.#lose(failure)
      else if (this.#isAway) this.#find()
      return failure === null
    })
    return this.#asking
  }

  async #question(): Promise<Error | null> {
    if (this.#isClosed) return null
    const askedAt = performance.now()
    const { promise: late, resolve } = Promise.withResolvers<Error>()
    // What has arrived while this process was busy is read first.
    const timer = setTimeout(async () => {
      await setImmediate()
      resolve(new Error(`PostgreSQL has not answered for ${ASK_MS} ms`))
    }, ASK_MS)
    const failure = await Promise.race([this.#selectOne(), late])
    clearTimeout(timer)
    if (!failure) return null
    void this.#asker?.end().catch(() => {})
    this.#asker = undefined
    return this.#heardAt > askedAt ? null : failure
  }

  async #selectOne(): Promise<Error | null> {
    try {
      if (!this.#asker) {
        const client = new pg.Client({
          connectionString: this.#url,
          connectionTimeoutMillis: ASK_MS,
          query_timeout: ASK_MS,
        })
        client.on('error', () => {
          if (this.#asker === client) this.#asker = undefined
        })
        await client.connect()
        if (this.#isClosed) return await client.end().then(() => null)
        this.#asker = client
      }
      await this.#asker.query('select 1')
      return null
    } catch (error) {
      // It answers, though it has no connection to spare.
      return (error as { code?: string }).code === '53300' ? null : (error as Error)
    }
  }

  #lose(error: Error): void {
    if (!this.#isAway) {
      this.#isAway = true
      // Its idle connections may be dead without knowing it.
      void this.#pool.end().catch(() => {})
      this.#pool = this.#open()
      this.events.onAway?.(error)
    }
    for (const { reject } of this.#waiting) reject(new AwayError(error))
    this.#waiting.clear()
    this.#timer ??= setTimeout(() => this.#look(), AGAIN_MS).unref()
  }

  #find(): void {
    this.#isAway = false
    this.events.onBack?.()
  }
}

/** Waits until connections are closed, though not for a server that does not answer any more. */
export async function endSoon(closing: Promise<unknown> | undefined): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, END_MS)
  await Promise.race([closing?.catch(() => {}), late])
  clearTimeout(timer)
}

/** A connection while it is in use. Once it is lost, everything on it fails at once. */
class WatchedClient {
  #lost: unknown
  readonly #pool: WatchedPool
  readonly #client: pg.PoolClient

  constructor(pool: WatchedPool, client: pg.PoolClient) {
    this.#pool = pool
    this.#client = client
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (this.#lost) {
      // The server does that by itself; an error here would hide the one that has led to it.
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [], oid: 0, fields: [] }
      throw this.#lost
    }
    try {
      return await this.#pool.watch(this.#client.query(text, values))
    } catch (error) {
      const outage = outageOf(error)
      if (outage === 'database') this.#lost = error
      if (outage === 'disk') this.#pool.events.onFull?.(error as Error)
      throw error
    }
  }

  release(): void {
    this.#client.release(this.#lost !== undefined)
  }
}
