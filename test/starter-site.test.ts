import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../src/kernel/data/database.ts'
import { loadStarter } from '../src/starter.ts'
import { createTestApp, type TestApp } from './app.ts'
import { metaOf, ORIGIN, type RenderedPage, renderPage } from './pages.ts'

/** What the site with its starter catalogue answers, as far as no browser is needed to see it. */

let app: TestApp
let page: (path: string) => Promise<RenderedPage>
beforeAll(async () => {
  const prepare = async (database: Database) => {
    await loadStarter(database)
  }
  app = await createTestApp({ KITLY_URL: ORIGIN }, { prepare })
  page = (path) => renderPage(app, path)
})

const countOf = ({ html }: RenderedPage, part: string) => html.split(part).length - 1
const typesOf = ({ data }: RenderedPage) => data.map((block) => (block as { '@type': string })['@type'])

const bare = (markup: string) => markup.replace(/<!--.*?-->|<[^>]+>/gs, '').trim()
/** The words of the elements of a kind. */
const wordsOf = ({ html }: RenderedPage, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[ >](?:(?!</${element}>).)*</${element}>`, 'gs'))].map(([all]) =>
    bare(all),
  )
const headingsOf = (rendered: RenderedPage) => ['h1', 'h2'].flatMap((element) => wordsOf(rendered, element))
/** Where the link with these words leads. */
const leadsTo = ({ html }: RenderedPage, words: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>((?:(?!<\/a>).)*)<\/a>/gs)].find(
    ([, , inside]) => bare(inside!) === words,
  )?.[1]

async function sizeOf(path: string) {
  const response = await app.request(path)
  expect([path, response.status]).toEqual([path, 200])
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return [width, height]
}

test.each([
  ['/', 'site'],
  ['/tools/chatgpt', 'tools/chatgpt'],
  ['/bundles/startup-launch-kit', 'bundles/startup-launch-kit'],
  ['/compare/chatgpt-vs-claude', 'compare/chatgpt-vs-claude'],
])('%s names a picture that loads', async (path, file) => {
  const rendered = await page(path)
  const address = new URL(metaOf(rendered, 'og:image')!)
  expect(address.pathname).toBe(`/og/${file}.png`)
  expect(await sizeOf(address.pathname + address.search)).toEqual([1200, 630])
  // One of each name: networks take the first, and it must be the page's own.
  for (const property of ['og:image', 'og:image:alt', 'og:title', 'og:url']) {
    expect([property, countOf(rendered, `<meta property="${property}"`)]).toEqual([property, 1])
  }
  expect(countOf(rendered, '<meta name="twitter:card"')).toBe(1)
  expect(countOf(rendered, '<link rel="canonical"')).toBe(1)
})

describe('feeds', () => {
  test('of articles are announced and can be read', async () => {
    const { html } = await page('/blog')
    for (const [type, path] of [
      ['application/rss+xml', '/blog/rss.xml'],
      ['application/atom+xml', '/blog/atom.xml'],
    ] as const) {
      expect(linkTo(html, path)).toMatch(/rel="alternate"/)
      expect(linkTo(html, path)).toContain(`type="${type}"`)
      const response = await app.request(path)
      expect(response.headers.get('content-type')).toContain(type)
      expect((await response.text()).match(/Kitly editors/g)).toHaveLength(13)
    }
  })

  test('of tools is announced, and is XML', async () => {
    const { html } = await page('/tools')
    const feeds = [...html.matchAll(/<link [^>]*type="application\/rss\+xml"[^>]*>/g)].map(([link]) => link)
    expect(feeds).toEqual([expect.stringMatching(/rel="alternate".*href="\/feed\.xml"/)])
    const text = await (await app.request('/feed.xml')).text()
    expect(XMLValidator.validate(text)).toBe(true)
    const { rss } = new XMLParser().parse(text) as { rss: { channel: { item: { title: string }[] } } }
    expect(rss.channel.item).toHaveLength(50)
    for (const { title } of rss.channel.item) expect(title).toBeTruthy()
  })
})
const linkTo = (html: string, path: string) => new RegExp(`<link [^>]*href="${path}"[^>]*>`).exec(html)?.[0]

test('robots.txt leads to the sitemap, and the sitemap to pages', async () => {
  const robots = await (await app.request('/robots.txt')).text()
  const sitemap = new URL(/^Sitemap: (\S+)$/m.exec(robots)![1]!)
  const addresses = [...(await (await app.request(sitemap.pathname)).text()).matchAll(/<loc>([^<]+)</g)]
  expect(addresses.length).toBeGreaterThan(1_000)
  for (const [, address] of addresses.filter((_, i) => i % 200 === 0)) {
    const { pathname, search } = new URL(address!)
    expect([pathname, (await page(pathname + search)).status]).toEqual([pathname, 200])
  }
})

test('an address of broken UTF-8 is refused, not crashed on', async () => {
  expect((await app.request('/tools?search=%ff')).status).toBe(400)
  expect((await app.request('/api/tools?search=%ff')).status).toBe(400)
})

describe('a tool', () => {
  test('without a known price is placed among no others', async () => {
    const { html } = await page('/tools/chatgpt')
    const [short] = /<section [^>]*aria-label="ChatGPT in short".*?<\/section>/s.exec(html)!
    expect(bare(short)).toContain('Fromunknown')
    expect(bare(html)).not.toMatch(/with a known price in/)
  })

  test('that has closed says so at its head, and stands in no list', async () => {
    const { html } = await page('/tools/continue')
    const [notice] = /<aside [^>]*aria-label="What has become of it".*?<\/aside>/s.exec(html)!
    expect(bare(notice)).toContain('Continue has closed (since Jun 2026).')
    expect(notice).toMatch(/<a [^>]*href="https:[^>]*>(<[^>]*>)*Who says so/)
    const found = await page('/tools?search=continue')
    expect(leadsTo(found, 'Continue')).toBeUndefined()
    expect(found.html).not.toContain('href="/tools/continue"')
  })

  test('has no kind of facts that nobody has heard of: a link that names one finds nothing', async () => {
    expect(headingsOf(await page('/tools?facts=unheard_of:yes'))).toContain('No tools found')
  })
})

describe('two tools', () => {
  test('of one category have a page of their own', async () => {
    const turned = await page('/compare/claude-vs-chatgpt')
    expect(turned.status).toBe(301)
    expect(turned.location).toMatch(/\/compare\/chatgpt-vs-claude$/)
    const pair = await page('/compare/chatgpt-vs-claude')
    expect(pair.status).toBe(200)
    expect(pair.title).toMatch(/^ChatGPT vs Claude/)
    expect(pair.canonical).toMatch(/\/compare\/chatgpt-vs-claude$/)
    expect(countOf(pair, '<meta name="robots"')).toBe(0)
    const list = pair.data.find((block) => (block as { '@type': string })['@type'] === 'ItemList') as {
      itemListElement: { item: Record<string, unknown> }[]
    }
    expect(list.itemListElement.map(({ item }) => [item['@type'], item.name])).toEqual([
      ['SoftwareApplication', 'ChatGPT'],
      ['SoftwareApplication', 'Claude'],
    ])
    for (const { item } of list.itemListElement) expect(item).not.toHaveProperty('aggregateRating')
    expect(pair.html).toContain('Both are free to start, with paid plans.')
    const next = await page(leadsTo(pair, 'Alternatives to Claude')!)
    expect(headingsOf(next)).toContain('Alternatives to Claude')
  })

  test('of different categories are shown, but not for search engines', async () => {
    const pair = await page('/compare/canva-vs-chatgpt')
    expect(pair.status).toBe(200)
    const columns = pair.html.matchAll(/<th [^>]*scope="col".*?<a [^>]*>([^<]*)<\/a>/gs)
    expect([...columns].map(([, name]) => name)).toEqual(['Canva', 'ChatGPT'])
    expect(pair.isListed).toBe(false)
    expect(typesOf(pair)).not.toContain('ItemList')
  })
})

describe('what is not there', () => {
  test.each([
    ['/nothing-here', 'Page not found', []],
    ['/tools/no-such-tool', 'Tool not found', [['Browse all tools', '/tools']]],
    ['/tools?category=no-such-category', 'No tools found', []],
    ['/tools/nope/alternatives', 'Tool not found', [['Browse all tools', '/tools']]],
    ['/bundles/no-such-bundle', 'Bundle not found', [['Browse all bundles', '/bundles']]],
    ['/blog/no-such-article', 'Blog Post Not Found', [['Back to the Blog', '/blog']]],
    ['/compare/nope-vs-chatgpt', 'Comparison not found', []],
    ['/compare/chatgpt-vs-chatgpt', 'Comparison not found', []],
    ['/compare/chatgpt', 'Comparison not found', []],
    ['/compare/-vs-', 'Comparison not found', []],
  ] as const)('%s answers 404 and says so', async (path, heading, ways) => {
    const rendered = await page(path)
    expect(rendered.status).toBe(404)
    expect(headingsOf(rendered)).toContain(heading)
    for (const [words, to] of ways) expect([words, leadsTo(rendered, words)]).toEqual([words, to])
  })

  test('of an article is said in full', async () => {
    const { title, html } = await page('/blog/no-such-article')
    expect(title).toBe('Blog Post Not Found · Kitly')
    expect(html).toContain('The blog post you&#x27;re looking for doesn&#x27;t exist.')
  })
})

test('the page of a tool carries title, canonical address and structured data', async () => {
  const rendered = await page('/tools/perplexity?tab=reviews')
  expect(rendered.title).toMatch(/^Perplexity/)
  expect(rendered.canonical).toMatch(/\/tools\/perplexity$/)
  const software = rendered.data.find((d) => (d as { '@type': string })['@type'] === 'SoftwareApplication')
  expect(software).toMatchObject({ name: 'Perplexity' })
  expect(software).not.toHaveProperty('aggregateRating')
  expect(typesOf(rendered)).toContain('BreadcrumbList')
})
