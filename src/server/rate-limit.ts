import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../shared/errors.ts'
import type { Db } from './database/database.ts'
import { countAttempt, deleteAttempts, deleteEndedAttempts } from './rate-limit.queries.ts'

export interface Limit {
  /** Attempts that are let through in each window. */
  points: number
  windowSeconds: number
}

/** How often ended windows are deleted, at most. */
const CLEAN_MS = 10 * 60_000

/** Counts attempts of a key (an address, mostly) against named limits. */
export class RateLimits {
  #limiters = new Map<string, RateLimiterMemory>()
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
      limiter = new RateLimiterMemory({ points: this.#most(points), duration: windowSeconds })
      this.#limiters.set(name, limiter)
    }
    try {
      await limiter.consume(key)
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection
      throw tooMany((rejection as { msBeforeNext: number }).msBeforeNext)
    }
  }

  /** The same, counted in the database: for what protects accounts, where several processes must count as one. */
  takeShared(name: string, key: string, limit: Limit): Promise<void> {
    return this.takeAllShared([name, key, limit])
  }

  /** Counts against several limits in one write, whether or not one of them is used up. */
  async takeAllShared(...attempts: [name: string, key: string, limit: Limit][]): Promise<void> {
    if (this.#factor === 0) return
    const at = Date.now()
    const counts = await this.#db.transaction().execute(async (tx) => {
      if (at - this.#cleanedAt > CLEAN_MS) {
        this.#cleanedAt = at
        await deleteEndedAttempts(tx, at)
      }
      const counted: { most: number; points: number; expires_at: number }[] = []
      // Always in the same order: two transactions that wait for each other's rows would wait for ever.
      const sorted = attempts.map(([name, key, limit]) => ({ id: sharedKey(name, key), ...limit }))
      for (const { id, points, windowSeconds } of sorted.sort((a, b) => (a.id < b.id ? -1 : 1))) {
        const count = await countAttempt(tx, id, at, windowSeconds * 1000)
        counted.push({ ...count, most: this.#most(points) })
      }
      return counted
    })
    const waits = counts.filter((c) => c.points > c.most).map((c) => c.expires_at - at)
    if (waits.length > 0) throw tooMany(Math.max(...waits))
  }

  /** Forgets the attempts of a key: it has shown that it was right. */
  async clearShared(name: string, key: string): Promise<void> {
    if (this.#factor !== 0) await deleteAttempts(this.#db, sharedKey(name, key))
  }

  #most(points: number): number {
    return Math.max(1, Math.round(points * this.#factor))
  }
}

/** Keys are addresses of people: only their hash is stored. */
const sharedKey = (name: string, key: string) =>
  `${name}:${createHash('sha256').update(key.toLowerCase()).digest('base64url')}`

function tooMany(ms: number): AppError {
  const seconds = Math.ceil(ms / 1000)
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`)
}
