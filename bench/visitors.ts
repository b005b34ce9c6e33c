import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { Worker } from 'node:worker_threads'
import type { Server } from './servers.ts'

/** Requests that visitors make in a second, whether or not the one before is answered. */
const READS_PER_SECOND = 100
/** More than one series of reads makes. */
const SERIES = 1_000_000
/** Addresses of this machine, as so many visitors have their own. */
const VISITORS = 50

const agents = Array.from({ length: VISITORS }, (_, i) => {
  return new Agent({ keepAlive: true, localAddress: `127.0.1.${i + 1}` })
})
let series = 0

/** Reads a list that nobody has read before: without a tool that is not there. */
export async function readList(url: string, n: number): Promise<void> {
  const status = await read(`${url}/api/tools?limit=24&exclude=${100_000_000 + n}`, agents[n % VISITORS]!)
  if (status !== 200) throw new Error(`A list is answered with status ${status}`)
}

/** Reads a page that nobody has read before. */
export async function readPage(url: string, n: number): Promise<void> {
  const status = await read(`${url}/tools?search=page+${n}`, agents[n % VISITORS]!)
  if (status !== 200) throw new Error(`A page is answered with status ${status}`)
}

/** Reads the whole answer of an address; resolves with its status. */
export function read(address: string, agent: Agent, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode!)).once('error', reject)
    })
      .once('error', reject)
      .end()
  })
}

/**
 * Visitors who ask at fixed times, so that one who has to wait does not keep the others from asking. They have a
 * thread of their own: what else the benchmark does must not look like a slow answer. Resolves when they ask.
 */
export async function visit({ url }: Server, perSecond = READS_PER_SECOND) {
  const workerData = { url, perSecond, first: ++series * SERIES }
  const worker = new Worker(new URL('./visitors.worker.ts', import.meta.url), { workerData })
  await once(worker, 'message')
  return {
    /** Milliseconds from when each request was due to the end of its answer. */
    async end(): Promise<number[]> {
      worker.postMessage('end')
      const [times] = await once(worker, 'message')
      await worker.terminate()
      return times as number[]
    },
  }
}
