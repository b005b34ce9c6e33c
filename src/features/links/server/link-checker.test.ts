import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson } from '../../../../test/people.ts'
import { isStrangeSite, type StrangeSites, startStrangeSites } from '../../../../test/strange-sites.ts'
import type { LinkCheck, LinkRun } from '../admin-links.contract.ts'
import type { Pace } from './link-checker.service.ts'

const QUICK: Pace = { hosts: 16, gapMs: 0, pause: { factor: 0, leastMs: 0, mostMs: 0 } }

let sites: StrangeSites
let app: TestApp
let headers: Record<string, string>
const ids = new Map<string, number>()
beforeAll(async () => {
  sites = await startStrangeSites()
})
afterAll(() => sites.close())

const open = (pace: Partial<Pace> = {}, environment: Record<string, string> = {}, timeoutMs = 300) =>
  createTestApp(environment, {
    links: { visits: { allows: isStrangeSite, timeoutMs }, pace: { ...QUICK, ...pace } },
  })
/** For visits that are to last until something breaks them off. */
const LONG_MS = 20_000
const start = (all = true) => app.send('POST', '/api/admin/links/run', { all }, headers)
const run = () => app.read<LinkRun>('/api/admin/links/run', { headers })
const read = (path: string) => app.read<LinkCheck | null>(`/api/admin/links/${ids.get(path)}`, { headers })
const { links } = { links: () => app.services.links }

/** Tools whose addresses are these paths of the server, all under hosts of their own. */
async function addTools(paths: string[], hostOf: (i: number) => string = (i) => `127.0.0.${i + 1}`) {
  const { port } = new URL(sites.origin)
  const tools = await createTools(
    app,
    paths.map((path, i) => ({
      name: `Tool ${path}`,
      website_url: path.startsWith('http') ? path : `http://${hostOf(i)}:${port}${path}`,
    })),
  )
  for (const [i, { id }] of tools.entries()) ids.set(paths[i]!, id)
}

describe('a round', () => {
  beforeAll(async () => {
    app = await open()
    headers = (await createPerson(app, { role: 'admin' })).headers
  })
  beforeEach(() => {
    sites.asked.length = 0
  })

  test('finds what is dead, moved, unclear and alive, and says why', async () => {
    const expected: Record<string, object> = {
      '/fine': { outcome: 'alive', reason: null, http_status: 200 },
      '/moved': { outcome: 'moved', moved_to: expect.stringMatching(/\/new-home$/) },
      '/status/404': { outcome: 'dead', reason: 'There is no such page (404)' },
      '/status/410': { outcome: 'dead', reason: 'The page is gone for good (410)' },
      '/hangs': { outcome: 'dead', reason: 'It did not answer in time' },
      '/round': { outcome: 'dead', reason: 'It leads in circles' },
      '/inside': { outcome: 'dead', reason: 'It leads to an address that is not public, and was not asked' },
      '/status/403': { outcome: 'unclear', reason: 'It refuses programs (403)' },
      '/status/500': { outcome: 'unclear', reason: 'It answers with an error (500)' },
      '/drops': { outcome: 'unclear', reason: 'The connection was closed without an answer' },
      'http://127.0.0.99:1/': { outcome: 'dead', reason: 'Nobody answers at this address' },
    }
    await addTools(Object.keys(expected))
    expect((await run()).counts).toMatchObject({ unchecked: 11, alive: 0 })
    expect(await read('/fine')).toBeNull()
    await links().settle()
    for (const [path, found] of Object.entries(expected)) {
      expect([path, await read(path)]).toMatchObject([path, { ...found, times: 1, is_waiting: false }])
    }
    expect(await run()).toMatchObject({
      is_running: false,
      total: 11,
      done: 11,
      started_at: expect.any(String),
      ended_at: expect.any(String),
      counts: { dead: 6, moved: 1, unclear: 3, alive: 1, ignored: 0, unchecked: 0 },
    })
  })

  test('visits nothing twice before its time, and everything when asked to', async () => {
    await links().settle()
    expect(sites.asked).toEqual([])
    const before = (await read('/status/404'))!
    await start()
    await links().settle()
    expect(sites.asked.length).toBeGreaterThan(11)
    const after = (await read('/status/404'))!
    expect(after).toMatchObject({ since: before.since, times: 2 })
    expect(after.checked_at > before.checked_at).toBe(true)
  })

  test('visits again what is due: after a week, and a dead one on the next day until it is sure', async () => {
    const { db } = app.services.database
    const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
    const age = async (path: string, days: number) => {
      const values = { checked_at: daysAgo(days) }
      await db.updateTable('link_checks').set(values).where('id', '=', ids.get(path)!).execute()
    }
    await age('/fine', 6)
    await age('/moved', 8)
    await age('/status/410', 2)
    await links().settle()
    expect(sites.asked).toEqual(expect.arrayContaining(['HEAD /moved', 'HEAD /status/410']))
    expect(sites.asked.some((a) => a.endsWith('/fine'))).toBe(false)
    // The third time it was found; now it has a week.
    expect(await read('/status/410')).toMatchObject({ times: 3 })
    await age('/status/410', 2)
    sites.asked.length = 0
    await links().settle()
    expect(sites.asked).toEqual([])
  })

  test('visits a tool whose address has changed', async () => {
    const { port } = new URL(sites.origin)
    const website_url = `http://127.0.0.40:${port}/new-home`
    await app.send('PUT', `/api/admin/tools/${ids.get('/status/410')}`, { website_url }, headers)
    expect(await read('/status/410')).toMatchObject({ is_waiting: true, outcome: 'dead' })
    await links().settle()
    expect(await read('/status/410')).toMatchObject({ is_waiting: false, outcome: 'alive', times: 1 })
  })

  test('leaves tools in the bin alone', async () => {
    await addTools(['/binned'])
    await app.request(`/api/admin/tools/${ids.get('/binned')}`, { method: 'DELETE', headers })
    await start()
    await links().settle()
    expect(sites.asked.some((a) => a.endsWith('/binned'))).toBe(false)
  })

  test('rests when it is switched off, but not when it is asked', async () => {
    await app.send('PUT', '/api/admin/settings', { link_check_days: 0 }, headers)
    await addTools(['/later'])
    await links().settle()
    expect(await read('/later')).toBeNull()
    await start()
    await links().settle()
    expect(await read('/later')).toMatchObject({ outcome: 'alive' })
    await app.send('PUT', '/api/admin/settings', { link_check_days: 7 }, headers)
  })
})

