import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readList } from './visitors.ts'

const { url, perSecond, first } = workerData as { url: string; perSecond: number; first: number }
const times: number[] = []
const open: Promise<void>[] = []
let ended = false
parentPort!.once('message', () => {
  ended = true
})
// What they need is loaded with the first request.
await readList(url, first)
parentPort!.postMessage('asking')
const started = performance.now()
for (let n = 1; !ended; n++) {
  const due = started + (n * 1000) / perSecond
  await sleep(Math.max(0, due - performance.now()))
  const ask = readList(url, first + n).then(() => {
    times.push(performance.now() - due)
  })
  open.push(ask)
}
await Promise.all(open)
parentPort!.postMessage(times)
