import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Random } from '../test/seeded.ts'
import { Zipf } from './zipf.ts'

/** Visitors who open pages at fixed times, whether or not the one before is answered. */
export interface Visits {
  url: string
  /** The most popular first. */
  paths: string[]
  perSecond: number
  forMs: number
}
export interface Visited {
  /** Milliseconds from when each request was due to the end of its answer. */
  times: number[]
  failed: number
}

const { url, paths, perSecond, forMs } = workerData as Visits
const agent = new Agent({ keepAlive: true, localAddress: '127.0.1.1', maxSockets: 200 })
const headers = { 'accept-encoding': 'gzip, deflate, br' }
const popular = new Zipf(paths)
const random = new Random(7)
const times: number[] = []
let failed = 0

function visit(due: number): Promise<void> {
  return new Promise((resolve) => {
    const fail = () => {
      failed++
      resolve()
    }
    request(url + popular.draw(random), { agent, headers }, (response) => {
      response.resume()
      response.once('error', fail).once('end', () => {
        times.push(performance.now() - due)
        if (response.statusCode !== 200) failed++
        resolve()
      })
    })
      .once('error', fail)
      .end()
  })
}

const open: Promise<void>[] = []
const started = performance.now()
for (let sent = 0; performance.now() - started < forMs; ) {
  const now = performance.now() - started
  for (; (sent * 1000) / perSecond <= now; sent++) open.push(visit(started + (sent * 1000) / perSecond))
  await sleep(1)
}
await Promise.all(open)
parentPort!.postMessage({ times, failed } satisfies Visited)
