import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createListeningApp,
  createPostgresDatabase,
  createTestApp,
  expectFailure,
  type ListeningApp,
} from '../../../test/app.ts'
import { createPost } from '../../../test/blog.ts'
import {
  createBundle,
  createReview,
  createTool,
  createTutorial,
  reviewInput,
} from '../../../test/factories.ts'
import { createLine } from '../../../test/line.ts'
import { hasOwnPostgres, startOwnPostgres } from '../../../test/own-postgres.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { createSamples } from '../../../test/samples.ts'
import { render } from '../../app/entry-server.tsx'
import { mountRenderer } from '../../app/pages.ts'
import { routeTree } from '../../routes.ts'

/** What stands for the parameters of an address. What somebody has shared lies in the database alone. */
const EXAMPLES: Partial<Record<string, string | null>> = {
  '/tools/$slug': '/tools/logomat',
  '/tools/$slug/alternatives': '/tools/logomat/alternatives',
  '/compare/$pair': '/compare/logomat-vs-slidewise',
  '/tools/$slug/claim': '/tools/logomat/claim',
  '/bundles/$slug': '/bundles/first-kit',
  '/blog/$slug': '/blog/first-steps',
  '/admin/tools/$id/facts': '/admin/tools/1/facts',
  '/kits/$token': null,
}
const PAGES = (routeTree.children as unknown as { options: { path: string } }[])
  // One without an example stands for itself, and is not served.
  .map(({ options: { path } }) => (EXAMPLES[path] === undefined ? path : EXAMPLES[path]))
  .filter((path) => path !== null)
const DOCUMENTS = ['/robots.txt', '/llms.txt', '/feed.xml', '/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml']
const MORE = [
  '/tools/logomat?tab=reviews',
  '/tools/logomat?tab=tutorials',
  '/tools?category=design',
  '/compare?tools=logomat,slidewise,not-there',
  '/api/site-settings',
  '/api/site-texts',
  '/api/blog/first-steps',
  '/api/blog/first-steps/body',
]
const MISSING_REVIEWS = 'Reviews are not available right now'

const renderer = async () => ({ render, manifest: { routes: {} } })
const KITLY_SECRET = 's'.repeat(40)
const createSite = (DATABASE_URL: string) =>
  createListeningApp(
    { DATABASE_URL, KITLY_SECRET },
    { mountPages: (services) => (app) => mountRenderer(app, services, renderer) },
  )

/** A site with something on each of its pages. */
async function fill(site: ListeningApp): Promise<Person> {
  const { Logomat, SlideWise } = await createSamples(site)
  await createBundle(site, { name: 'First Kit', tool_ids: [Logomat!.id, SlideWise!.id] })
  await createPost(site, { title: 'First steps', content: '<p>The words of the article</p>' })
  await createTutorial(site, Logomat!.id, { title: 'The first logo' })
  await createReview(site, 'logomat', { content: 'As good as they say' })
  return await createPerson(site)
}

const textOf = async (site: ListeningApp, path: string) => {
  const { status, body } = await site.fetchRaw(path)
  return { status, text: String(body) }
}
/** Everything that anybody may read, uncached; answers what is not served. */
async function notServed(site: ListeningApp): Promise<string[]> {
  const failed: string[] = []
  for (const path of [...PAGES, ...DOCUMENTS, ...MORE]) {
    const { status } = await site.fetchRaw(path)
    if (status !== 200) failed.push(`${status} ${path}`)
  }
  return failed
}

interface Server {
  url: string
  goAway(): Promise<unknown> | unknown
  comeBack(): Promise<unknown> | unknown
  remove(): Promise<void>
}

/** A server of its own, which is stopped and started again. */
async function ownServer(): Promise<Server> {
  const { url, goAway, comeBack, stop } = await startOwnPostgres()
  return { url, goAway, comeBack, remove: stop }
}

/** The server of the tests, over a line that swallows everything. */
async function frozenServer(): Promise<Server> {
  const url = new URL(await createPostgresDatabase())
  const line = await createLine(url.hostname, Number(url.port))
  url.hostname = '127.0.0.1'
  url.port = String(line.port)
  return { url: url.href, goAway: line.freeze, comeBack: line.thaw, remove: line.cut }
}

