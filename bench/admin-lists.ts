import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../src/kernel/data/database.ts'
import { fillAdminRows } from './admin-rows.ts'
import { fillCatalogue } from './fill.ts'
import { type Cores, chooseCores, machineLine, temporaryFolder, useCores } from './machine.ts'
import { createPostgres } from './postgres.ts'
import { type Budget, budgetTable, megabytes, ms, table } from './report.ts'
import { residentBytes, type Server, startKitly } from './servers.ts'
import { type Synthetic, syntheticCatalog } from './synthetic.ts'
import { median, quantile } from './timing.ts'
import { visit } from './visitors.ts'

/**
 * The lists of the administration area at 100,000 tools, reviews, people and inquiries, as those who work there ask
 * for them: with rights looked up, over HTTP. Times in milliseconds, memory in bytes.
 */
export interface AdminListFigures {
  engine: 'SQLite' | 'PostgreSQL'
  lists: { name: string; alone: Times; loaded: Times }[]
  exports: { name: string; ms: number; bytes: number; growth: number }[]
}
interface Times {
  p50: number
  p99: number
}

const ROWS = 100_000
/** Each way of asking is asked so often; the first answers are not counted. */
const CALLS = 16
const WARM_UP = 2
/** Before anything counts, visitors ask for so long while each list is asked for. */
const WARM_UP_MS = 3_000
const LAST = ROWS - 50

interface List {
  path: string
  sorts: string[]
  filters: string[]
  /** Words that few, nearly all, and none of the rows have. */
  rare: string
  common: string
}

const LISTS: Record<string, List> = {
  tools: {
    path: 'tools',
    sorts: ['name', 'updated_at', 'created_at', 'views', 'review_count'],
    filters: ['category_id=1', 'pricing=Paid', 'status=inactive', 'featured=true&pricing=Free'],
    rare: 'zz',
    common: 'example',
  },
  reviews: {
    path: 'reviews',
    sorts: ['created_at', 'rating', 'report_count'],
    filters: ['rating=1', 'status=pending', 'verified=true', 'reported=true', 'tool_id=7'],
    rare: 'automation',
    common: 'the',
  },
  users: {
    path: 'registered-users',
    sorts: ['created_at', 'last_login_at', 'name'],
    filters: ['role=user', 'role=moderator', 'role=admin', 'status=inactive', 'role=user&status=active'],
    rare: '99999',
    common: 'example',
  },
  inquiries: {
    path: 'contact-inquiries',
    sorts: ['created_at'],
    filters: ['status=new', 'query_type=support', 'status=new&query_type=bug_report'],
    rare: '00099999',
    common: 'example',
  },
}

const EXPORTS = {
  'tools, CSV': 'tools/export',
  'users, CSV': 'registered-users/export',
  'inquiries, CSV': 'contact-inquiries/export',
}

