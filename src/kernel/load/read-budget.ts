import { READ_BUDGET, READ_BUDGET_PER_SECOND } from './load.limits.ts'

interface Bucket {
  /** Points that are left, as of `at`. */
  points: number
  at: number
}

/** Networks that are remembered: a few megabytes. Of more, those go that have asked for nothing for longest. */
const NETWORKS_MAX = 20_000
/** A turn of the event loop that nobody notices. */
const SHORT_TURN_MS = 1
const PAUSE_MAX_MS = 250
/** Whoever waits for a slow database, or reads slowly, keeps nobody else of the network waiting for longer. */
const TURN_MAX_MS = 250

type Begin = (end: () => void) => void

/**
 * What each network may make the program work for by reading: points that come back with time, up to a bound. And
 * turns: what one network has asked for at the same moment is begun one after the other, so that others, who come
 * between, wait for one answer and not for hundreds.
 */
export class ReadBudget {
  #buckets = new Map<string, Bucket>()
  /** Reads that wait for their turn; a network is in it while one of its reads is under way, and a moment longer. */
  #waiting = new Map<string, Begin[]>()
  readonly #factor: number
  readonly #networksMax: number

  /** `factor` multiplies the budget; 0 turns it off. */
  constructor(factor: number, networksMax = NETWORKS_MAX) {
    this.#factor = factor
    this.#networksMax = networksMax
  }

  get networks(): number {
    return this.#buckets.size
  }

  /** Takes points of a network. Answers 0, or the seconds until there are enough. */
  take(network: string, cost: number, now = performance.now()): number {
    if (this.#factor === 0 || cost === 0) return 0
    // However small the factor is, one read goes through.
    const most = Math.max(cost, READ_BUDGET * this.#factor)
    const perSecond = READ_BUDGET_PER_SECOND * this.#factor
    const before = this.#buckets.get(network)
    const points = before ? Math.min(most, before.points + ((now - before.at) / 1000) * perSecond) : most
    const isEnough = points >= cost
    this.#buckets.delete(network)
    this.#buckets.set(network, { points: isEnough ? points - cost : points, at: now })
    if (this.#buckets.size > this.#networksMax) this.#forgetOldest()
    return isEnough ? 0 : Math.max(1, Math.ceil((cost - points) / perSecond))
  }

  /**
   * Begins a read when it is its network's turn: at once, unless others of it are under way. `begin` is told how to say
   * that the read has ended, and says it at once where it takes no time.
   */
  inTurn(network: string, begin: Begin): void {
    const waiting = this.#waiting.get(network)
    if (this.#factor === 0) {
      begin(() => {})
    } else if (waiting) {
      waiting.push(begin)
    } else {
      this.#waiting.set(network, [])
      this.#begin(network, begin)
    }
  }

  #begin(network: string, begin: Begin): void {
    const begun = performance.now()
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      setImmediate(() => {
        const ms = performance.now() - begun
        // After what took long, others have the event loop for as long.
        if (ms < SHORT_TURN_MS) this.#next(network)
        else setTimeout(() => this.#next(network), Math.min(ms, PAUSE_MAX_MS))
      })
    }
    const timer = setTimeout(end, TURN_MAX_MS)
    begin(end)
  }

  #next(network: string): void {
    const begin = this.#waiting.get(network)?.shift()
    if (begin) this.#begin(network, begin)
    else this.#waiting.delete(network)
  }

  /** A Map is ordered by insertion, and each bucket moves to its end when it is used. */
  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }
}
