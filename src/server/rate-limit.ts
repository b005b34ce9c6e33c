import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../shared/errors.ts'

export interface Limit {
  /** Attempts that are let through in each window. */
  points: number
  windowSeconds: number
}

/** Counts attempts of a key (an address, mostly) against named limits. */
export class RateLimits {
  #limiters = new Map<string, RateLimiterMemory>()
  readonly #factor: number

  /** `factor` multiplies every limit; 0 turns them off. */
  constructor(factor: number) {
    this.#factor = factor
  }

  /** Throws `rate_limited`, with the time to wait, when the key has used up the limit. */
  async take(name: string, key: string, { points, windowSeconds }: Limit): Promise<void> {
    if (this.#factor === 0) return
    let limiter = this.#limiters.get(name)
    if (!limiter) {
      limiter = new RateLimiterMemory({
        points: Math.max(1, Math.round(points * this.#factor)),
        duration: windowSeconds,
      })
      this.#limiters.set(name, limiter)
    }
    try {
      await limiter.consume(key)
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection
      const seconds = Math.ceil((rejection as { msBeforeNext: number }).msBeforeNext / 1000)
      const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
      throw new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`)
    }
  }
}
