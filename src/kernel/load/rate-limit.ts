import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import { RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../../shared/errors.ts'
import type { Db, Tx } from '../data/database.ts'
import {
  countAttempt,
  deleteAttempts,
  deleteEndedAttempts,
  setWait,
  takeBackAttempt,
} from './rate-limit.queries.ts'

export interface Limit {
  /** Attempts that are let through in each window. */
  points: number
  windowSeconds: number
}

/** Slows down in place of stopping: the wait after each attempt is twice the one before, up to the longest. */
export interface GrowingLimit extends Limit {
  /** The wait after the first attempt beyond `points`, and the longest. */
  waitSeconds: { first: number; most: number }
}

type Attempt = [name: string, key: string, limit: Limit | GrowingLimit]

/** How often ended windows are deleted, at most. */
const CLEAN_MS = 10 * 60_000

/** Counts attempts of a key (a network, mostly) against named limits. */
export class RateLimits {
  #limiters = new Map<string, RateLimiterMemory | RateLimiterCluster>()
  #cleanedAt = Date.now()
  readonly #factor: number
  readonly #db: Db

  /** `factor` multiplies every limit; 0 turns them off. */
  constructor(factor: number, db: Db) {
    this.#factor = factor
    this.#db = db
  }

  /** Throws `rate_limited`, with the time to wait, when the key has used up the limit. */
  async take(name: string, key: string, { points, windowSeconds }: Limit): Promise<void> {
    if (this.#factor === 0) return
    let limiter = this.#limiters.get(name)
    if (!limiter) {
      limiter = createLimiter({ keyPrefix: name, points: this.#most(points), duration: windowSeconds })
      this.#limiters.set(name, limiter)
    }
    try {
      await limiter.consume(key)
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection
      // Its windows end by a timer, whatever the clock says meanwhile.
      const { msBeforeNext } = rejection as { msBeforeNext: number }
      throw tooMany(Math.min(msBeforeNext, windowSeconds * 1000))
    }
  }

  /** The same, counted in the database: for what protects accounts, where several processes must count as one. */
  takeShared(...attempt: Attempt): Promise<void> {
    return this.takeAllShared(attempt)
  }

  /** Counts against several limits in one write: against all of them, or, where one refuses, against none. */
  async takeAllShared(...attempts: Attempt[]): Promise<void> {
    if (this.#factor === 0) return
    const at = Date.now()
    const toClean = at - this.#cleanedAt > CLEAN_MS
    await this.#db.transaction().execute(async (tx) => {
      if (toClean) await deleteEndedAttempts(tx, at)
      const waits: number[] = []
      // Always in the same order: two transactions that wait for each other's rows would wait for ever.
      const sorted = attempts.map(([name, key, limit]) => ({ id: sharedKey(name, key), limit }))
      for (const { id, limit } of sorted.sort((a, b) => (a.id < b.id ? -1 : 1))) {
        waits.push(await this.#count(tx, id, limit, at))
      }
      // Thrown inside the transaction, which takes back what was counted.
      if (Math.max(...waits) > 0) throw tooMany(Math.max(...waits))
    })
    if (toClean) this.#cleanedAt = at
  }

  /** Counts one attempt. Answers how long it has to wait, in milliseconds; 0 lets it through. */
  async #count(tx: Tx, id: string, limit: Limit | GrowingLimit, at: number): Promise<number> {
    const { points, expires_at, wait_until } = await countAttempt(tx, id, at, limit.windowSeconds * 1000)
    const beyond = points - this.#most(limit.points)
    if (!('waitSeconds' in limit)) return beyond > 0 ? expires_at - at : 0
    if (wait_until > at) return wait_until - at
    if (beyond > 0) await setWait(tx, id, at + waitAfter(limit, beyond) * 1000)
    return 0
  }

  /** Forgets the attempts of a key: it has shown that it was right. */
  async clearShared(name: string, key: string): Promise<void> {
    if (this.#factor !== 0) await deleteAttempts(this.#db, sharedKey(name, key))
  }

  /** Does not count the last attempt of a key: it was right, and those of others still count. */
  async takeBackShared(name: string, key: string): Promise<void> {
    if (this.#factor !== 0) await takeBackAttempt(this.#db, sharedKey(name, key))
  }

  #most(points: number): number {
    return Math.max(1, Math.round(points * this.#factor))
  }
}

/** Counts in memory: for all processes of a machine in the one that has started them. */
const createLimiter = (options: { keyPrefix: string; points: number; duration: number }) =>
  cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)

/** Seconds to wait after an attempt that is so many beyond the limit. */
const waitAfter = ({ waitSeconds: { first, most } }: GrowingLimit, beyond: number) =>
  Math.min(most, first * 2 ** Math.min(beyond - 1, 30))

/** The most attempts that a limit lets through in one day to whoever makes each as soon as it may be made. */
export function attemptsInADay(limit: Limit | GrowingLimit): number {
  const day = 24 * 3600
  if (!('waitSeconds' in limit)) return limit.points * (day / limit.windowSeconds)
  let count = limit.points
  for (let second = 0, beyond = 1; second < day; beyond++) {
    count++
    second += waitAfter(limit, beyond)
  }
  return count
}

/** Whether an attempt that is being counted is within its limits. */
export async function isWithin(counting: Promise<void>): Promise<boolean> {
  try {
    await counting
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false
    throw error
  }
}

/** Keys are addresses of people: only their hash is stored. */
const sharedKey = (name: string, key: string) =>
  `${name}:${createHash('sha256').update(key.toLowerCase()).digest('base64url')}`

function tooMany(ms: number): AppError {
  const seconds = Math.ceil(ms / 1000)
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, undefined, seconds)
}
