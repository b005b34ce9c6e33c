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
  async takeShared(name: string, key: string, { points, windowSeconds }: Limit): Promise<void> {
    if (this.#factor === 0) return
    const at = Date.now()
    if (at - this.#cleanedAt > CLEAN_MS) {
      this.#cleanedAt = at
      await deleteEndedAttempts(this.#db, at)
    }
    const count = await countAttempt(this.#db, sharedKey(name, key), at, windowSeconds * 1000)
    if (count.points > this.#most(points)) throw tooMany(count.expires_at - at)
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
