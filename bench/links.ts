import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../src/config.ts'
import type { LinkRun } from '../src/features/links/admin-links.contract.ts'
import { createProgram } from '../src/program.ts'
import { createPerson } from '../test/people.ts'
import { fillDatabase } from './fill.ts'
import { type Cores, chooseCores, temporaryFolder } from './machine.ts'
import { type Budget, budgetTable, count, megabytes, ms, table } from './report.ts'
import { residentBytes, type Server, startKitly } from './servers.ts'
import { syntheticCatalog } from './synthetic.ts'
import { quantile } from './timing.ts'
import { readList, visit } from './visitors.ts'

/** What a round of the link checker takes. Times in milliseconds, memory in bytes. */
export interface RoundFigures {
  hosts: number
  ms: number
  requests: number
  growth: number
}

/** What visitors notice of a round, beside what they notice without one. */
export interface VisitorFigures {
  reads: number
  visits: number
  p99: number
  p99Before: number
}

const ADDRESSES = 5_000
/** As many tools as have a site of their own, roughly; all of it is the loopback network. */
const HOSTS = 250
/** How long visitors ask without a round, and with one. */
const WARM_MS = 8_000
const QUIET_MS = 10_000
const BUSY_MS = 30_000
/** Of 20 addresses so many are gone, and so many have moved. */
const GONE = 2
const MOVED = 3
const EXPECTED_DEAD = (ADDRESSES * GONE) / 20
const EXPECTED_MOVED = (ADDRESSES * MOVED) / 20

/** `hosts`: 1 is the worst case, in which every visit waits for the one before. */
export const measureRound = (cores: Cores, hosts = HOSTS): Promise<RoundFigures> =>
  withServer(cores, hosts, timeRound)

export const measureVisitors = (cores: Cores): Promise<VisitorFigures> =>
  withServer(cores, HOSTS, timeVisitors)

interface Bench {
  kitly: Server
  hosts: number
  /** Requests that all the sites have got. */
  requests: () => number
  run: () => Promise<LinkRun>
  start: () => Promise<unknown>
}

async function withServer<T>(cores: Cores, hosts: number, work: (bench: Bench) => Promise<T>): Promise<T> {
  const folder = temporaryFolder()
  const world = await startWorld()
  try {
    const cookie = await fill(folder, (i) => `http://127.1.0.${(i % hosts) + 1}:${world.port}/${i}`)
    const entry = join(import.meta.dirname, 'visiting-server.ts')
    const kitly = await startKitly(cores, folder, {}, entry)
    const address = `${kitly.url}/api/admin/links/run`
    const headers = { cookie, 'content-type': 'application/json' }
    try {
      return await work({
        kitly,
        hosts,
        requests: world.requests,
        run: async () => (await (await fetch(address, { headers })).json()) as LinkRun,
        start: () => fetch(address, { method: 'POST', headers, body: '{"all":true}' }),
      })
    } finally {
      await kitly.stop()
    }
  } finally {
    world.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A server in the place of all the sites of the tools. */
async function startWorld() {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    const n = Number(/^\/(\d+)$/.exec(request.url!)?.[1] ?? Number.NaN) % 20
    if (n < GONE) response.writeHead(404)
    else if (n < GONE + MOVED) response.writeHead(301, { location: '/here' })
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function fill(folder: string, addressOf: (i: number) => string): Promise<string> {
  const catalog = await syntheticCatalog(ADDRESSES)
  for (const [i, tool] of catalog.tools.entries()) tool.website_url = addressOf(i)
  await fillDatabase(folder, catalog)
  const program = await createProgram(
    readConfig({ KITLY_DATA: folder, KITLY_LOG: 'silent', KITLY_STARTER: '0' }),
  )
  const app = program as unknown as Parameters<typeof createPerson>[0]
  const { headers } = await createPerson(app, { role: 'admin', password: null })
  await program.close()
  return headers.cookie!
}

async function timeRound({ kitly, hosts, requests, run, start }: Bench): Promise<RoundFigures> {
  await readList(kitly.url, 0)
  const before = await residentBytes(kitly)
  let most = before
  const started = performance.now()
  await start()
  let state = await run()
  while (state.ended_at === null) {
    await sleep(1_000)
    state = await run()
    most = Math.max(most, await residentBytes(kitly))
  }
  const { counts } = state
  if (counts.dead !== EXPECTED_DEAD || counts.moved !== EXPECTED_MOVED || counts.unchecked > 0) {
    throw new Error(`The visits have found something else: ${JSON.stringify(counts)}`)
  }
  return { hosts, ms: performance.now() - started, requests: requests(), growth: most - before }
}

async function timeVisitors({ kitly, requests, start }: Bench): Promise<VisitorFigures> {
  // The first seconds of a program are slower, whatever it does.
  const first = await visit(kitly)
  await sleep(WARM_MS)
  await first.end()
  const quiet = await visit(kitly)
  await sleep(QUIET_MS)
  const before = await quiet.end()
  await start()
  const visitors = await visit(kitly)
  await sleep(BUSY_MS)
  const times = await visitors.end()
  return {
    reads: times.length,
    visits: requests(),
    p99: quantile(times, 0.99),
    p99Before: quantile(before, 0.99),
  }
}

const WHAT = 'visits of 5,000 addresses'

export const roundLine = ({ hosts, ms: time, requests, growth }: RoundFigures) =>
  table(
    ['', 'hosts', 'seconds', 'requests', 'memory MB'],
    [[WHAT, count(hosts), count(time / 1000), count(requests), `+${megabytes(growth)}`]],
  )

export const visitorLine = ({ reads, visits, p99, p99Before }: VisitorFigures) =>
  table(
    ['', 'list requests', 'requests to sites', 'p99 ms', 'p99 ms before'],
    [[WHAT, count(reads), count(visits), ms(p99), ms(p99Before)]],
  )

export const roundBudgets = ({ ms: time, growth }: RoundFigures): Budget[] => [
  { what: WHAT, limit: 600_000, figure: time, unit: 'ms' },
  { what: `${WHAT}: growth of memory`, limit: 64, figure: growth / 1e6, unit: 'MB' },
]

export const visitorBudgets = ({ p99, p99Before }: VisitorFigures): Budget[] => [
  // A machine at work has a p99 of its own.
  { what: `${WHAT}: list requests, p99 beyond that without`, limit: 5, figure: p99 - p99Before, unit: 'ms' },
]

/** --one-host  all addresses at one site;  --visitors  only what visitors notice, which takes less than a minute */
if (import.meta.main) {
  const cores = chooseCores()
  if (!process.argv.includes('--visitors')) {
    const round = await measureRound(cores, process.argv.includes('--one-host') ? 1 : HOSTS)
    console.log(`${roundLine(round)}\n\n${budgetTable(roundBudgets(round))}\n`)
  }
  if (!process.argv.includes('--one-host')) {
    const visitors = await measureVisitors(cores)
    console.log(`${visitorLine(visitors)}\n\n${budgetTable(visitorBudgets(visitors))}`)
  }
}
