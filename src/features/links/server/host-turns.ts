import { setTimeout as sleep } from 'node:timers/promises'

/** How long a host is left alone after each request: so many times as long as it took, within these bounds. */
export interface Pause {
  factor: number
  leastMs: number
  mostMs: number
}

/** One request at a time to each host, and a rest after it, which is longer where the host works harder. */
export class HostTurns {
  #last = new Map<string, Promise<void>>()
  readonly #pause: Pause

  constructor(pause: Pause) {
    this.#pause = pause
  }

  /** Does the work when it is this one's turn, in the order of asking. Throws when the signal ends the waiting. */
  async take<T>(host: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const before = this.#last.get(host) ?? Promise.resolve()
    const { promise: mine, resolve: leave } = Promise.withResolvers<void>()
    this.#last.set(host, mine)
    const ended = Promise.withResolvers<never>()
    const end = () => ended.reject(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    try {
      signal.throwIfAborted()
      await Promise.race([before, ended.promise])
    } catch (error) {
      void before.then(() => this.#leave(host, mine, leave))
      throw error
    } finally {
      signal.removeEventListener('abort', end)
    }
    const started = performance.now()
    try {
      return await work()
    } finally {
      const { factor, leastMs, mostMs } = this.#pause
      const rest = Math.min(mostMs, Math.max(leastMs, (performance.now() - started) * factor))
      void sleep(rest, undefined, { ref: false }).then(() => this.#leave(host, mine, leave))
    }
  }

  #leave(host: string, mine: Promise<void>, leave: () => void) {
    leave()
    if (this.#last.get(host) === mine) this.#last.delete(host)
  }

  /** Hosts that were asked a moment ago or are about to be. */
  get size(): number {
    return this.#last.size
  }
}
