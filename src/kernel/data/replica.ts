import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { WatchedPool } from './watched-pool.ts'

/** A request, as far as reading from a replica goes. */
export interface Asking {
  /** Whether it may be answered from a replica at all: while it is under way, if it only reads. */
  mayUseReplica: boolean
  /** How far the replica must be: whoever asks has written up to there. */
  needs: bigint
  /** Where the log of the database was after what this request has written. */
  wrote: bigint | null
}

const asking = new AsyncLocalStorage<Asking>()

/** Runs what answers a request. */
export const runAsking = (request: Asking, answer: () => void): void => asking.run(request, answer)

/** How far the log was after what the request under way has written; null where it has written nothing. */
export const writtenUpTo = (): bigint | null => asking.getStore()?.wrote ?? null

/** A position of PostgreSQL's log, `16/B374D848`, as a number; null for anything else. */
export function positionOf(text: string): bigint | null {
  const [, high, low] = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}

export const positionText = (position: bigint): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`

/** How often it is looked how far both are, and so for how long at most a replica may be behind. */
const LOOK_MS = 1000

const READS = /^\s*(select|with)\b/i
/** What a replica refuses, or what is meant for the primary. */
const NOT_FOR_REPLICA = /\b(insert|update|delete|pg_notify|pg_advisory\w*|nextval)\b/i
const WRITTEN_AT = 'select pg_current_wal_insert_lsn()::text as position'
const REPLAYED_TO = 'select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as follows'

const later = (a: bigint, b: bigint) => (a > b ? a : b)

/**
 * Two pools: reads of requests that only read go to the replica, if it is as far as they need; everything else, and
 * whatever the replica fails at, goes to the primary. It is never too far behind: not behind what this process has
 * written or knows of, not behind what whoever asks has written through another process, and not by more than a moment.
 */
export class ReplicatedPool implements PostgresPool {
  readonly #primary: WatchedPool
  readonly #replica: WatchedPool
  #replayed = 0n
  #follows = false
  /** How far the replica must be for anybody. */
  #floor = 0n
  /** Questions for the position of the primary that are under way: until they are answered nothing is known. */
  #unknown = 0
  #looking: Promise<void> | undefined
  #before = 0n
  readonly #timer: NodeJS.Timeout

  constructor(primary: WatchedPool, replica: WatchedPool) {
    this.#primary = primary
    this.#replica = replica
    this.#timer = setInterval(() => void this.#tick(), LOOK_MS).unref()
    this.catchUp()
  }

  async connect(): Promise<PostgresPoolClient> {
    return new RoutedClient(this, this.#primary, this.#replica) as unknown as PostgresPoolClient
  }

  /** The same, which reads from the primary alone. */
  ofPrimary(): PostgresPool {
    const connect = async () => new RoutedClient(this, this.#primary, null) as unknown as PostgresPoolClient
    return { connect, end: () => this.end() }
  }

  async end(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#primary.end(), this.#replica.end()])
  }

  /** The replica must from now on be as far as the primary is now: others have written, as this process knows. */
  catchUp(): void {
    this.#unknown++
    void this.#ask(this.#primary, WRITTEN_AT)
      .then(({ position }) => this.#raise(position))
      .catch(() => {})
      .finally(() => this.#unknown--)
  }

  /** The primary is another one, whose log may be behind that of the one before. */
  restart(): void {
    this.#floor = 0n
    this.#before = 0n
    this.catchUp()
  }

  /** Hears, over the connection that has written, how far the log is. */
  async written(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
    this.#unknown++
    try {
      const { rows } = await client.query(WRITTEN_AT)
      const position = this.#raise(rows[0].position)
      const request = asking.getStore()
      if (request) request.wrote = position
    } catch {
      // It is stored: that must not be answered as a failure.
      this.catchUp()
    } finally {
      this.#unknown--
    }
  }

  /** Whether the replica may answer the request under way. */
  mayAsk(): boolean {
    const request = asking.getStore()
    if (!request?.mayUseReplica || request.wrote !== null) return false
    if (this.#replica.isAway || !this.#follows || this.#unknown > 0) return false
    if (this.#replayed >= later(this.#floor, request.needs)) return true
    void this.#look()
    return false
  }

  #raise(text: string): bigint {
    const position = positionOf(text) ?? 0n
    this.#floor = later(this.#floor, position)
    return position
  }

  /** Whatever was written before the last look must be there, whoever has written it. */
  async #tick(): Promise<void> {
    this.#floor = later(this.#floor, this.#before)
    await this.#look()
    if (this.#primary.isAway) return
    const now = await this.#ask(this.#primary, WRITTEN_AT).catch(() => null)
    if (now) this.#before = positionOf(now.position) ?? 0n
  }

  #look(): Promise<void> {
    this.#looking ??= this.#ask(this.#replica, REPLAYED_TO)
      .then(({ position, follows }) => {
        this.#replayed = positionOf(position ?? '') ?? 0n
        // One that has become a primary of its own is nobody's replica.
        this.#follows = follows === true
      })
      .catch(() => {
        this.#follows = false
      })
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  async #ask(pool: WatchedPool, text: string): Promise<{ position: string; follows?: boolean }> {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<{ position: string; follows?: boolean }>(text, [])
      return rows[0]!
    } finally {
      client.release()
    }
  }
}

/** A connection whose queries go where they belong; it takes one of the primary when it first needs it, and keeps it. */
class RoutedClient {
  #client: pg.PoolClient | undefined
  #isInTransaction = false
  readonly #pool: ReplicatedPool
  readonly #primary: WatchedPool
  readonly #replica: WatchedPool | null

  constructor(pool: ReplicatedPool, primary: WatchedPool, replica: WatchedPool | null) {
    this.#pool = pool
    this.#primary = primary
    this.#replica = replica
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const isRead = READS.test(text) && !NOT_FOR_REPLICA.test(text)
    if (this.#replica && isRead && !this.#isInTransaction && this.#pool.mayAsk()) {
      const answer = await readFrom(this.#replica, text, values)
      if (answer) return answer
    }
    this.#client ??= (await this.#primary.connect()) as unknown as pg.PoolClient
    const begins = /^(begin|start transaction)\b/i.test(text)
    const ends = text === 'commit' || text === 'rollback'
    if (begins) this.#isInTransaction = true
    const result = await this.#client.query(text, values)
    if (ends) this.#isInTransaction = false
    const hasWritten = text === 'commit' || (!isRead && !begins && !ends && !this.#isInTransaction)
    if (hasWritten) await this.#pool.written(this.#client)
    return result
  }

  release(): void {
    this.#client?.release()
    this.#client = undefined
  }
}

/** Null when it has failed, for whatever reason: the primary says what is wrong, if something is. */
async function readFrom(
  replica: WatchedPool,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult | null> {
  try {
    const client = (await replica.connect()) as unknown as pg.PoolClient
    return await client.query(text, values).finally(() => client.release())
  } catch {
    return null
  }
}
