import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { fillDatabase } from './fill.ts'
import type { Flood, Flooded } from './flood.worker.ts'
import { type Cores, chooseCores, temporaryFolder } from './machine.ts'
import { type Budget, budgetTable, count, ms, table } from './report.ts'
import { type Server, startKitly } from './servers.ts'
import { syntheticCatalog } from './synthetic.ts'
import { quantile } from './timing.ts'
import { readPage, visit } from './visitors.ts'

/** What visitors notice of one network that asks for new addresses without end. Times in milliseconds. */
export interface FloodFigures {
  p99Before: number
  floods: {
    what: string
    sent: number
    answered: number
    refused: number
    reads: number
    p50: number
    p99: number
  }[]
}

const CATALOGUE = 5_000
const PER_SECOND = 1_000
const WARM_MS = 4_000
const WARM_PAGES = 300
const LASTS_MS = 10_000

const FLOODS = [
  { what: 'pages', path: '/tools?search=flood+' },
  { what: 'searches', path: '/api/tools?limit=24&search=writing+flood' },
  { what: 'addresses that are not there', path: '/nothing/' },
]

export async function measureFloods(cores: Cores, say: (text: string) => void): Promise<FloodFigures> {
  const folder = temporaryFolder()
  try {
    await fillDatabase(folder, await syntheticCatalog(CATALOGUE))
    const kitly = await startKitly(cores, folder, { KITLY_RATE_LIMIT: '1' })
    try {
      // The first seconds of a program are slower, whatever it does.
      await timeVisitors(kitly, WARM_MS)
      for (let n = 0; n < WARM_PAGES; n++) await readPage(kitly.url, n)
      say('visitors alone')
      const p99Before = quantile(await timeVisitors(kitly, LASTS_MS), 0.99)
      const floods: FloodFigures['floods'] = []
      for (const { what, path } of FLOODS) {
        say(`flood of ${what}`)
        floods.push({ what, ...(await timeFlood(kitly, path)) })
        // Its budget is full again, as it was for the first one.
        await sleep(LASTS_MS)
      }
      return { p99Before, floods }
    } finally {
      await kitly.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeVisitors(kitly: Server, ms: number): Promise<number[]> {
  const visitors = await visit(kitly)
  await sleep(ms)
  return await visitors.end()
}

async function timeFlood(kitly: Server, path: string) {
  const workerData: Flood = { url: kitly.url, path, perSecond: PER_SECOND }
  // They ask before it begins: its first second is the worst.
  const visitors = await visit(kitly)
  const flood = new Worker(new URL('./flood.worker.ts', import.meta.url), { workerData })
  await sleep(LASTS_MS)
  flood.postMessage('end')
  const [{ sent, statuses }] = (await once(flood, 'message')) as [Flooded]
  const times = await visitors.end()
  await flood.terminate()
  const refused = statuses[429] ?? 0
  const answered = (statuses[200] ?? 0) + (statuses[404] ?? 0)
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  return { sent, answered, refused, reads: times.length, p50, p99 }
}

export function floodTable({ floods, p99Before }: FloodFigures): string {
  return table(
    [
      '1,000 a second from one network',
      'sent',
      'answered',
      'refused',
      'visitors’ reads',
      'p50 ms',
      'p99 ms',
      'p99 ms before',
    ],
    floods.map((f) => [
      f.what,
      ...[f.sent, f.answered, f.refused, f.reads].map(count),
      ...[f.p50, f.p99, p99Before].map(ms),
    ]),
  )
}

export const floodBudgets = ({ floods }: FloodFigures): Budget[] =>
  floods.map(({ what, p99 }) => ({
    what: `flood of ${what}: list requests of others, p99`,
    limit: 100,
    figure: p99,
    unit: 'ms',
  }))

if (import.meta.main) {
  const figures = await measureFloods(chooseCores(), () => {})
  console.log(`${floodTable(figures)}\n\n${budgetTable(floodBudgets(figures))}`)
}
