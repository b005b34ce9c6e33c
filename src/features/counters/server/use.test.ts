import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, closeTestApps, createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool, createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { HALF_LIFE_DAYS, NETWORK_POINTS_A_DAY, pointsOn } from '../use-points.ts'
import { Counters } from './counters.service.ts'

afterAll(closeTestApps)

const DAY = 86_400_000
const NOON = Date.parse('2026-11-23T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ KITLY_TRUST_PROXY: '1' })
})

const from = (address: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...more })
const count = async (kind: string, slug: string, headers: Record<string, string>) =>
  ((await (await app.send('POST', '/api/counts', { kind, slug }, headers)).json()) as { counted: boolean })
    .counted
const uses = async (tool_id: number) =>
  await app.services.database.db
    .selectFrom('tool_uses')
    .select(['saves', 'comparisons', 'clicks'])
    .where('tool_id', '=', tool_id)
    .execute()
/** What the stored points of a tool are worth on a day. */
async function points(tool_id: number, day = new Date().toISOString().slice(0, 10), of = app) {
  const { use_points } = await of.services.database.db
    .selectFrom('tools')
    .select('use_points')
    .where('id', '=', tool_id)
    .executeTakeFirstOrThrow()
  return Math.round(pointsOn(day, use_points) * 1000) / 1000
}

describe('use moves a tool', () => {
  test('once a day from one network, however often and from how many of its addresses', async () => {
    const { id, slug } = await createTool(app)
    for (let i = 0; i < 200; i++) await count('tool_click', slug, from(`203.0.113.${i}`))
    for (let i = 0; i < 50; i++) await count('tool_compare', slug, from(`2001:db8:5:${i}::1`))
    await app.services.counters.flush()
    expect(await uses(id)).toEqual([{ saves: 0, comparisons: 1, clicks: 1 }])
    expect(await points(id)).toBe(2)
    // What is counted besides is not less for that.
    const { count: clicks } = await app.services.database.db
      .selectFrom('daily_counters')
      .select('count')
      .where('kind', '=', 'tool_click')
      .where('subject', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(clicks).toBe(200)
  })

  test('by so many points a day from one network, whatever it clicks', async () => {
    const tools = await createTools(
      app,
      Array.from({ length: 30 }, () => ({})),
    )
    for (const { slug } of tools) await count('tool_click', slug, from('198.51.100.7'))
    await app.services.counters.flush()
    const all = await Promise.all(tools.map(({ id }) => points(id)))
    expect(all.reduce((sum, p) => sum + p, 0)).toBe(NETWORK_POINTS_A_DAY)
    expect(await count('tool_click', tools[29]!.slug, from('198.51.101.7'))).toBe(true)
  })

  test.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { 'user-agent': 'curl/8.9' }],
    ['nobody who says so', { 'user-agent': '' }],
    ['a page that is fetched in advance', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser that does so', { purpose: 'prefetch' }],
  ])('never by %s, which counts nothing at all', async (_, headers) => {
    const { id, slug } = await createTool(app)
    for (const kind of ['tool_click', 'tool_view', 'tool_compare']) {
      expect(await count(kind, slug, from('192.0.2.1', headers))).toBe(false)
    }
    const search = { kind: 'search', term: 'anything' }
    expect(await (await app.send('POST', '/api/counts', search, headers)).json()).toEqual({ counted: false })
    await app.services.counters.flush()
    expect([await uses(id), await points(id)]).toEqual([[], 0])
  })

  test('never from another site, and not by saying that it was saved', async () => {
    const { id, slug } = await createTool(app)
    const body = { kind: 'tool_click', slug }
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of others) {
      await expectFailure(await app.send('POST', '/api/counts', body, headers), 'forbidden')
    }
    await expectFailure(await app.send('POST', '/api/counts', { ...body, kind: 'tool_save' }), 'invalid')
    await app.services.counters.flush()
    expect(await points(id)).toBe(0)
  })
})

describe('saving moves a tool', () => {
  const save = (person: Person, id: number, method: string, more: Record<string, string>) =>
    app.request(`/api/users/saved-tools/${id}`, {
      method,
      headers: { 'user-agent': BROWSER, ...person.headers, ...more },
    })

  test('once for each member for ever, and taking it away takes that back', async () => {
    const { id } = await createTool(app)
    const [one, two] = [await createPerson(app), await createPerson(app)]
    await save(one, id, 'POST', from('192.0.2.10'))
    expect(await points(id)).toBe(3)
    await save(two, id, 'POST', from('198.18.0.1'))
    expect(await points(id)).toBe(6)
    for (let i = 0; i < 5; i++) {
      await save(one, id, 'DELETE', from('192.0.2.10'))
      expect(await points(id)).toBe(3)
      await save(one, id, 'POST', from(`10.${i}.0.1`))
      expect(await points(id)).toBe(3)
    }
    expect(await uses(id)).toEqual([{ saves: 1, comparisons: 0, clicks: 0 }])
  })

  test('once a day from one network, and not by who has confirmed no address', async () => {
    const { id } = await createTool(app)
    const people = [
      await createPerson(app),
      await createPerson(app),
      await createPerson(app, { email_verified: false }),
    ]
    for (const [i, person] of people.entries()) await save(person, id, 'POST', from(`192.0.4.${i}`))
    await save(people[2]!, id, 'POST', from('192.0.5.1'))
    expect(await points(id)).toBe(3)
  })
})

describe('as time passes', () => {
  test('points become less by half in a half-life, and the same network counts again', async () => {
    const own = await createTestApp()
    const { id } = await createTool(own)
    let at = NOON
    const counters = new Counters(own.services, () => at)
    const click = async () => {
      counters.count('tool_click', id, 'somebody')
      await counters.flush()
    }
    await click()
    await click()
    expect(await points(id, '2026-11-23', own)).toBe(1)
    expect(await points(id, '2026-12-23', own)).toBe(0.5)
    at += HALF_LIFE_DAYS * DAY
    await click()
    expect(await points(id, '2026-12-23', own)).toBe(1.5)
    expect(await points(id, '2027-01-22', own)).toBe(0.75)
    await counters.close()
  })

  test('lists follow, together and not for each click', async () => {
    const own = await createTestApp()
    const [quiet, loud] = await createTools(own, [{ name: 'Aaa quiet' }, { name: 'Zzz loud' }])
    const counters = new Counters(own.services)
    for (let i = 0; i < 60; i++) counters.count('tool_click', loud!.id, `somebody ${i}`)
    counters.count('tool_click', quiet!.id, 'somebody')
    await counters.flush()
    const { catalog } = own.services
    const first = () => catalog.current.orders.relevance[0]!.name
    const { version } = catalog.current
    expect(first()).toBe('Aaa quiet')
    await counters.tellMoved()
    expect(first()).toBe('Zzz loud')
    // One point is no other place: only one of the two is read again.
    expect(catalog.current.version).toBe(version + 1)
    await counters.close()
  })
})
