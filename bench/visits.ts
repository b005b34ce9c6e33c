import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { fillDatabase } from './fill.ts'
import { type Cores, chooseCores, processorMs, temporaryFolder } from './machine.ts'
import { type Budget, budgetTable, count, ms, table } from './report.ts'
import { type Server, startKitly } from './servers.ts'
import { type Synthetic, syntheticCatalog } from './synthetic.ts'
import { quantile } from './timing.ts'
import { read } from './visitors.ts'
import type { Visited, Visits } from './visits.worker.ts'

/** What visitors of all pages notice while the content changes ten times a second. */
export interface VisitFigures {
  rounds: {
    what: string
    reads: number
    failed: number
    /** Share of the answers that came from the page cache. */
    kept: number
    p50: number
    p99: number
    /** Share of one processor. */
    processor: number
    cacheBytes: number
  }[]
}

const CATALOGUE = 5_000
const PER_SECOND = 1_000
const LASTS_MS = 20_000
/** Pages that are asked for at once while each is made for the first time. */
const AT_ONCE = 4
const ENTRY = join(import.meta.dirname, 'changing-server.ts')

/** Pages in the order of how often they are opened: some lists before the tools, whose order is that of their ids. */
function pathsOf({ tools, categories }: Synthetic): string[] {
  const lists = ['/', '/tools', '/categories', '/bundles', '/blog', '/tools?sort=newest', '/tools?page=2']
  const ofCategories = categories.map(({ Slug }) => `/tools?category=${Slug}`)
  const pages = tools.map(({ slug }) => `/tools/${slug}`)
  return [...lists, ...pages.slice(0, 50), ...ofCategories, ...pages.slice(50)]
}

export async function measureVisits(
  cores: Cores,
  say: (text: string) => void,
  size = CATALOGUE,
): Promise<VisitFigures> {
  const folder = temporaryFolder()
  try {
    const synthetic = await syntheticCatalog(size)
    await fillDatabase(folder, synthetic)
    const kitly = await startKitly(cores, folder, {}, ENTRY)
    try {
      const paths = pathsOf(synthetic)
      say('opening each page once')
      await openAll(kitly, paths)
      await visits(kitly, paths, 3_000)
      const rounds: VisitFigures['rounds'] = []
      for (const what of ['nothing changes', '10 changes a second']) {
        if (what !== 'nothing changes') {
          process.kill(kitly.pid, 'SIGUSR2')
          await visits(kitly, paths, 3_000)
        }
        say(what)
        rounds.push({ what, ...(await visits(kitly, paths, LASTS_MS)) })
      }
      return { rounds }
    } finally {
      await kitly.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openAll({ url }: Server, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.1.1' })
  // The most popular last, so that they are those that stay.
  const left = [...paths].reverse()
  const open = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const status = await read(url + path, agent, { 'accept-encoding': 'br' })
      if (status !== 200) throw new Error(`${path} is answered with status ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  agent.destroy()
}

async function visits(kitly: Server, paths: string[], forMs: number) {
  const before = await figuresOf(kitly)
  const workerData: Visits = { url: kitly.url, paths, perSecond: PER_SECOND, forMs }
  const worker = new Worker(new URL('./visits.worker.ts', import.meta.url), { workerData })
  const processorBefore = processorMs(kitly.pid)
  const start = performance.now()
  const [{ times, failed }] = (await once(worker, 'message')) as [Visited]
  const elapsed = performance.now() - start
  await worker.terminate()
  const processor = (processorMs(kitly.pid) - processorBefore) / elapsed
  await sleep(100)
  const after = await figuresOf(kitly)
  return {
    reads: times.length,
    failed,
    kept: (after.hits - before.hits) / times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    processor,
    cacheBytes: after.bytes,
  }
}

async function figuresOf({ url }: Server) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { hits: figure('kitly_page_cache_hits_total'), bytes: figure('kitly_page_cache_bytes') }
}

export const visitTable = ({ rounds }: VisitFigures): string =>
  table(
    [
      '1,000 pages a second, by Zipf',
      'reads',
      'failed',
      'from memory',
      'p50 ms',
      'p99 ms',
      'processor',
      'kept MB',
    ],
    rounds.map((r) => [
      r.what,
      ...[r.reads, r.failed].map(count),
      r.kept.toFixed(3),
      ...[r.p50, r.p99].map(ms),
      `${Math.round(r.processor * 100)} %`,
      (r.cacheBytes / 1_000_000).toFixed(1),
    ]),
  )

export function visitBudgets({ rounds }: VisitFigures): Budget[] {
  const { kept, p99 } = rounds.at(-1)!
  return [
    {
      what: 'pages from memory while 10 changes a second come',
      limit: 0.95,
      atLeast: true,
      figure: kept,
      unit: '',
    },
    { what: 'the same pages, p99', limit: 15, figure: p99, unit: 'ms' },
  ]
}

if (import.meta.main) {
  const size = Number(process.argv[2] ?? CATALOGUE)
  const figures = await measureVisits(chooseCores(), (text) => console.error(text), size)
  console.log(`${visitTable(figures)}\n\n${budgetTable(visitBudgets(figures))}`)
}