describe.runIf(POSTGRES_URL && hasOwnPostgres()).each([
  ['is stopped', ownServer],
  ['takes connections and never answers', frozenServer],
])('while PostgreSQL %s', (_, startServer) => {
  let server: Server
  let site: ListeningApp
  let person: Person
  beforeAll(async () => {
    server = await startServer()
    const writer = await createSite(server.url)
    person = await fill(writer)
    await writer.close()
    // What it shows it has not been asked for before.
    site = await createSite(server.url)
    await server.goAway()
  })
  afterAll(async () => {
    await site.close()
    await server.remove()
  })

  test('every public page is served from memory', async () => {
    expect(await notServed(site)).toEqual([])
    expect((await textOf(site, '/blog/first-steps')).text).toContain('The words of the article')
    expect((await textOf(site, '/sitemap.xml')).text).toContain('/bundles/first-kit')
  })

  test('a page says what it does without, and is not kept', async () => {
    site.services.pageCache.clear()
    expect((await textOf(site, '/tools/logomat?tab=reviews')).text).toContain(MISSING_REVIEWS)
    expect((await textOf(site, '/tools/logomat?tab=tutorials')).text).toContain('Tutorials are not available')
    expect(site.services.pageCache.bytes).toBe(0)
  })

  test('everything else answers 503 at once, with the time to come again', async () => {
    const { headers } = person
    const json = { ...headers, 'content-type': 'application/json' }
    const review = JSON.stringify(reviewInput())
    const requests: [path: string, init: RequestInit][] = [
      ['/api/users/me', { headers }],
      ['/api/users/saved', { headers }],
      ['/api/users/profile', { method: 'PUT', headers: json, body: '{"bio":"New"}' }],
      ['/api/tools/logomat/reviews', {}],
      ['/api/tools/logomat/reviews', { method: 'POST', headers: json, body: review }],
      [
        '/api/auth/signin',
        { method: 'POST', headers: json, body: '{"email":"a@example.com","password":"wrong one"}' },
      ],
      ['/kits/abcdefghijklmnopqrstuv', {}],
    ]
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      for (const [path, init] of requests) {
        const start = performance.now()
        const answer = await site.request(path, init)
        times.push(performance.now() - start)
        expect([path, answer.status]).toEqual([path, 503])
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        if (path.startsWith('/api/')) await expectFailure(answer, 'unavailable')
      }
    }
    // For a connection they would wait five seconds.
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(4500)
    // A page of which nothing is in memory is a page all the same.
    const kit = await textOf(site, '/kits/abcdefghijklmnopqrstuv')
    expect(kit.text).toContain('The service is not available right now')
    expect(kit.text).toContain('Browse Tools')
    // Pages do not ask who looks at them.
    expect((await site.fetchRaw('/', { headers })).status).toBe(200)
  })

  test('readiness names it, and keeps visitors coming', async () => {
    const answer = await site.request('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      status: 'not ready',
      accepting: true,
      catalog: true,
      database: false,
      storage: true,
      problems: [expect.stringContaining('database')],
    })
    expect(await site.read('/readyz/pages')).toEqual({ status: 'ready', accepting: true, catalog: true })
    expect(await site.read('/healthz')).toEqual({ status: 'ok' })
  })

  test('when it is back everything goes on by itself', async () => {
    await server.comeBack()
    await expect.poll(async () => (await site.request('/readyz')).status).toBe(200)
    expect((await textOf(site, '/tools/logomat?tab=reviews')).text).toContain('As good as they say')
    expect(site.services.pageCache.bytes).toBeGreaterThan(0)
    expect((await site.request('/api/users/me', { headers: person.headers })).status).toBe(200)
    await createReview(site, 'logomat', { content: 'Better than before' })
    // A page may be a second old for whoever has not written.
    const reviews = async () => (await textOf(site, '/tools/logomat?tab=reviews')).text
    await expect.poll(reviews).toContain('Better than before')
    expect(await notServed(site)).toEqual([])
  })
})

describe.runIf(POSTGRES_URL)('a program on PostgreSQL', () => {
  test('catches up with what others wrote while it could not see it', async () => {
    const direct = await createPostgresDatabase()
    const url = new URL(direct)
    const line = await createLine(url.hostname, Number(url.port))
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    const [cut, other] = [await createSite(url.href), await createTestApp({ DATABASE_URL: direct })]
    line.freeze()
    await expect.poll(async () => (await cut.request('/readyz')).status).toBe(503)
    await createTool(other, { name: 'Meanwhile' })
    line.thaw()
    await expect.poll(async () => (await cut.request('/api/tools/meanwhile')).status).toBe(200)
    await cut.close()
    await line.cut()
  })

  test('does not take slow work for a server that is away', async () => {
    const url = await createPostgresDatabase()
    const app = await createTestApp({ DATABASE_URL: url })
    const { slug } = await createTool(app)
    const holder = new pg.Client(url)
    await holder.connect()
    await holder.query('begin; lock table reviews')
    const answer = app.send('POST', `/api/tools/${slug}/reviews`, reviewInput())
    await holder.query('select pg_sleep(2)')
    expect((await app.request('/readyz')).status).toBe(200)
    await holder.query('commit')
    expect((await answer).status).toBe(201)
    await holder.end()
  })

  test('tells callers with a picture in memory apart from those without', async () => {
    const url = new URL(await createPostgresDatabase())
    const line = await createLine(url.hostname, Number(url.port))
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    const app = await createTestApp({ DATABASE_URL: url.href })
    const known = await app.services.uploads.put('logos/known.webp', randomBytes(100))
    const unknown = await app.services.uploads.put('logos/unknown.webp', randomBytes(100))
    expect((await app.request(known)).status).toBe(200)
    await line.cut()
    expect((await app.request(known)).status).toBe(200)
    await expectFailure(await app.request(unknown), 'unavailable')
    await app.close()
  })
})
