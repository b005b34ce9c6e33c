import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLine } from '../line.ts'
import { POSTGRES_URL } from '../postgres.ts'
import { createTools, type OwnTool, reviewBody, signIn } from './admin.ts'
import type { Scenario } from './scenario.ts'
import { createPlace, type Place, type Site, startSite } from './site.ts'
import type { Tally } from './tally.ts'

/**
 * Answers must come within 1 s; the rest is for machines that do something else as well. For SQLite's lock the whole
 * process waits 5 s, since nobody but a second program can hold it.
 */
const ANSWER_MS = POSTGRES_URL ? 3_000 : 15_000
const BACK_MS = 30_000
const ROUNDS = 3

/** Takes the database away and gives it back: PostgreSQL's connections are cut, SQLite's file is locked. */
export const databaseGone: Scenario = async (tally) => {
  const place = await createPlace()
  const { environment, cut, mend, end } = POSTGRES_URL ? await withLine(place) : withLock(place)
  const site = await startSite(environment)
  const cookie = await signIn(site)
  const [tool] = await createTools(site, cookie, 1)
  const screens = await publicScreens(tool!)
  const stored: number[] = []
  let worst = 0
  for (let round = 0; round < ROUNDS; round++) {
    const underWay = Array.from({ length: 20 }, () => review(site, tool!))
    await sleep(10 * round)
    await cut()
    tally.count('times gone')
    for (const { status, text } of await Promise.all(underWay)) {
      if (status === 201) stored.push(JSON.parse(text).id)
      tally.expect(
        status === 201 || status === 503,
        'a write under way was not answered with 201 or 503',
        status,
      )
    }
    worst = Math.max(worst, await lookAround(site, cookie, tool!, screens, tally))
    await mend()
    tally.expect(await comesBack(site, cookie, tool!), 'the site did not come back with its database')
    tally.expect(site.runs(), 'the process ended')
  }
  tally.count(`pages each time, ${Math.round(worst)} ms the slowest answer`, screens.length)
  const database = place.open()
  const rows = await database.db.selectFrom('reviews').select('id').execute()
  const ids = new Set(rows.map(({ id }) => id))
  tally.expect(
    stored.every((id) => ids.has(id)),
    'answered review lost',
  )
  await database.close()
  await site.end()
  await end()
  await place.remove()
}

async function withLine(place: Place) {
  const url = new URL(place.environment.DATABASE_URL!)
  const line = await createLine(url.hostname, Number(url.port))
  url.port = String(line.port)
  return {
    environment: { ...place.environment, DATABASE_URL: url.href },
    cut: line.cut,
    mend: line.mend,
    end: line.cut,
  }
}

function withLock({ environment }: Place) {
  let lock: DatabaseSync | undefined
  const release = async () => {
    lock?.close()
    lock = undefined
  }
  const cut = async () => {
    lock = new DatabaseSync(join(environment.KITLY_DATA!, 'kitly.db'), { timeout: 10_000 })
    lock.exec('BEGIN IMMEDIATE')
  }
  return { environment, cut, mend: release, end: release }
}

const review = (site: Site, { slug }: OwnTool) =>
  site.call('POST', `/api/tools/${slug}/reviews`, { json: reviewBody('A review') })

/** Everything that anybody can open; none of it was opened before, so that no cache has it. */
async function publicScreens(tool: OwnTool): Promise<string[]> {
  const built = join(import.meta.dirname, '..', '..', 'dist', 'server', 'entry-server.js')
  const { routePages } = (await import(built)) as { routePages: Record<string, string> }
  const fixed = Object.keys(routePages).filter((path) => !path.includes('$') && !path.startsWith('/admin'))
  return [...fixed, `/tools/${tool.slug}`, `/tools/${tool.slug}/alternatives`]
}

/** What answers while the database is away, and how. Answers the time of the slowest. */
async function lookAround(site: Site, cookie: string, tool: OwnTool, screens: string[], tally: Tally) {
  let worst = 0
  const look = async (what: string, right: number[], method: string, path: string, sent = {}) => {
    const { status, headers, ms, text } = await site.call(method, path, sent)
    worst = Math.max(worst, ms)
    tally.count('requests meanwhile')
    tally.expect(
      right.includes(status),
      `${what} while the database is away`,
      `${status} ${method} ${path} ${text.slice(0, 80)}`,
    )
    tally.expect(
      ms < ANSWER_MS,
      `${what}: an answer came late while the database is away`,
      `${Math.round(ms)} ms ${path}`,
    )
    if (status === 503) tally.expect('retry-after' in headers, `${what}: 503 without Retry-After`, path)
  }
  for (const path of screens) await look('a page not served', [200], 'GET', path)
  const readOrNot = POSTGRES_URL ? [503] : [200]
  // Who has just called is remembered for a moment.
  await look('my account', [200, ...readOrNot], 'GET', '/api/users/me', { cookie })
  await look('a list of the administration area', readOrNot, 'GET', '/api/admin/tools', { cookie })
  await look('/readyz', POSTGRES_URL ? [503] : [200, 503], 'GET', '/readyz')
  await look('a review', [503], 'POST', `/api/tools/${tool.slug}/reviews`, { json: reviewBody('A review') })
  await look('an edit', [503], 'PUT', `/api/admin/tools/${tool.id}`, {
    cookie,
    json: { short_description: 'Other' },
  })
  await look('a save', [503], 'POST', `/api/users/saved-tools/${tool.id}`, { cookie, json: {} })
  return worst
}

async function comesBack(site: Site, cookie: string, tool: OwnTool): Promise<boolean> {
  for (const end = Date.now() + BACK_MS; Date.now() < end; await sleep(200)) {
    const ready = await site.call('GET', '/readyz')
    const me = await site.call('GET', '/api/users/me', { cookie })
    if (ready.status === 200 && me.status === 200 && (await review(site, tool)).status === 201) return true
  }
  return false
}
