import { beforeAll, expect, test } from 'vitest'
import { COLLECTIONS } from '../src/features/bundles/ui/collections.ts'
import type { Database } from '../src/kernel/data/database.ts'
import { routeTree } from '../src/routes.ts'
import { loadStarter } from '../src/starter.ts'
import { createTestApp, type TestApp } from './app.ts'
import { createCategory, createReview } from './factories.ts'
import { ORIGIN, renderPage } from './pages.ts'
import { createPerson } from './people.ts'

/**
 * Every number of a public page that says how many there are of something is counted. All pages are rendered before
 * and after the catalogue has become another; what has stayed the same was written by hand, or is a limit.
 */

/** Addresses of pages that need one; null for those that show nothing without what somebody has made. */
const EXAMPLES: Partial<Record<string, string | null>> = {
  '/tools/$slug': '/tools/chatgpt',
  '/tools/$slug/alternatives': '/tools/chatgpt/alternatives',
  '/tools/$slug/claim': '/tools/chatgpt/claim',
  '/compare/$pair': '/compare/chatgpt-vs-claude',
  '/bundles/$slug': '/bundles/startup-launch-kit',
  '/blog/$slug': '/blog/the-exit-checklist',
  '/kits/$token': null,
}
const PAGES = [
  ...(routeTree.children as unknown as { options: { path: string } }[])
    .map(({ options: { path } }) => (EXAMPLES[path] === undefined ? path : EXAMPLES[path]))
    .filter((path) => path !== null && !path.startsWith('/admin')),
  '/tools/chatgpt?tab=reviews',
  '/tools?category=video',
  '/tools?search=video',
  '/compare?tools=chatgpt,claude',
  '/bundles?search=video',
  '/categories?search=video',
  '/blog?category=guides',
] as string[]
const DOCUMENTS = ['/llms.txt', '/feed.xml', '/blog/rss.xml', '/blog/atom.xml', '/api/site-texts']
/** What is looked at, and therefore stays. */
const KEPT = ['chatgpt', 'claude']

