import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { type OddSite, picture, send, sendHead, startOddSite } from '../../../../test/odd-site.ts'
import { createPerson } from '../../../../test/people.ts'
import { imageSize } from '../../../kernel/files/images.ts'
import type { AdminTool } from '../../tools/admin-tools.contract.ts'
import type { FoundPicture, PictureRun, ToolSite } from '../admin-pictures.contract.ts'
import { markSitesAsked } from './pictures.queries.ts'

let site: OddSite
let app: TestApp
let headers: Record<string, string>
let others: [string, Record<string, string>][]

const HEAD = `<title>Acme</title><meta name="theme-color" content="#1a73e8">
  <link rel="apple-touch-icon" href="/icon.png"><meta property="og:image" content="/share.png">`

beforeAll(async () => {
  site = await startOddSite()
  site.set('/', sendHead(HEAD))
  site.set('/icon.png', send(await picture(180), 'image/png'))
  site.set('/share.png', send(await picture(1200, 630), 'image/png'))
  app = await createTestApp(
    {},
    {
      pictures: {
        visits: { allows: (ip) => ip.startsWith('127.'), timeoutMs: 500 },
        pause: { factor: 0, leastMs: 0, mostMs: 0 },
      },
    },
  )
  headers = (await createPerson(app, { role: 'admin', name: 'Ada' })).headers
  others = [
    ['nobody', {}],
    ['a member', (await createPerson(app)).headers],
    ['a moderator', (await createPerson(app, { role: 'moderator' })).headers],
  ]
})
afterAll(() => site.close())

const post = (path: string, body: object = {}, as = headers) =>
  app.send('POST', `/api/admin/${path}`, body, as)
const run = () => app.read<PictureRun>('/api/admin/pictures/run', { headers })
const read = (id: number) => app.read<ToolSite | null>(`/api/admin/pictures/${id}`, { headers })
const toolOf = (id: number) => app.read<AdminTool>(`/api/admin/tools/${id}`, { headers })
const settle = () => app.services.pictures.settle()
const list = async (query: string) =>
  (await app.read<ToolSite[]>(`/api/admin/pictures?${query}`, { headers })).map(({ name }) => name)
const isThere = async (address: string) => (await app.request(address)).status === 200

let count = 0
async function addTool(website_url = `${site.origin}/`, name = `Tool ${++count}`): Promise<number> {
  const [tool] = await createTools(app, [{ name, website_url }])
  return tool!.id
}
/** A tool whose site was read. */
async function addRead(): Promise<{ id: number } & Record<string, FoundPicture>> {
  const id = await addTool()
  expect((await post(`pictures/${id}/read`)).status).toBe(200)
  await settle()
  const pictures = (await read(id))!.pictures.map((picture) => [picture.kind, picture])
  return { id, ...Object.fromEntries(pictures) }
}

describe('who is not an administrator', () => {
  test.each([
    ['GET', 'pictures'],
    ['GET', 'pictures/run'],
    ['POST', 'pictures/run'],
    ['POST', 'pictures/stop'],
    ['GET', 'pictures/1'],
    ['POST', 'pictures/1/read'],
    ['POST', 'site-pictures/1/accept'],
    ['POST', 'site-pictures/1/refuse'],
    ['POST', 'site-pictures/1/crop'],
  ])('may not %s %s', async (method, path) => {
    const body = path.endsWith('crop') ? { left: 0, top: 0, width: 50, height: 50 } : { which: 'all' }
    for (const [who, as] of others) {
      const answer =
        method === 'GET'
          ? await app.request(`/api/admin/${path}`, { headers: as })
          : await post(path, body, as)
      expect([who, answer.status]).toEqual([who, who === 'nobody' ? 401 : 403])
    }
  })
})

