import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads'
import { AppError } from '../../shared/errors.ts'
import { yieldToRequests } from './yield-to-requests.ts'

interface Options {
  /** The worker's file; it calls `serveJobs`. */
  file: URL
  /** Jobs that may wait; who comes after that is refused with this sentence. */
  waitingMax: number
  busyMessage: string
  /** Milliseconds without work after which the thread ends and gives its memory back. */
  idleMs: number
  /** A job that takes so many milliseconds never ends: the thread is given up, and the next job starts another. */
  stuckMs: number
  resourceLimits: ResourceLimits
}

interface Waiting<Result> {
  resolve(result: Result): void
  reject(error: Error): void
}

interface Request<Job> {
  id: number
  job: Job
}
type Answer<Result> = { id: number; result: Result } | { id: number; error: string }

/** A thread that starts with its first job, does one after the other, and answers each. */
export class BackgroundThread<Job, Result> {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting<Result>>()
  #next = 0
  #timer: NodeJS.Timeout | undefined
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Jobs that are not answered yet. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** The answer to a job. Throws `unavailable` when too many wait already, Error when the job has failed. */
  async run(job: Job): Promise<Result> {
    if (this.#waiting.size >= this.#options.waitingMax) {
      throw new AppError('unavailable', this.#options.busyMessage)
    }
    this.#worker ??= this.#start()
    // Somebody waits: the program must not end before the answer, as at a start that stores the first password.
    this.#worker.ref()
    const id = this.#next++
    const answer = new Promise<Result>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#worker.postMessage({ id, job } satisfies Request<Job>)
    if (this.#waiting.size === 1) this.#watch()
    return await answer
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#giveUp(new Error('The program is ending'))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#options.file, { resourceLimits: this.#options.resourceLimits })
    worker.on('message', (answer: Answer<Result>) => {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if ('result' in answer) waiting?.resolve(answer.result)
      else waiting?.reject(new Error(answer.error))
      this.#watch()
    })
    worker.on('error', (error) => this.#worker === worker && this.#giveUp(error as Error))
    worker.on('exit', () => this.#worker === worker && this.#giveUp(new Error('The thread has ended')))
    return worker
  }

  #watch() {
    clearTimeout(this.#timer)
    const isIdle = this.#waiting.size === 0
    // Without work it must not keep a program alive that has nothing else to do.
    if (isIdle) this.#worker?.unref()
    const end = () => {
      const worker = this.#worker
      this.#giveUp(new Error('It took too long'))
      void worker?.terminate()
    }
    this.#timer = setTimeout(end, isIdle ? this.#options.idleMs : this.#options.stuckMs).unref()
  }

  #giveUp(reason: Error) {
    clearTimeout(this.#timer)
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}

/** The main program of a thread's file: does each job when the one before is done. */
export function serveJobs<Job, Result>(
  work: (job: Job) => Result | Promise<Result>,
  /** What is handed over instead of being copied. */
  transfer: (result: Result) => ArrayBuffer[] = () => [],
): void {
  yieldToRequests('some')
  const port = parentPort!
  let last = Promise.resolve()
  port.on('message', ({ id, job }: Request<Job>) => {
    last = last.then(async () => {
      try {
        const result = await work(job)
        port.postMessage({ id, result } satisfies Answer<Result>, transfer(result))
      } catch (error) {
        port.postMessage({ id, error: String(error) } satisfies Answer<Result>)
      }
    })
  })
}
