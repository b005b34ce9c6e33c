import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../../shared/errors.ts'
import { type Database, openDatabase } from '../data/database.ts'
import { outageOf, unavailable } from '../data/outage.ts'
import type { FromWorker, Progress, WorkerInput } from './jobs.ts'
import { yieldToRequests } from './yield-to-requests.ts'

/** What a worker's task is given. */
export interface JobContext {
  database: Database
  progress(progress: Progress): void
  /** Resolves when this thread may write; it may until it ends. */
  mayWrite(): Promise<void>
  /** Throws once the job is to stop; called now and then, it lets a transaction roll back. */
  checkStop(): void
}

/** The main program of a worker's file: runs its task, and tells what became of it. */
export async function runTask<T>(task: (data: T, context: JobContext) => Promise<unknown>): Promise<void> {
  yieldToRequests('most')
  const port = parentPort!
  const { data, database: settings, stop } = workerData as WorkerInput<T>
  const send = (message: FromWorker) => port.postMessage(message)
  const database = openDatabase(settings)
  try {
    const value = await task(data, {
      database,
      progress: (progress) => send({ type: 'progress', progress }),
      mayWrite: async () => {
        const told = once(port, 'message')
        send({ type: 'write' })
        await told
      },
      checkStop: () => {
        if (Atomics.load(stop, 0)) throw new Error('The job has been cancelled')
      },
    })
    send({ type: 'done', value })
  } catch (error) {
    const outage = outageOf(error)
    const refusal = error instanceof AppError ? error : outage && unavailable(outage)
    if (refusal) send({ type: 'refused', code: refusal.code, message: refusal.message })
    else send({ type: 'failed', error: error as Error })
  } finally {
    await database.close()
    port.close()
  }
}
