import { beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '../src/features/seo/server/sitemap.ts'
import { routeTree } from '../src/routes.ts'
import { createTestApp, type TestApp } from './app.ts'
import { createBlogCategory, createPost } from './blog.ts'
import { createBundle, createReview, createTool } from './factories.ts'
import { metaOf, ORIGIN, type RenderedPage, renderPage } from './pages.ts'
import { createSamples } from './samples.ts'
import { schemaProblems } from './schema-org.ts'

let app: TestApp
let page: (path: string) => Promise<RenderedPage>
beforeAll(async () => {
  app = await createTestApp({ KITLY_URL: ORIGIN })
  const tools = await createSamples(app)
  for (const rating of [5, 5, 4]) await createReview(app, 'slidewise', { rating })
  for (const rating of [5, 5]) await createReview(app, 'zephyr', { rating })
  await createTool(app, {
    name: 'Sly </script><script>alert(1)</script>',
    slug: 'sly',
    short_description: '"&<>',
  })
  await createBundle(app, { name: 'Film Kit', tool_ids: [tools.ClipForge!.id, tools.Montage!.id] })
  const { id } = await createBlogCategory(app, { name: 'Guides' })
  await createBlogCategory(app, { name: 'Unused' })
  await createPost(app, { title: 'An article', categories: [id], tags: ['a', 'b'] })
  page = (path) => renderPage(app, path)
})

const typesOf = ({ data }: RenderedPage) => data.map((block) => (block as { '@type': string })['@type'])

/** Every kind of page, and the types of what it tells. */
const KINDS: [string, string[]][] = [
  ['/', ['WebSite']],
  ['/tools', ['ItemList']],
  ['/tools?category=design', ['ItemList', 'BreadcrumbList']],
  ['/tools/slidewise', ['SoftwareApplication', 'BreadcrumbList']],
  ['/tools/zephyr', ['SoftwareApplication', 'BreadcrumbList']],
  ['/tools/sly', ['SoftwareApplication', 'BreadcrumbList']],
  ['/tools/slidewise/alternatives', ['ItemList', 'BreadcrumbList']],
  ['/bundles', ['ItemList']],
  ['/bundles/film-kit', ['ItemList', 'BreadcrumbList']],
  ['/blog', ['ItemList']],
  ['/blog?category=guides', ['ItemList']],
  ['/blog/an-article', ['BlogPosting', 'BreadcrumbList']],
  ['/categories', ['ItemList']],
  ['/compare/logomat-vs-slidewise', ['ItemList', 'BreadcrumbList']],
  ['/contact', ['FAQPage']],
  ['/help', ['FAQPage']],
]

describe('structured data', () => {
  test.each(KINDS)('of %s is of schema.org’s vocabulary', async (path, types) => {
    const rendered = await page(path)
    expect(rendered.status).toBe(200)
    expect(typesOf(rendered)).toEqual(types)
    expect(rendered.data.flatMap(schemaProblems)).toEqual([])
  })

  test('tells a rating only where three reviews or more are confirmed', async () => {
    const [rated] = (await page('/tools/slidewise')).data
    expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.3, reviewCount: 3 } })
    for (const path of ['/tools/zephyr', '/tools/logomat']) {
      expect((await page(path)).data[0]).not.toHaveProperty('aggregateRating')
    }
  })

  test('cannot be left by what a tool is called', async () => {
    const { html, data } = await page('/tools/sly')
    expect(html).not.toContain('<script>alert')
    expect(data[0]).toMatchObject({ name: 'Sly </script><script>alert(1)</script>', description: '"&<>' })
  })

  test('is refused by the check when it is wrong', () => {
    const check = (block: object) => schemaProblems({ '@context': 'https://schema.org', ...block })
    expect(check({ '@type': 'Tool', name: 'x' })).toEqual(['Tool: there is no type Tool'])
    expect(check({ '@type': 'ItemList', itemListElement: [] })).toEqual(['ItemList.itemListElement is empty'])
    expect(
      check({
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 2, item: '/x' }],
      }),
    ).toEqual([
      'BreadcrumbList.itemListElement[0].item may not be "/x"',
      'BreadcrumbList: positions are not 1, 2, 3 …',
    ])
    expect(check({ '@type': 'AggregateRating', ratingValue: '4', stars: 3 })).toEqual([
      'AggregateRating: reviewCount is missing',
      'AggregateRating.ratingValue may not be "4"',
      'AggregateRating: AggregateRating has no stars',
    ])
    const posting = { '@type': 'BlogPosting', headline: 'x', author: { '@type': 'Person', name: 'Ada' } }
    expect(check({ ...posting, datePublished: '2026-11-20T08:00:00.000Z' })).toEqual([])
    expect(check({ ...posting, datePublished: '20 November', author: 'Ada' })).toEqual([
      'BlogPosting.author may not be "Ada"',
      'BlogPosting.datePublished may not be "20 November"',
    ])
    expect(schemaProblems({ '@type': 'WebSite', name: 'x', url: 'https://x.example' })).toEqual([
      'The context is not schema.org',
    ])
  })
})

