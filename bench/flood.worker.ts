import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { read } from './visitors.ts'

/** One network that asks for addresses that nobody has asked for, each once, as fast as it is told. */
export interface Flood {
  url: string
  /** The beginning of each address. */
  path: string
  perSecond: number
}
export interface Flooded {
  sent: number
  /** Answers by status; 0 where there was none. */
  statuses: Record<number, number>
}

const { url, path, perSecond } = workerData as Flood
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2', maxSockets: 400 })
const statuses: Record<number, number> = {}
let sent = 0
let ended = false
parentPort!.once('message', () => {
  ended = true
  parentPort!.postMessage({ sent, statuses } satisfies Flooded)
  agent.destroy()
})
const started = performance.now()
while (!ended) {
  const due = ((performance.now() - started) / 1000) * perSecond
  for (; sent < due; sent++) {
    void read(`${url}${path}${sent}`, agent)
      .catch(() => 0)
      .then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1
      })
  }
  await sleep(5)
}