/** Numbers that stay the same because they do not say how many there are. */
const LIMITS: [page: RegExp, words: RegExp, why: string][] = [
  [/^\/$/, /^50\+ tools$/, 'a filter of categories, which are counted for it'],
  [/^\/$/, /^(7 or )?(5|7|10) tools$/, 'the sizes that a kit can have'],
  [/^\/kit-builder$/, /^(5|7|10) tools$/, 'the sizes that a kit can have, each'],
  [/^\/compare$/, /^5 tools$/, 'how many can be compared'],
  [/^\/compare\?/, /^2 tools$/, 'how many the address names'],
  [/\/alternatives$/, /^12 tools$/, 'as many as the page has room for'],
  [/^\/api\/docs$/, /^5 tools$/, 'how many can be compared by a call'],
  [/^\/api\/docs$/, /^20 articles$/, 'how many an answer has'],
  [/^\/api\/docs$/, /^3 reviews$/, 'from how many on a rating is shown'],
  [/^\/api\/docs$/, /^50 tools$/, 'how many a preview of an order has'],
  [/^\/how-lists-are-ordered$/, /^10 reviews$/, 'what a tool begins with counts as so many, as is set'],
  [/^\/how-lists-are-ordered$/, /^3 confirmed reviews$/, 'from how many on a rating is shown there'],
  [/^\/bundles\//, /^hundreds of dashboard users$/, 'people of whom a bundle speaks'],
  [/^\/blog\//, /^72 pictures for each tool$/, 'what the author of an article has counted'],
]

const NOUNS =
  'tools?|bundles?|categor(?:y|ies)|kits?|users?|reviews?|members?|ratings?|views?|people|articles?|readers?'
const CLAIM = new RegExp(
  `(?<![\\w.,$€£-])(\\d(?:[\\d,.]*\\d)?[KM]?\\+?|(?:dozens|hundreds|thousands|millions) of)\\s+((?:[\\w’'-]+\\s+){0,3}?)(${NOUNS})\\b`,
  'gi',
)
const INLINE = 'a|abbr|b|em|i|mark|small|span|strong|time'

/** What people read or hear: texts, and what stands in attributes. Blocks end with a sign that no number crosses. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+? (?:content|title|alt|aria-label|placeholder)="([^"]*)"[^>]*>/g, (tag, text) =>
      /^<meta property="og:(?:url|image)"/.test(tag) ? ' ¶ ' : ` ¶ ${text} ¶ `,
    )
    .replace(new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'g'), ' ')
    .replace(/<[^>]*>|\n/g, ' ¶ ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')

/** Numbers beside what they count, by the words around them. */
function claimsOf(text: string): Map<string, string> {
  const claims = new Map<string, string>()
  for (const { index: at, 1: number, 2: words, 3: noun } of text.matchAll(CLAIM)) {
    const before = text.slice(Math.max(0, at - 60), at).replace(/\d[\d,.]*/g, '#')
    claims.set(`${before}|${words}${noun}`, `${number} ${words}${noun}`)
  }
  return claims
}

/** What is claimed in the same words with the same number. */
const unchanged = (before: string, after: string): string[] => {
  const now = claimsOf(after)
  return [...claimsOf(before)].flatMap(([where, claim]) => (now.get(where) === claim ? [claim] : []))
}

let app: TestApp
beforeAll(async () => {
  const prepare = async (database: Database) => {
    await loadStarter(database)
  }
  app = await createTestApp({ KITLY_URL: ORIGIN }, { prepare })
})

/** Every bundle and article: what editors write must not count the catalogue either. */
const texts = () => {
  const { bundles, blog } = app.services.catalog.current
  return [
    ...bundles.map(({ slug }) => `/bundles/${slug}`),
    ...[...blog.postBySlug.keys()].map((slug) => `/blog/${slug}`),
  ]
}

const readAll = async () =>
  new Map(
    await Promise.all([
      ...[...new Set([...PAGES, ...texts()])].map(
        async (path) => [path, textOf((await renderPage(app, path)).html)] as const,
      ),
      ...DOCUMENTS.map(async (path) => [path, textOf(await (await app.request(path)).text())] as const),
    ]),
  )

/** Uses and reviews things that are shown. */
async function use(times: number) {
  const { catalog, counters } = app.services
  for (const slug of KEPT) {
    for (let i = 0; i < times; i++) await createReview(app, slug, { rating: 5 })
  }
  for (let i = 0; i < 15 * times; i++) {
    counters.count('kit', '', `visitor ${times} ${i}`)
    for (const { id } of catalog.current.bundles)
      counters.count('bundle_compare', id, `visitor ${times} ${i}`)
  }
  await counters.flush()
}

/** Takes a tool out of each bundle and category, bundles and an article away; adds a category. */
async function shrink() {
  const { headers } = await createPerson(app, { role: 'admin' })
  const { bundles, categories, tools } = {
    ...app.services.catalog.current,
    tools: app.services.catalog.current.orders.name.filter(({ slug }) => !KEPT.includes(slug)),
  }
  const ids = new Set<number>()
  for (const { items } of bundles) {
    if (!items.some((item) => ids.has(item.tool_id))) ids.add(items.at(-1)!.tool_id)
  }
  for (const { id } of categories) {
    if (!tools.some((tool) => tool.category_id === id && ids.has(tool.id))) {
      ids.add(tools.find((tool) => tool.category_id === id)!.id)
    }
  }
  const remove = (kind: string, which: number[]) =>
    app.send('POST', `/api/admin/records/${kind}/delete`, { ids: which }, headers)
  expect((await remove('tool', [...ids])).status).toBe(200)
  const gone = new Set(COLLECTIONS.map((collection) => collection.bundles.at(-1)!))
  for (const { slug } of bundles.slice(-12)) gone.add(slug)
  gone.delete('startup-launch-kit')
  const idsOf = [...gone].map((slug) => bundles.find((bundle) => bundle.slug === slug)!.id)
  expect((await remove('bundle', idsOf)).status).toBe(200)
  const guide = app.services.catalog.current.blog.postBySlug.get('your-first-automation')!
  expect((await remove('blog_post', [guide.id])).status).toBe(200)
  await createCategory(app, { name: 'Added', description: 'More about video' })
}

test('no number of a public page is written by hand', async () => {
  await use(1)
  const before = await readAll()
  await use(3)
  await shrink()
  const after = await readAll()
  const used = new Set<string>()
  const stayed = [...before].flatMap(([page, text]) =>
    unchanged(text, after.get(page) ?? '').flatMap((claim) => {
      const limit = LIMITS.find(([on, words]) => on.test(page) && words.test(claim))
      if (limit) used.add(limit[2])
      return limit ? [] : [`${page}: ${claim}`]
    }),
  )
  expect(stayed).toEqual([])
  expect(LIMITS.flatMap(([, , why]) => (used.has(why) ? [] : [why]))).toEqual([])
})
