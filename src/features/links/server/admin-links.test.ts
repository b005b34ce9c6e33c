import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson } from '../../../../test/people.ts'
import { isStrangeSite, type StrangeSites, startStrangeSites } from '../../../../test/strange-sites.ts'
import type { LinkCheck, LinkRun } from '../admin-links.contract.ts'

let sites: StrangeSites
let app: TestApp
let headers: Record<string, string>
const ids: Record<string, number> = {}
beforeAll(async () => {
  sites = await startStrangeSites()
  app = await createTestApp(
    {},
    {
      links: {
        visits: { allows: isStrangeSite, timeoutMs: 300 },
        pace: { gapMs: 0, pause: { factor: 0, leastMs: 0, mostMs: 0 } },
      },
    },
  )
  headers = (await createPerson(app, { role: 'admin' })).headers
  const paths = { Alpha: '/fine', Beta: '/moved', Gamma: '/status/404', Delta: '/status/403', Echo: '/drops' }
  const tools = await createTools(
    app,
    Object.entries(paths).map(([name, path]) => ({ name, website_url: sites.origin + path })),
  )
  for (const [i, name] of Object.keys(paths).entries()) ids[name] = tools[i]!.id
  await app.services.links.settle()
})
afterAll(() => sites.close())

const send = (path: string, body: object) => app.send('POST', `/api/admin/links/${path}`, body, headers)
const list = async (query: string) => {
  const response = await app.request(`/api/admin/links?${query}`, { headers })
  const rows = (await response.json()) as LinkCheck[]
  return { names: rows.map((r) => r.name), total: Number(response.headers.get('x-total-count')), rows }
}
const read = (name: string) => app.read<LinkCheck>(`/api/admin/links/${ids[name]}`, { headers })
const settle = () => app.services.links.settle()

describe('GET /api/admin/links', () => {
  test.each([
    ['state=dead', ['Gamma']],
    ['state=moved', ['Beta']],
    ['state=alive', ['Alpha']],
    ['state=ignored', []],
    ['search=GAM', ['Gamma']],
    ['search=alpha+127.0.0.1', ['Alpha']],
    ['state=dead&search=alpha', []],
  ])('finds with %s', async (query, names) => {
    expect(await list(query)).toMatchObject({ names, total: names.length })
  })

  test('puts together what should be looked at', async () => {
    const { names, total } = await list('state=open')
    expect([names.sort(), total]).toEqual([['Beta', 'Gamma'], 2])
  })

  test('sorts, a page at a time', async () => {
    await send('check', { ids: [ids.Gamma] })
    await settle()
    expect((await list('sort=times&limit=1')).names).toEqual(['Gamma'])
    expect(await list('sort=checked_at&order=asc&limit=2&offset=4')).toMatchObject({
      names: ['Gamma'],
      total: 5,
    })
    await expectFailure(await app.request('/api/admin/links?sort=color', { headers }), 'invalid', 'sort')
    await expectFailure(await app.request('/api/admin/links?state=odd', { headers }), 'invalid', 'state')
  })
})

test('an address is visited again when somebody asks', async () => {
  sites.set('/drops', { status: 200 })
  expect((await send('check', { ids: [ids.Echo, 999_999] })).status).toBe(200)
  await settle()
  expect(await read('Echo')).toMatchObject({ outcome: 'alive', is_waiting: false, times: 1 })
  await expectFailure(await send('check', { ids: [] }), 'invalid', 'ids')
})

describe('ignoring', () => {
  const ignore = async (is_ignored: boolean) =>
    (await (await send('ignore', { ids: [ids.Delta], is_ignored })).json()) as { ids: number[] }

  test('lasts as long as the same is found', async () => {
    expect(await ignore(true)).toEqual({ ids: [ids.Delta] })
    // It is so already: taking the second one back would take back nothing.
    expect(await ignore(true)).toEqual({ ids: [] })
    expect(await list('state=ignored')).toMatchObject({ names: ['Delta'] })
    expect(await list('state=unclear')).toMatchObject({ names: [] })
    await send('check', { ids: [ids.Delta] })
    await settle()
    expect(await read('Delta')).toMatchObject({ is_ignored: true, outcome: 'unclear', times: 2 })
    sites.set('/status/403', { status: 404 })
    await send('check', { ids: [ids.Delta] })
    await settle()
    expect(await read('Delta')).toMatchObject({ is_ignored: false, outcome: 'dead', times: 1 })
  })

  test('can be taken back', async () => {
    await ignore(true)
    await ignore(false)
    expect(await read('Delta')).toMatchObject({ is_ignored: false, outcome: 'dead' })
    expect((await app.read<LinkRun>('/api/admin/links/run', { headers })).counts.ignored).toBe(0)
  })
})

describe('the new address of a moved tool', () => {
  test('is written into it as any change is, and can be taken back', async () => {
    const { moved_to, version, url } = await read('Beta')
    const path = 'addresses'
    const taken = await send(path, { addresses: [{ id: ids.Beta, website_url: moved_to, version }] })
    expect(await taken.json()).toEqual({
      changed: [{ id: ids.Beta, version: version + 1, before: url }],
      refused: 0,
    })
    const tool = () => app.read<{ website_url: string }>(`/api/admin/tools/${ids.Beta}`, { headers })
    expect((await tool()).website_url).toBe(moved_to)
    await settle()
    expect(await read('Beta')).toMatchObject({ outcome: 'alive', url: moved_to })
    const history = await app.read<{ entries: { action: string }[] }>(
      `/api/admin/records/tool/${ids.Beta}/history`,
      { headers },
    )
    expect(JSON.stringify(history)).toContain('/new-home')
    await send(path, { addresses: [{ id: ids.Beta, website_url: url, version: version + 1 }] })
    expect((await tool()).website_url).toBe(url)
    await settle()
    expect(await read('Beta')).toMatchObject({ outcome: 'moved' })
  })

  test('does not write over what somebody changed meanwhile', async () => {
    const { moved_to, version } = await read('Beta')
    const theirs = { website_url: 'https://theirs.example' }
    await app.send('PUT', `/api/admin/tools/${ids.Beta}`, theirs, headers)
    const taken = await send('addresses', {
      addresses: [
        { id: ids.Beta, website_url: moved_to, version },
        { id: 999_999, website_url: moved_to, version },
      ],
    })
    expect(await taken.json()).toEqual({ changed: [], refused: 2 })
    await expectFailure(
      await send('addresses', {
        addresses: [{ id: ids.Beta, website_url: 'javascript:1', version: version + 1 }],
      }),
      'invalid',
      'website_url',
    )
  })
})

test('settings say how often addresses are visited', async () => {
  const put = (link_check_days: unknown) =>
    app.send('PUT', '/api/admin/settings', { link_check_days }, headers)
  expect(await (await put(30)).json()).toMatchObject({ link_check_days: 30 })
  expect(await app.read('/api/admin/links/run', { headers })).toMatchObject({ days: 30 })
  await expectFailure(await put(3), 'invalid', 'link_check_days')
})