/** What is asked of a list: each kind in every order and both directions. */
function asked({ sorts, filters, rare, common }: List): Record<string, string[]> {
  const orders = sorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`])
  const each = (parts: string[]) =>
    parts.flatMap((part) => orders.map((order) => `${order}&limit=25&${part}`))
  return {
    'first, middle, last page': each(['offset=0', `offset=${ROWS / 2}`, `offset=${LAST}`]),
    filters: each(filters),
    'search, few hits': each([`search=${rare}`]),
    'search, nearly all': each([`search=${common}`]),
    'search, two letters': each(['search=an', 'search=an&offset=1000']),
    'search, no hit': each(['search=qqxqq']),
  }
}

type Say = (text: string) => void

export async function measureAdminLists(cores: Cores, say: Say): Promise<AdminListFigures[]> {
  // Three parties are at work with PostgreSQL: held on two cores, one of them would wait for another.
  useCores(cores.all)
  const synthetic = await syntheticCatalog(ROWS)
  const figures = [await measureEngine('SQLite', synthetic, undefined, say)]
  const postgres = await createPostgres()
  if (!postgres) return figures
  try {
    return [...figures, await measureEngine('PostgreSQL', synthetic, postgres.url, say)]
  } finally {
    await postgres.stop()
  }
}

const ADMIN = { email: 'boss@kitly.example', password: 'correct horse 7 battery' }

async function measureEngine(
  engine: AdminListFigures['engine'],
  synthetic: Synthetic,
  databaseUrl: string | undefined,
  say: Say,
): Promise<AdminListFigures> {
  const folder = temporaryFolder()
  try {
    say(`${engine}: 100,000 rows of each`)
    const database = openDatabase({ databaseUrl, dataFolder: folder })
    await fillCatalogue(database, synthetic)
    await fillAdminRows(database, synthetic, ROWS)
    await database.close()
    const kitly = await startKitly({ all: null, server: null }, folder, {
      KITLY_ADMIN_EMAIL: ADMIN.email,
      KITLY_ADMIN_PASSWORD: ADMIN.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    try {
      const cookie = await signIn(kitly)
      await warmUp(kitly, cookie)
      const lists: AdminListFigures['lists'] = []
      for (const [name, list] of Object.entries(LISTS)) {
        say(`${engine}: ${name}`)
        for (const [kind, queries] of Object.entries(asked(list))) {
          const paths = queries.map((query) => `/api/admin/${list.path}?${query}`)
          const alone = await timeCalls(kitly, cookie, paths)
          const visitors = await visit(kitly)
          const loaded = await timeCalls(kitly, cookie, paths)
          await visitors.end()
          lists.push({ name: `${name}: ${kind}`, alone, loaded })
        }
      }
      const exports: AdminListFigures['exports'] = []
      for (const [name, path] of Object.entries(EXPORTS)) {
        say(`${engine}: ${name}`)
        exports.push({ name, ...(await timeExport(kitly, cookie, `/api/admin/${path}`)) })
      }
      return { engine, lists, exports }
    } finally {
      await kitly.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signIn({ url }: Server): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  if (response.status !== 200) throw new Error(`The sign-in is answered with status ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A program that has just started answers slowly until its code is compiled. */
async function warmUp(kitly: Server, cookie: string): Promise<void> {
  const visitors = await visit(kitly)
  for (const end = performance.now() + WARM_UP_MS; performance.now() < end; ) {
    for (const { path } of Object.values(LISTS)) {
      await timeCalls(kitly, cookie, [`/api/admin/${path}?limit=25&search=an`])
    }
  }
  await visitors.end()
}

/** One after the other, evenly from all that is to be asked. */
async function timeCalls({ url }: Server, cookie: string, paths: string[]): Promise<Times> {
  const times: number[] = []
  const calls = Math.max(CALLS, paths.length)
  for (let i = -WARM_UP; i < calls; i++) {
    const path = paths[(i + WARM_UP * paths.length) % paths.length]!
    const start = performance.now()
    const response = await fetch(url + path, { headers: { cookie } })
    await response.bytes()
    if (i >= 0) times.push(performance.now() - start)
    if (response.status !== 200) throw new Error(`${path} is answered with status ${response.status}`)
  }
  return { p50: median(times), p99: quantile(times, 0.99) }
}

async function timeExport(kitly: Server, cookie: string, path: string) {
  const before = await residentBytes(kitly)
  const start = performance.now()
  const response = await fetch(kitly.url + path, { headers: { cookie } })
  let bytes = 0
  let most = before
  let next = 0
  for await (const chunk of response.body!) {
    bytes += (chunk as Uint8Array).length
    if (performance.now() < next) continue
    next = performance.now() + 250
    most = Math.max(most, await residentBytes(kitly))
  }
  if (response.status !== 200) throw new Error(`${path} is answered with status ${response.status}`)
  return { ms: performance.now() - start, bytes, growth: most - before }
}

export function adminListTable(figures: AdminListFigures[]): string {
  const times = ({ p50, p99 }: Times) => `${ms(p50)} / ${ms(p99)}`
  const lists = table(
    ['p50 / p99, ms', ...figures.flatMap(({ engine }) => [`${engine} alone`, 'with 100 visitors/s'])],
    figures[0]!.lists.map(({ name }, i) => [
      name,
      ...figures.flatMap(({ lists }) => [times(lists[i]!.alone), times(lists[i]!.loaded)]),
    ]),
  )
  const exports = table(
    ['export of 100,000', ...figures.flatMap(({ engine }) => [`${engine} ms`, 'memory MB']), 'file MB'],
    figures[0]!.exports.map(({ name, bytes }, i) => [
      name,
      ...figures.flatMap(({ exports }) => [ms(exports[i]!.ms), `+${megabytes(exports[i]!.growth)}`]),
      megabytes(bytes),
    ]),
  )
  const missing = figures.length === 1 ? '\n\nPostgreSQL is not installed here: not measured.' : ''
  return `${lists}\n\n${exports}${missing}`
}

export function adminListBudgets(figures: AdminListFigures[]): Budget[] {
  return figures.flatMap(({ engine, lists, exports }) => {
    const worst = (of: 'alone' | 'loaded') => lists.reduce((a, b) => (a[of].p99 >= b[of].p99 ? a : b))
    const what = `admin lists at 100,000 rows, ${engine}`
    return [
      {
        what: `${what}: worst p99 (${worst('alone').name})`,
        limit: 50,
        figure: worst('alone').alone.p99,
        unit: 'ms',
      },
      {
        what: `${what}, with 100 visitors/s: worst p50`,
        limit: 50,
        figure: Math.max(...lists.map((l) => l.loaded.p50)),
        unit: 'ms',
      },
      // With PostgreSQL, rows are read while others are sent. V8 then thinks that they live long, and collects them only
      // when the heap has doubled: how much that is, is said by the catalogue and not by the export.
      ...(engine === 'SQLite'
        ? [
            {
              what: `exports of 100,000 rows, ${engine}: growth of memory`,
              limit: 64,
              figure: Math.max(...exports.map((e) => e.growth)) / 1e6,
              unit: 'MB',
            },
          ]
        : []),
    ]
  })
}

/** node bench/admin-lists.ts: only this. */
if (process.argv[1] === join(import.meta.dirname, 'admin-lists.ts')) {
  console.log(machineLine())
  const start = performance.now()
  const figures = await measureAdminLists(chooseCores(), () => {})
  console.log(`${adminListTable(figures)}\n\n${budgetTable(adminListBudgets(figures))}`)
  console.log(`\n${Math.round((performance.now() - start) / 1000)} seconds`)
}