describe('the head', () => {
  test.each(KINDS)('of %s has a title, a description, its address and a picture', async (path) => {
    const rendered = await page(path)
    expect(rendered.title).toMatch(/^.{10,} · Kitly$/)
    expect(rendered.description).not.toBe('')
    expect(rendered.canonical).toBe(ORIGIN + path)
    expect(metaOf(rendered, 'og:url')).toBe(ORIGIN + path)
    expect(metaOf(rendered, 'twitter:card')).toBe('summary_large_image')
    expect([metaOf(rendered, 'og:image:width'), metaOf(rendered, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(rendered, 'og:image:alt')).toMatch(/Kitly/)
    const image = new URL(metaOf(rendered, 'og:image')!)
    expect(image.origin).toBe(ORIGIN)
    // The picture's own address with the version of what it shows today: it may be kept for ever.
    const head = await app.request(image.pathname + image.search, { method: 'HEAD' })
    expect(head.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    '/tools?search=logo',
    '/tools?pricing=free',
    '/tools?category=design&rating=4.0',
    '/tools?category=empty',
    '/tools?category=nothing',
    '/tools?category=design,video',
    '/tools?page=2',
    '/bundles?search=film',
    '/blog?search=article',
    '/blog?category=unused',
    '/blog?category=nothing',
    '/categories?search=video',
    '/compare',
    '/compare?tools=logomat,zephyr,montage',
    '/compare/logomat-vs-zephyr',
  ])('of %s asks search engines to leave it out, and names no other address', async (path) => {
    const rendered = await page(path)
    expect(rendered.isListed).toBe(false)
    expect(rendered.canonical).toBeNull()
  })

  test.each([
    ['/tools?sort=newest', '/tools'],
    ['/tools?category=design&sort=name', '/tools?category=design'],
    ['/tools/logomat?tab=reviews', '/tools/logomat'],
    ['/blog?view=list&page=2', '/blog'],
    ['/compare?tools=slidewise,logomat', '/compare/logomat-vs-slidewise'],
  ])('of %s names the address of what it is a view of', async (path, canonical) => {
    const rendered = await page(path)
    expect(rendered.isListed).toBe(true)
    expect(rendered.canonical).toBe(ORIGIN + canonical)
  })
})

describe('the sitemap', () => {
  test('has every page that stands by itself, and no other', async () => {
    const paths = (routeTree.children as unknown as { options: { path: string } }[])
      .map((route) => route.options.path)
      .filter((path) => !path.includes('$'))
    const listed: string[] = []
    for (const path of paths) {
      const { status, isListed } = await page(path)
      if (status === 200 && isListed) listed.push(path)
    }
    expect([...PAGES].sort()).toEqual(listed.sort())
  })

  test('has only addresses that are there, are listed and call themselves so', async () => {
    const xml = await (await app.request('/sitemap.xml')).text()
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text]) => text!)
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) {
      const { status, isListed, canonical } = await page(address.slice(ORIGIN.length))
      expect({ address, status, isListed, canonical }).toEqual({
        address,
        status: 200,
        isListed: true,
        canonical: address,
      })
    }
  })
})
