import { randomUUID } from 'node:crypto'
import { fromBit, now } from '../../../kernel/data/codec.ts'
import type { Database, Db, Tx } from '../../../kernel/data/database.ts'
import type { Log } from '../../../kernel/jobs/log.ts'
import type { RunProgress } from '../admin-links.contract.ts'
import {
  beginRound,
  claimRun,
  holdRun,
  type Run,
  type RunId,
  releaseRun,
  selectRun,
} from './link-run.queries.ts'

/** What there is to do at a moment. */
export interface Task {
  total: number
  /** Does it until the signal says to stop. Answers whether it gave up since nothing could be reached. */
  work(signal: AbortSignal): Promise<boolean>
}

interface Parts {
  database: Database
  log: Pick<Log, 'info' | 'error'>
  run: RunId
  /** What it is called in the log. */
  name: string
  /** Null when there is nothing to do. */
  due(run: Run): Promise<Task | null>
}

/** After the start, and then how often it is looked what is due. */
const FIRST_MS = 60_000
const LOOK_MS = 10 * 60_000
/** For so long the work belongs to a process that has said nothing; and how often it says something. */
const HOLD_MS = 60_000
const HEARTBEAT_MS = 10_000

/**
 * Rounds of visits in the background, begun when something is due. Whatever is known of them stands in the database: a
 * round goes on after a restart, and one process at a time is at work.
 */
export class Rounds {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #wakeAgain = false
  #round = new AbortController()
  readonly #closing = new AbortController()
  readonly #me = randomUUID()
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Aborted once the program ends. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  /** Begins to look what is due. */
  start(): void {
    this.#schedule(FIRST_MS)
  }

  /** Looks at once. */
  wake(): void {
    this.#schedule(0)
  }

  /** Ends the round of this process; the database says whether another one may begin. */
  rest(): void {
    this.#round.abort()
  }

  /** Resolves when everything that is due is done. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#run()
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#closing.abort()
    this.#round.abort()
    await this.#running
  }

  /** Says how much more is done. */
  count(tx: Db | Tx, done: number): Promise<boolean> {
    return holdRun(tx, this.#parts.run, { holder: this.#me, until: holdUntil(), done })
  }

  failed(error: unknown): void {
    const { log, name } = this.#parts
    if (!this.closing.aborted) log.error({ err: error }, `${name} not checked`)
  }

  #schedule(ms: number) {
    if (this.closing.aborted) return
    if (this.#running) {
      this.#wakeAgain ||= ms === 0
      return
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), ms).unref()
  }

  #run(): Promise<void> {
    this.#running ??= this.#workIfDue()
      .catch((error) => this.failed(error))
      .then(() => {
        this.#running = undefined
        this.#schedule(this.#wakeAgain ? 0 : LOOK_MS)
        this.#wakeAgain = false
      })
    return this.#running
  }

  async #workIfDue(): Promise<void> {
    const { database, log, run, name, due } = this.#parts
    const { db } = database
    const state = await selectRun(db, run)
    if (state.stopped_at !== null) return
    const task = await due(state)
    if (!task || !(await claimRun(db, run, this.#me, holdUntil()))) return
    this.#round = new AbortController()
    if (this.closing.aborted) this.#round.abort()
    const { signal } = this.#round
    let isOffline = false
    const heartbeat = setInterval(() => void this.#hold(), HEARTBEAT_MS).unref()
    try {
      await beginRound(db, run, this.#me, task.total)
      isOffline = await task.work(signal)
    } finally {
      clearInterval(heartbeat)
      const finished = signal.aborted || isOffline ? null : { requested_at: state.requested_at }
      await releaseRun(db, run, this.#me, { finished, isOffline })
    }
    if (!signal.aborted) log.info({ addresses: task.total, isOffline }, `${name} checked`)
  }

  async #hold(): Promise<void> {
    try {
      if (!(await this.count(this.#parts.database.db, 0))) this.#round.abort()
    } catch (error) {
      this.failed(error)
    }
  }
}

/** How far a round is, as it is told. */
export function progressOf(run: Run): RunProgress {
  return {
    is_running: run.held_until !== null && run.held_until > now(),
    total: run.total,
    done: Math.min(run.done, run.total),
    started_at: run.started_at,
    ended_at: run.ended_at,
    stopped_by: run.stopped_at === null ? null : run.stopped_by,
    is_offline: fromBit(run.is_offline),
  }
}

const holdUntil = () => new Date(Date.now() + HOLD_MS).toISOString()
