import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './servers.ts'

/** Requests that visitors make, whether or not the one before is answered. */
const READS_PER_SECOND = 100

/** Asks for a list that is not kept. */
export async function readList({ url }: Server, n: number): Promise<void> {
  const response = await fetch(`${url}/api/tools?limit=24&_t=${n}`)
  await response.bytes()
  if (response.status !== 200) throw new Error(`A list is answered with status ${response.status}`)
}

/** Visitors who ask at fixed times, so that one who has to wait does not keep the others from asking. */
export function visit(kitly: Server) {
  const times: number[] = []
  const open: Promise<void>[] = []
  let ended = false
  const started = performance.now()
  const asking = (async () => {
    for (let n = 1; !ended; n++) {
      const due = started + (n * 1000) / READS_PER_SECOND
      await sleep(Math.max(0, due - performance.now()))
      const ask = readList(kitly, n).then(() => {
        times.push(performance.now() - due)
      })
      open.push(ask)
    }
  })()
  return {
    async end() {
      ended = true
      await asking
      await Promise.all(open)
      return times
    },
  }
}