describe('reading', () => {
  test('finds what a site offers, and tells nobody else', async () => {
    const { id } = await addRead()
    expect(await read(id)).toMatchObject({
      title: 'Acme',
      reason: null,
      is_waiting: false,
      logo_url: null,
      pictures: [
        { kind: 'icon', width: 180, height: 180, source_url: `${site.origin}/icon.png` },
        { kind: 'share', width: 1200, height: 630 },
        { kind: 'color', value: '#1a73e8', width: null },
      ],
    })
    const { slug } = await toolOf(id)
    const shown = await (await app.request(`/api/tools/${slug}`)).text()
    expect(shown).not.toMatch(/found\/|1a73e8/)
  })

  test('a tool that wears a brand mark of ours is not without a logo', async () => {
    const ids = [await addTool(), await addTool(undefined, 'Duolingo')]
    const asked = () =>
      app.services.database.db
        .selectFrom('tool_sites')
        .select(['id', 'is_asked'])
        .where('id', 'in', ids)
        .execute()
    await settle()
    const { without_logo } = (await run()).counts
    await markSitesAsked(app.services.database.db, 'without_logo')
    expect((await asked()).filter(({ is_asked }) => is_asked === 1)).toEqual([{ id: ids[0], is_asked: 1 }])
    expect(without_logo).toBeGreaterThan(0)
    await settle()
  })

  test('reads new tools by itself, old ones again, and all or those without a logo on a word', async () => {
    const { db } = app.services.database
    const [fresh, old] = [await addTool(), await addTool()]
    await db
      .updateTable('tools')
      .set({ created_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', old)
      .execute()
    await settle()
    expect(await read(fresh)).toMatchObject({ title: 'Acme' })
    expect(await read(old)).toBeNull()
    await post('pictures/run', { which: 'without_logo' })
    await settle()
    expect(await read(old)).toMatchObject({ title: 'Acme', is_waiting: false })
    expect(await run()).toMatchObject({
      is_running: false,
      days: 90,
      counts: { unread: 0 },
      ended_at: expect.any(String),
    })
    site.asked.length = 0
    await settle()
    expect(site.asked).toEqual([])
    await db
      .updateTable('tool_sites')
      .set({ read_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', old)
      .execute()
    await settle()
    expect(site.asked).toContain('/icon.png')
    expect((await read(old))!.read_at! > '2026').toBe(true)
    await post('pictures/run', { which: 'all' })
    await settle()
    expect(site.asked.filter((path) => path === '/').length).toBeGreaterThan(2)
  })

  test('rests when it is switched off, but not when it is asked', async () => {
    await app.send('PUT', '/api/admin/settings', { site_pictures_days: 0 }, headers)
    const id = await addTool()
    await settle()
    expect(await read(id)).toBeNull()
    await post(`pictures/${id}/read`)
    await settle()
    expect(await read(id)).toMatchObject({ title: 'Acme' })
    await expectFailure(
      await app.send('PUT', '/api/admin/settings', { site_pictures_days: 7 }, headers),
      'invalid',
      'site_pictures_days',
    )
    await app.send('PUT', '/api/admin/settings', { site_pictures_days: 90 }, headers)
  })

  test('says why a site could not be read, and stops when it is told to', async () => {
    const id = await addTool(`${site.origin}/nowhere`)
    await settle()
    expect(await read(id)).toMatchObject({ reason: 'There is no such page (404)', pictures: [] })
    expect(await list('state=failed')).toEqual([`Tool ${count}`])
    await post('pictures/stop')
    const later = await addTool()
    await settle()
    expect(await read(later)).toBeNull()
    expect(await run()).toMatchObject({ stopped_by: 'Ada' })
    await post('pictures/run', { which: 'due' })
    await settle()
    expect(await read(later)).not.toBeNull()
  })

  test('offers the new one in place of an older one, and its file goes', async () => {
    const { id, icon } = await addRead()
    site.set('/icon.png', send(await picture(192, 192, '#f60'), 'image/png'))
    await post(`pictures/${id}/read`)
    await settle()
    const icons = (await read(id))!.pictures.filter(({ kind }) => kind === 'icon')
    expect(icons).toMatchObject([{ width: 192 }])
    expect(await isThere(icon!.value)).toBe(false)
    site.set('/icon.png', send(await picture(180), 'image/png'))
  })
})

describe('deciding', () => {
  let found: Awaited<ReturnType<typeof addRead>>
  beforeEach(async () => {
    found = await addRead()
  })

  test('accepting writes into the tool, which can be taken back', async () => {
    const { id, icon, share, color } = found
    const before = await toolOf(id)
    for (const { id } of [icon!, share!, color!])
      expect((await post(`site-pictures/${id}/accept`)).status).toBe(200)
    const tool = await toolOf(id)
    expect(tool).toMatchObject({ logo_url: expect.stringMatching(/^\/uploads\//), theme_color: '#1a73e8' })
    expect(tool.screenshots).toHaveLength(before.screenshots.length + 1)
    expect(tool.version).toBeGreaterThan(before.version)
    expect([await isThere(tool.logo_url!), await isThere(icon!.value)]).toEqual([true, false])
    const media = await app.services.database.db
      .selectFrom('media')
      .select(['kind', 'origin', 'source_url', 'width'])
      .where('address', 'in', [tool.logo_url!, ...tool.screenshots])
      .orderBy('id')
      .execute()
    expect(media).toMatchObject([
      { kind: 'logo', origin: 'site', source_url: `${site.origin}/icon.png`, width: 180 },
      { kind: 'share', origin: 'site' },
    ])
    expect((await read(id))!.pictures).toEqual([])
    // What was decided about is not offered again.
    await post(`pictures/${id}/read`)
    await settle()
    expect((await read(id))!.pictures).toEqual([])
    expect(await list('state=decided')).toContain(`Tool ${count}`)
  })

  test('what was refused is not offered again, nor kept', async () => {
    const { id, icon } = found
    expect((await post(`site-pictures/${icon!.id}/refuse`)).status).toBe(200)
    expect(await isThere(icon!.value)).toBe(false)
    await post(`pictures/${id}/read`)
    await settle()
    expect((await read(id))!.pictures.map(({ kind }) => kind)).toEqual(['share', 'color'])
    expect((await toolOf(id)).logo_url).toBeNull()
    await expectFailure(await post(`site-pictures/${icon!.id}/accept`), 'not_found')
  })

  test('one that could not be written still waits', async () => {
    const { id, share } = found
    const screenshots = Array.from({ length: 20 }, (_, i) => `https://a.example/${i}.png`)
    await app.send('PUT', `/api/admin/tools/${id}`, { screenshots }, headers)
    await expectFailure(await post(`site-pictures/${share!.id}/accept`), 'invalid')
    expect((await read(id))!.pictures.map(({ kind }) => kind)).toContain('share')
  })

  test('a part is offered in place of the whole, which stays to be cropped again', async () => {
    const { id, icon, share } = found
    const crop = (of: FoundPicture, box: object) => post(`site-pictures/${of.id}/crop`, box)
    const first = (await (
      await crop(share!, { left: 100, top: 50, width: 640, height: 400 })
    ).json()) as FoundPicture
    expect(first).toMatchObject({ width: 640, height: 400, original: share!.value })
    const second = (await (
      await crop(share!, { left: 560, top: 230, width: 640, height: 400 })
    ).json()) as FoundPicture
    expect([await isThere(first.value), await isThere(share!.value)]).toEqual([false, true])
    const outside = await crop(share!, { left: 600, top: 0, width: 640, height: 400 })
    await expectFailure(outside, 'invalid', 'width')
    await expectFailure(await crop(icon!, { left: 0, top: 0, width: 100, height: 60 }), 'invalid', 'width')
    await expectFailure(await crop(icon!, { left: 0, top: 0, width: 4, height: 4 }), 'invalid', 'width')
    await expectFailure(await crop(found.color!, { left: 0, top: 0, width: 50, height: 50 }), 'invalid')
    await post(`site-pictures/${share!.id}/accept`)
    const { screenshots } = await toolOf(id)
    const bytes = Buffer.from(await (await app.request(screenshots.at(-1)!)).arrayBuffer())
    expect(await imageSize(bytes)).toEqual({ width: 640, height: 400 })
    expect([await isThere(second.value), await isThere(share!.value)]).toEqual([false, false])
  })
})

test('what cannot be reached from here says nothing about the sites', async () => {
  const offline = await createTestApp({}, { pictures: { pause: { factor: 0, leastMs: 0, mostMs: 0 } } })
  const as = (await createPerson(offline, { role: 'admin' })).headers
  await createTools(
    offline,
    Array.from({ length: 4 }, (_, i) => ({ name: `Tool ${i}`, website_url: `http://tool-${i}.invalid/` })),
  )
  await offline.services.pictures.settle()
  const state = await offline.read<PictureRun>('/api/admin/pictures/run', { headers: as })
  expect(state).toMatchObject({ is_offline: true, is_running: false, counts: { failed: 0, unread: 4 } })
})
