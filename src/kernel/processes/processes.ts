import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { EndingSignal } from '../jobs/end-on-signals.ts'
import type { Log } from '../jobs/log.ts'
import type { FromProcess, ToProcess } from './relay.ts'

/** A process that ends sooner after its start is likely to do so again: the next one waits, twice as long each time. */
const SHORT_LIFE_MS = 10_000
const WAIT_MS = { first: 250, most: 30_000 }
/** How long whoever asks the others waits for those that do not answer. */
const ANSWER_MS = 1000

interface Asked {
  values: unknown[]
  open: Set<number>
  done(): void
}

/**
 * Serves from several processes: this one answers nothing itself. It starts them, starts another one for each that
 * ends, and passes on what they tell one another. They take connections from one socket, so that those which wait
 * are not lost with a process.
 */
export class Processes {
  /** Those that serve, oldest first. The first of them does what must be done once. */
  #serving: Worker[] = []
  #asked = new Map<number, Asked>()
  #nextId = 0
  #isEnding = false
  #shortLives = 0
  readonly #count: number
  readonly #log: Pick<Log, 'info' | 'error'>

  constructor(count: number, log: Pick<Log, 'info' | 'error'>) {
    this.#count = count
    this.#log = log
    cluster.schedulingPolicy = cluster.SCHED_NONE
    // Counts attempts for all of them.
    new RateLimiterClusterMaster()
    cluster.on('message', (worker, message: FromProcess) => this.#receive(worker, message))
  }

  /**
   * Starts the first one, which brings the database up to date, and then the others. Answers false when one cannot
   * start; it has said why.
   */
  async start(): Promise<boolean> {
    if (!(await this.#startOne())) return false
    const others = Array.from({ length: this.#count - 1 }, () => this.#startOne())
    return (await Promise.all(others)).every(Boolean)
  }

  /** Starts a new process for each, and ends the old one once the new one serves. */
  async replaceAll(): Promise<void> {
    for (const old of [...this.#serving]) {
      if (this.#isEnding || !(await this.#startOne())) return
      this.#remove(old)
      old.process.kill('SIGTERM')
    }
    this.#log.info('all processes have been replaced')
  }

  /** Ends all of them as the signal asks for. */
  async close(signal: EndingSignal): Promise<void> {
    this.#isEnding = true
    const ends = Object.values(cluster.workers!).flatMap((worker) => {
      if (!worker || worker.isDead()) return []
      const ended = once(worker, 'exit')
      worker.process.kill(signal)
      return [ended]
    })
    await Promise.all(ends)
  }

  /** Answers whether it serves. */
  #startOne(): Promise<boolean> {
    const worker = cluster.fork()
    const startedAt = performance.now()
    const { promise, resolve } = Promise.withResolvers<boolean>()
    // What is sent to one that has just ended fails; that it has ended is told below.
    worker.on('error', () => {})
    worker.once('listening', () => {
      this.#serving.push(worker)
      if (this.#serving.length === 1) this.#send(worker, { kitly: 'lead' })
      resolve(true)
    })
    worker.once('exit', (code, signal) => {
      resolve(false)
      const hasServed = this.#remove(worker)
      for (const [id] of this.#asked) this.#answered(id, worker)
      if (this.#isEnding || !hasServed) return
      this.#log.error({ worker: worker.id, code, signal }, 'a process has ended; another one is started')
      const isShort = performance.now() - startedAt < SHORT_LIFE_MS
      this.#shortLives = isShort ? this.#shortLives + 1 : 0
      void this.#startAgain()
    })
    return promise
  }

  async #startAgain(): Promise<void> {
    for (;;) {
      const short = this.#shortLives
      if (short > 1) await sleep(Math.min(WAIT_MS.most, WAIT_MS.first * 2 ** short))
      if (this.#isEnding || (await this.#startOne())) return
      this.#shortLives++
    }
  }

  /** Answers whether it was one of those that serve. */
  #remove(worker: Worker): boolean {
    const at = this.#serving.indexOf(worker)
    if (at < 0) return false
    this.#serving.splice(at, 1)
    const [first] = this.#serving
    if (at === 0 && first) this.#send(first, { kitly: 'lead' })
    return true
  }

  #receive(from: Worker, message: FromProcess): void {
    if (message.kitly === 'tell') {
      const { channel, value } = message
      // Also to those that are about to end, which serve for a while.
      for (const worker of Object.values(cluster.workers!)) {
        if (worker && worker !== from) this.#send(worker, { kitly: 'tell', channel, value })
      }
    } else if (message.kitly === 'ask') {
      this.#ask(from, message)
    } else if (message.kitly === 'answer') {
      this.#asked.get(message.id)?.values.push(message.value)
      this.#answered(message.id, from)
    }
  }

  #ask(from: Worker, { channel, id }: { channel: string; id: number }): void {
    const others = this.#serving.filter((worker) => worker !== from)
    const own = this.#nextId++
    const values: unknown[] = []
    const done = () => {
      clearTimeout(timer)
      if (this.#asked.delete(own)) this.#send(from, { kitly: 'answers', id, values })
    }
    const timer = setTimeout(done, ANSWER_MS)
    this.#asked.set(own, { values, open: new Set(others.map((worker) => worker.id)), done })
    for (const worker of others) this.#send(worker, { kitly: 'asked', channel, id: own })
    if (others.length === 0) done()
  }

  #answered(id: number, worker: Worker): void {
    const asked = this.#asked.get(id)
    asked?.open.delete(worker.id)
    if (asked?.open.size === 0) asked.done()
  }

  #send(worker: Worker, message: ToProcess): void {
    if (worker.isConnected()) worker.send(message)
  }
}
