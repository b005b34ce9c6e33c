import type { Server } from 'node:http'
import { ALONE, type Relay } from './relay.ts'

/** How often processes tell one another how many requests they have got. */
const ROUND_MS = 1000
/** Whoever gets fewer in a round has time for all of them. */
const BUSY_LEAST = 50
/** Of what processes get on average so much is still a fair share. */
const FAIR = 1.2

const CHANNEL = 'requests'

/**
 * A connection that is kept alive stays with the process that has taken it, and one process may have taken nearly all of
 * them. Whoever gets far more requests than the others ends some of its connections with an answer: the next one is opened
 * while it is busy, so that another process takes it.
 */
export class Balance {
  readonly #others = new Map<number, number>()
  #requests = 0
  #connections = 0
  #toEnd = 0

  constructor(server: Server, relay: Relay, pid = process.pid) {
    if (relay === ALONE) return
    server.on('connection', (socket) => {
      this.#connections++
      socket.once('close', () => this.#connections--)
    })
    const stopHearing = relay.hear(CHANNEL, (told) => {
      const { pid, requests } = told as { pid: number; requests: number }
      this.#others.set(pid, requests)
    })
    const timer = setInterval(() => {
      relay.tell(CHANNEL, { pid, requests: this.#requests })
      this.#weigh()
    }, ROUND_MS).unref()
    server.once('close', () => {
      clearInterval(timer)
      stopHearing()
    })
  }

  /** Counts a request. Answers whether its connection is to end with the answer. */
  endsWith(): boolean {
    this.#requests++
    if (this.#toEnd === 0) return false
    this.#toEnd--
    return true
  }

  /** A process that has told nothing in this round is not counted on. */
  #weigh(): void {
    const own = this.#requests
    const sum = [...this.#others.values()].reduce((sum, requests) => sum + requests, own)
    const average = sum / (this.#others.size + 1)
    const isTooMuch = own >= BUSY_LEAST && own > average * FAIR
    this.#toEnd = isTooMuch ? Math.round(this.#connections * (1 - average / own)) : 0
    this.#requests = 0
    this.#others.clear()
  }
}
