import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Server } from './servers.ts'

/** Requests that visitors make, whether or not the one before is answered. */
export const READS_PER_SECOND = 100

/** Reads a list that nobody has read before. */
export async function readList(url: string, n: number): Promise<void> {
  const response = await fetch(`${url}/api/tools?limit=24&_t=${n}`)
  await response.bytes()
  if (response.status !== 200) throw new Error(`A list is answered with status ${response.status}`)
}

/**
 * Visitors who ask at fixed times, so that one who has to wait does not keep the others from asking. They have a
 * thread of their own: what else the benchmark does must not look like a slow answer. Resolves when they ask.
 */
export async function visit({ url }: Server) {
  const worker = new Worker(new URL('./visitors.worker.ts', import.meta.url), { workerData: url })
  await once(worker, 'message')
  return {
    /** Milliseconds from when each request was due to the end of its answer. */
    async end(): Promise<number[]> {
      worker.postMessage('end')
      const [times] = await once(worker, 'message')
      return times as number[]
    },
  }
}
