/** Work beside the requests: jobs and threads, upkeep, the log, and how the program ends. */

import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import type { Database } from '../data/database.ts'
import { ALONE, type Relay } from '../processes/relay.ts'
import type { Log } from './log.ts'

/** How far a job is; `total` is 0 while it is not known. */
export interface Progress {
  phase: string
  done: number
  total: number
}

/** What a worker sends. */
export type FromWorker =
  | { type: 'progress'; progress: Progress }
  /** It is about to write; on SQLite it does so when it is told that nobody else does. */
  | { type: 'write' }
  | { type: 'done'; value: unknown }
  | { type: 'refused'; code: ErrorCode; message: string }
  | { type: 'failed'; error: Error }

/** What a worker is started with. */
export interface WorkerInput<T> {
  data: T
  database: { databaseUrl: string | undefined; dataFolder: string; processes: number }
  /** One number, not 0 once the job is to stop. */
  stop: Int32Array
}

interface Running {
  progress: Progress
  cancel(): void
  ended: Promise<unknown>
}

/** Memory of a worker's objects: a file that needs more ends its own job, not the program. */
const HEAP_MB = 768
/** Workers at the same time; further jobs wait, so that many large files do not fill the memory. */
const WORKERS = 2
const CANCEL = 'cancel'
const PROGRESS = 'progress'
/** How long a job may take to stop by itself. */
const CANCEL_MS = 10_000

/**
 * Runs heavy work in threads of their own, so that requests are answered meanwhile. A job has a name, tells how
 * far it is and can be cancelled. What it writes goes through a connection of its own: on SQLite the writers of
 * this process wait for it, as they wait for each other.
 */
export class Jobs {
  #running = new Map<string, Running>()
  #awaited = new Set<Promise<unknown>>()
  #workers = 0
  #waiting: (() => void)[] = []
  #isClosed = false
  readonly #database: Database
  readonly #settings: WorkerInput<unknown>['database']
  readonly #log: Pick<Log, 'error'>
  readonly #heapMb: number
  readonly #relay: Relay

  constructor(
    database: Database,
    { databaseUrl, dataFolder, processes }: WorkerInput<unknown>['database'],
    log: Pick<Log, 'error'>,
    relay: Relay = ALONE,
    heapMb = HEAP_MB,
  ) {
    this.#heapMb = heapMb
    this.#database = database
    this.#settings = { databaseUrl, dataFolder, processes }
    this.#log = log
    this.#relay = relay
    relay.answer(PROGRESS, () =>
      Object.fromEntries([...this.#running].map(([name, { progress }]) => [name, progress])),
    )
    relay.hear(CANCEL, (name) => this.#running.get(String(name))?.cancel())
  }

  /** How far a job is, in whichever process of this machine it runs; null where it runs in none. */
  async progressOf(name: string): Promise<Progress | null> {
    const here = this.#running.get(name)
    if (here) return here.progress
    const others = (await this.#relay.ask(PROGRESS)) as Record<string, Progress>[]
    return others.find((running) => name in running)?.[name] ?? null
  }

  isRunning(name: string): boolean {
    return this.#running.has(name)
  }

  /**
   * Asks a job to stop; it has undone what it did when its promise is settled. False when there is none in this process:
   * the others of this machine are asked then.
   */
  cancel(name: string): boolean {
    const job = this.#running.get(name)
    if (job) job.cancel()
    else this.#relay.tell(CANCEL, name)
    return job !== undefined
  }

  /**
   * Starts the worker of a file and answers its value. Throws AppError for what the worker refuses, `conflict` when
   * a job of this name runs already, and JobCancelled when it was cancelled. `finish` is part of the job: what this
   * thread does once the worker has ended.
   */
  async run<T, R>(
    name: string,
    file: URL,
    data: T,
    finish: (value: R) => Promise<void> = async () => {},
  ): Promise<R> {
    if (this.#isClosed) throw new AppError('unavailable', 'The service is shutting down.')
    if (this.#running.has(name)) throw new AppError('conflict', 'This is being worked on already.')
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const job: Running = {
      progress: { phase: 'starting', done: 0, total: 0 },
      cancel: () => void Atomics.store(stop, 0, 1),
      ended: Promise.resolve(),
    }
    const result = this.#inTurn(async () => {
      if (Atomics.load(stop, 0)) throw new JobCancelled()
      const worker = new Worker(file, {
        workerData: { data, database: this.#settings, stop } satisfies WorkerInput<T>,
        resourceLimits: { maxOldGenerationSizeMb: this.#heapMb },
        execArgv: ['--disable-warning=ExperimentalWarning'],
      })
      job.cancel = () => {
        Atomics.store(stop, 0, 1)
        setTimeout(() => void worker.terminate(), CANCEL_MS).unref()
      }
      return await this.#follow<R>(worker, job, stop)
    }).then(async (value) => {
      job.progress = { phase: 'finishing', done: 0, total: 0 }
      await finish(value)
      return value
    })
    job.ended = result.catch(() => {})
    this.#running.set(name, job)
    try {
      return await result
    } finally {
      this.#running.delete(name)
    }
  }

  /** Work that follows a job and must be over before the program ends, such as to tell what became of it. */
  waitFor(work: Promise<unknown>): void {
    this.#awaited.add(work)
    void work.finally(() => this.#awaited.delete(work))
  }

  /** Cancels everything and waits for it. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { cancel } of this.#running.values()) cancel()
    await Promise.all([...this.#running.values()].map((job) => job.ended))
    await Promise.all(this.#awaited)
  }

  async #inTurn<R>(work: () => Promise<R>): Promise<R> {
    if (this.#workers >= WORKERS) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#workers++
    try {
      return await work()
    } finally {
      // The place goes to the next one, if there is one.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#workers--
    }
  }

  #follow<R>(worker: Worker, job: Running, stop: Int32Array): Promise<R> {
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    return new Promise<R>((resolve, reject) => {
      let end = () => reject(Atomics.load(stop, 0) ? new JobCancelled() : new Error('The worker has ended'))
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'progress') job.progress = message.progress
        else if (message.type === 'write') this.#letWrite(worker, exited).catch(() => worker.terminate())
        else if (message.type === 'done') end = () => resolve(message.value as R)
        else if (message.type === 'refused') end = () => reject(new AppError(message.code, message.message))
        else if (!Atomics.load(stop, 0)) end = () => reject(message.error)
      })
      worker.on('error', (error: Error & { code?: string }) => {
        this.#log.error({ err: error }, 'worker failed')
        const isLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        end = () =>
          reject(isLarge ? new AppError('invalid', 'The file is too large to be read. Divide it.') : error)
      })
      // Only then are its connection and its files closed.
      void exited.then(() => end())
    })
  }

  /** Keeps this process's writers of SQLite away until the worker has ended; PostgreSQL does that by itself. */
  async #letWrite(worker: Worker, exited: Promise<void>): Promise<void> {
    await this.#database.letOtherWrite(async () => {
      worker.postMessage('write')
      await exited
    })
  }
}

export class JobCancelled extends Error {
  constructor() {
    super('Cancelled')
    this.name = 'JobCancelled'
  }
}