describe('a visit', () => {
  test('asks each host one thing at a time, with a pause, and several hosts at once', async () => {
    app = await open({ pause: { factor: 0, leastMs: 30, mostMs: 30 } })
    headers = (await createPerson(app, { role: 'admin' })).headers
    await addTools(
      Array.from({ length: 40 }, (_, i) => `/slow/${i}`),
      (i) => `127.0.1.${(i % 4) + 1}`,
    )
    sites.mostAtOnce.clear()
    const started = performance.now()
    await links().settle()
    const took = performance.now() - started
    expect([...sites.mostAtOnce.values()]).toEqual([1, 1, 1, 1])
    expect(sites.mostTogether()).toBeGreaterThan(1)
    // Ten at each of four hosts, 40 ms each and 30 ms between them.
    expect(took).toBeGreaterThan(10 * 40 + 9 * 30 - 20)
  })

  test('counts redirects to a host among the requests to it', async () => {
    app = await open()
    headers = (await createPerson(app, { role: 'admin' })).headers
    const { port } = new URL(sites.origin)
    const location = `http://127.0.2.200:${port}/slow/1`
    const paths = Array.from({ length: 8 }, (_, i) => `/to-one-host/${i}`)
    for (const path of paths) sites.set(path, { status: 301, location })
    await addTools(paths, (i) => `127.0.2.${i + 1}`)
    sites.mostAtOnce.clear()
    await links().settle()
    expect(sites.mostAtOnce.get(`127.0.2.200:${port}`)).toBe(1)
    expect((await run()).counts).toMatchObject({ moved: 8 })
  })
})

describe('stopping', () => {
  test('ends the visits at once; what was found is kept, and the rest is visited later', async () => {
    app = await open({ hosts: 2 }, {}, LONG_MS)
    const boss = await createPerson(app, { role: 'admin', name: 'Ada' })
    headers = boss.headers
    await addTools([...Array.from({ length: 6 }, (_, i) => `/stop/${i}`), '/hangs/1', '/hangs/2'])
    await start()
    await expect.poll(async () => (await run()).counts.alive).toBe(6)
    expect(await run()).toMatchObject({ is_running: true, total: 8, done: 6 })
    await app.send('POST', '/api/admin/links/stop', {}, headers)
    await links().settle()
    expect(await run()).toMatchObject({ is_running: false, stopped_by: 'Ada', done: 6, ended_at: null })
    expect((await run()).counts).toMatchObject({ alive: 6, unchecked: 2 })
    // It rests, whoever looks.
    await links().settle()
    expect((await run()).counts.unchecked).toBe(2)
    for (const path of ['/hangs/1', '/hangs/2']) sites.set(path, { status: 404 })
    await start(false)
    await links().settle()
    expect(await run()).toMatchObject({ stopped_by: null, done: 8, total: 8, ended_at: expect.any(String) })
    expect((await run()).counts).toMatchObject({ alive: 6, dead: 2 })
  })

  test('goes on after an end of the program', async () => {
    const before = await open({ hosts: 1 }, {}, LONG_MS)
    app = before
    headers = (await createPerson(app, { role: 'admin' })).headers
    await addTools([...Array.from({ length: 5 }, (_, i) => `/goes-on/${i}`), '/hangs'])
    await start()
    await expect.poll(async () => (await run()).counts.alive).toBe(5)
    const { dataFolder, databaseUrl } = app.services.config
    await before.close()
    app = await open({}, { KITLY_DATA: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
    sites.asked.length = 0
    await links().settle()
    expect(sites.asked.filter((a) => !a.endsWith('/hangs'))).toEqual([])
    expect(await app.services.database.db.selectFrom('link_check_run').selectAll().execute()).toMatchObject([
      { total: 6, done: 6, requested_at: null, holder: null },
    ])
  })
})

test('what cannot be reached from here says nothing about the sites', async () => {
  // So many in a row that do not even have a name any more are no coincidence.
  app = await createTestApp({}, { links: { pace: QUICK } })
  headers = (await createPerson(app, { role: 'admin' })).headers
  await addTools(Array.from({ length: 24 }, (_, i) => `http://tool-${i}.invalid/`))
  await links().settle()
  expect(await run()).toMatchObject({ is_offline: true, is_running: false, ended_at: null })
  expect((await run()).counts).toMatchObject({ dead: 0, unclear: 0, unchecked: 24 })
})
