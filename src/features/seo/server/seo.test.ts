import { gunzipSync } from 'node:zlib'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createListeningApp,
  createTestApp,
  expectFailure,
  type ListeningApp,
  type TestApp,
} from '../../../../test/app.ts'
import { createBundle, createCategory, createTool, createTools } from '../../../../test/factories.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { planSitemap, type SitemapPart, sitemapChunks, sitemapIndex } from './sitemap.ts'

const ORIGIN = 'https://kitly.example'

let app: ListeningApp
beforeAll(async () => {
  app = await createListeningApp({ KITLY_URL: ORIGIN })
  const { id } = await createCategory(app, { name: 'R&D <new>', slug: 'research' })
  const tools = await createTools(app, [
    { name: 'Alpha', category_id: id },
    {
      name: 'Beta & "Söhne" <b>',
      slug: 'beta',
      category_id: id,
      short_description: 'Tabs\u000bare no XML ]]> 🚀',
    },
    { name: 'Gamma' },
  ])
  await createBundle(app, { name: 'Kit', tool_ids: tools.map((t) => t.id) })
})

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'item'].includes(name),
})
const read = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}
const textOf = async (path: string) => {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  return { text: await response.text(), type: response.headers.get('content-type') }
}

describe('GET /robots.txt', () => {
  test('keeps programs from private addresses and shows them the sitemap', async () => {
    const { text, type } = await textOf('/robots.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    const lines = text.split('\n')
    expect(lines).toContain('User-agent: *')
    for (const path of ['/api/', '/admin', '/dashboard', '/profile', '/saved']) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
    expect(lines).toContain('Allow: /api/docs')
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})

describe('GET /llms.txt', () => {
  test('says what the site is, and links to pages, data, categories and bundles', async () => {
    const { text, type } = await textOf('/llms.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# Kitly\n\n> .+3 tools/)
    const links = [...text.matchAll(/^- \[(.+?)\]\((\S+)\): \S/gm)].map(([, name, url]) => [name, url])
    expect(links).toContainEqual(['OpenAPI document', `${ORIGIN}/api/openapi.json`])
    expect(links).toContainEqual(['R&D \\<new\\>', `${ORIGIN}/tools?category=research`])
    expect(links).toContainEqual(['Kit', `${ORIGIN}/bundles/kit`])
    for (const [, url] of links) expect(url).toMatch(/^https:\/\/kitly\.example\//)
  })
})

describe('GET /feed.xml', () => {
  test('is RSS 2.0 of the newest tools', async () => {
    const { text, type } = await textOf('/feed.xml')
    expect(type).toBe('application/rss+xml; charset=utf-8')
    const { rss } = read(text)
    expect(rss['@_version']).toBe('2.0')
    expect(rss.channel['atom:link']['@_href']).toBe(`${ORIGIN}/feed.xml`)
    expect(rss.channel.item.map((item: { title: string }) => item.title)).toEqual([
      'Gamma',
      'Beta & "Söhne" <b>',
      'Alpha',
    ])
    const [, beta] = rss.channel.item
    expect(beta).toMatchObject({
      link: `${ORIGIN}/tools/beta`,
      category: 'R&D <new>',
      description: 'Tabsare no XML ]]> 🚀 (Free)',
    })
    for (const item of rss.channel.item)
      expect(Date.parse(item.pubDate)).toBeGreaterThan(Date.now() - 600_000)
    const guids = rss.channel.item.map((item: { guid: { '#text': string } }) => item.guid['#text'])
    expect(new Set(guids).size).toBe(3)
  })

  test('is kept for the next reader, and shows a new tool at once', async () => {
    const first = await app.fetchRaw('/feed.xml')
    const again = await app.fetchRaw('/feed.xml', { headers: { 'if-none-match': first.headers.etag! } })
    expect(again.status).toBe(304)
    await createTool(app, { name: 'Delta' })
    const { rss } = read((await app.fetchRaw('/feed.xml')).body.toString())
    expect(rss.channel.item[0].title).toBe('Delta')
  })

  test('of an empty catalogue is a feed without entries', async () => {
    const empty: TestApp = await createTestApp()
    const { rss } = read(await (await empty.request('/feed.xml')).text())
    expect(rss.channel.title).toBe('Kitly: new AI tools')
    expect(rss.channel.item).toBeUndefined()
  })
})

describe('GET /sitemap.xml', () => {
  test('lists pages, categories, bundles, articles and tools, with what is known of their changes', async () => {
    await writeContent(app.services, async (tx) => {
      const at = '2026-01-02T03:04:05.000Z'
      const post = { title: 'New', slug: 'post', excerpt: '', content: '', author_name: 'Ada', tags: '[]' }
      const row = { ...post, reading_time_minutes: 1, created_at: at, updated_at: at }
      await tx
        .insertInto('blog_posts')
        .values({ ...row, is_published: 1, published_at: at })
        .execute()
      await tx
        .insertInto('blog_posts')
        .values({ ...row, slug: 'draft', is_published: 0 })
        .execute()
      await recordChanges(tx, KITLY, [{ action: 'create', entity: 'blog_post', entity_id: 1 }])
    })
    const { text, type } = await textOf('/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    const { urlset } = read(text)
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const lastmods = new Map<string, string>(
      urlset.url.map((url: { loc: string; lastmod?: string }) => [url.loc.slice(ORIGIN.length), url.lastmod]),
    )
    expect([...lastmods.keys()]).toEqual(
      expect.arrayContaining(['/', '/tools', '/tools?category=research', '/bundles/kit', '/tools/gamma']),
    )
    expect(lastmods.get('/blog/post')).toBe('2026-01-02T03:04:05.000Z')
    expect(lastmods.has('/blog/draft')).toBe(false)
    const alpha = app.services.catalog.current.toolBySlug.get('alpha')!
    expect(lastmods.get('/tools/alpha')).toBe(alpha.updated_at)
    expect(lastmods.has('/tools/alpha/alternatives')).toBe(true)
    expect(lastmods.has('/tools/gamma/alternatives')).toBe(false)
    await expectFailure(await app.request('/sitemaps/1.xml'), 'not_found')
  })

  test('goes out compressed to who takes that, and not at all to who has it', async () => {
    const plain = await app.fetchRaw('/sitemap.xml')
    const zipped = await app.fetchRaw('/sitemap.xml', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
    const refused = await app.fetchRaw('/sitemap.xml', { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(refused.headers['content-encoding']).toBeUndefined()
    const etag = plain.headers.etag!
    expect((await app.fetchRaw('/sitemap.xml', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await app.fetchRaw('/sitemap.xml', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  })
})

describe('a large sitemap', () => {
  const all = async (part: SitemapPart) => {
    const source = { catalog: app.services.catalog.current, bundles: [] }
    const chunks: Uint8Array[] = []
    for await (const chunk of sitemapChunks(source, part, ORIGIN)) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }
  const locations = (xml: string): string[] => read(xml).urlset.url.map((u: { loc: string }) => u.loc)

  test.each([
    ['addresses', { addresses: 4, bytes: 1_000_000 }],
    ['bytes', { addresses: 1_000, bytes: 480 }],
  ])('is cut into parts that have no more than the allowed %s, and none twice', async (_, most) => {
    const source = { catalog: app.services.catalog.current, bundles: [] }
    const [whole, ...none] = await planSitemap(source, ORIGIN)
    expect(none).toEqual([])
    const parts = await planSitemap(source, ORIGIN, most)
    expect(parts.length).toBeGreaterThan(2)
    const texts = await Promise.all(parts.map(all))
    for (const text of texts) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most.bytes)
      expect(locations(text).length).toBeLessThanOrEqual(most.addresses)
    }
    expect(texts.flatMap(locations)).toEqual(locations(await all(whole!)))

    const { sitemapindex } = read(sitemapIndex(parts, ORIGIN))
    expect(sitemapindex.sitemap.map((s: { loc: string }) => s.loc)).toEqual(
      parts.map((_, i) => `${ORIGIN}/sitemaps/${i + 1}.xml`),
    )
  })

  test('of 60,000 tools is an index whose parts are there', async () => {
    const big = await createTestApp({ KITLY_URL: ORIGIN })
    const { catalog } = big.services
    const tool = await createTool(big, { name: 'Many' })
    const { orders } = catalog.current
    // The rows of the database would take a minute; only the length of the list matters here.
    const newest = Array.from({ length: 60_000 }, (_, i) => ({
      ...catalog.current.toolById.get(tool.id)!,
      slug: `t${i}`,
    }))
    Object.assign(catalog.current, { orders: { ...orders, newest } })
    const index = read(await (await big.request('/sitemap.xml')).text())
    expect(index.sitemapindex.sitemap).toHaveLength(2)
    const counts = await Promise.all(
      [1, 2].map(
        async (n) => (await (await big.request(`/sitemaps/${n}.xml`)).text()).match(/<url>/g)!.length,
      ),
    )
    expect(counts[0]).toBe(50_000)
    expect(counts[0]! + counts[1]!).toBeGreaterThan(60_000)
    await expectFailure(await big.request('/sitemaps/3.xml'), 'not_found')
    await expectFailure(await big.request('/sitemaps/0.xml'), 'not_found')
  })
})
