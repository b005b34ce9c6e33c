import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { render } from '../src/app/entry-server.tsx'
import { mountRenderer } from '../src/app/pages.ts'
import { createListeningApp, type ListeningApp, type RawAnswer } from './app.ts'
import { createCategory, createReview, createTools } from './factories.ts'
import { createPerson } from './people.ts'

/** A cache in front that keeps each page until it is told to forget one of its tags, and asks for nothing again. */
class Front {
  readonly #kept = new Map<string, RawAnswer>()
  readonly told: { tags: string[]; header: string | undefined; key: string | undefined }[] = []
  /** What it answers to whoever tells it to forget. */
  status = 200
  readonly #server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const { tags } = JSON.parse(body) as { tags: string[] }
    this.told.push({
      tags,
      header: request.headers['surrogate-key'] as string,
      key: request.headers['fastly-key'] as string,
    })
    if (this.status === 200) for (const tag of tags) this.#forget(tag)
    response.writeHead(this.status).end('{}')
  })

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/purge`
  }

  close = () => void this.#server.close()

  async read(app: ListeningApp, path: string): Promise<string> {
    const answer = this.#kept.get(path) ?? (await app.fetchRaw(path))
    if (/s-maxage=[1-9]/.test(answer.headers['cache-control'] ?? '')) this.#kept.set(path, answer)
    return String(answer.body)
  }

  /** Nothing more is told for longer than a change takes to be told. */
  async settled(): Promise<void> {
    for (let before = -1; before !== this.told.length; await sleep(4_000)) before = this.told.length
  }

  has = (path: string) => this.#kept.has(path)

  #forget(tag: string): void {
    for (const [path, { headers }] of this.#kept) {
      const tags = String(headers['surrogate-key']).split(' ')
      expect(headers['cache-tag']).toBe(tags.join(','))
      if (tags.includes(tag)) this.#kept.delete(path)
    }
  }
}

const mountPages: NonNullable<Parameters<typeof createListeningApp>[1]>['mountPages'] =
  (services) => (router) =>
    mountRenderer(router, services, async () => ({ render, manifest: { routes: {} } }))

const PAGES = ['/tools/aa', '/tools/bb', '/tools', '/blog', '/categories', '/contact']

async function createSite(environment: Record<string, string>) {
  const app = await createListeningApp(environment, { mountPages })
  const [writing, code] = [
    await createCategory(app, { name: 'Writing' }),
    await createCategory(app, { name: 'Code' }),
  ]
  await createTools(app, [
    { name: 'AA', slug: 'aa', tags: ['video, and more'], category_id: writing.id },
    { name: 'BB', slug: 'bb', tags: ['notes'], category_id: code.id },
  ])
  return app
}

test('a cache in front keeps pages, and forgets those that a change touches', async () => {
  const front = new Front()
  const url = await front.listen()
  const app = await createSite({
    KITLY_SHARED_CACHE_SECONDS: '3600',
    KITLY_PURGE_URL: url,
    KITLY_PURGE_HEADER: 'Fastly-Key: a secret',
  })
  const { headers: admin } = await createPerson(app, { role: 'admin' })
  // What was there before this start is forgotten, and what has just been made.
  await front.settled()
  expect(front.told.flatMap(({ tags }) => tags)).toContain('kitly')
  for (const page of PAGES) await front.read(app, page)
  expect(PAGES.filter(front.has)).toEqual(PAGES)

  const before = front.told.length
  const { id } = app.services.catalog.current.toolBySlug.get('aa')!
  const description = 'It says something else now, which everybody is to see.'
  const changed = await app.send('PUT', `/api/admin/tools/${id}`, { description }, admin)
  expect(changed.status).toBe(200)
  await expect.poll(() => front.has('/tools/aa'), { timeout: 20_000 }).toBe(false)
  // What is like other tools may have had its turn meanwhile.
  const ofTool = encodeURIComponent(`tool:${id}`)
  const { tags, header, key } = front.told.slice(before).find((told) => told.tags.includes(ofTool))!
  expect([header, key]).toEqual([tags.join(' '), 'a secret'])
  expect(PAGES.filter(front.has)).toEqual(expect.arrayContaining(['/tools/bb', '/contact']))
  expect(await front.read(app, '/tools/aa')).toContain(description)

  // What is not heard is told again.
  front.status = 503
  await createReview(app, 'bb', { rating: 5 })
  await expect.poll(() => front.told.length, { timeout: 20_000 }).toBeGreaterThan(before + 1)
  expect(front.has('/tools/bb')).toBe(true)
  front.status = 200
  await expect.poll(() => front.has('/tools/bb'), { timeout: 20_000 }).toBe(false)
  // Whatever it still has is what would be made now.
  const withoutTimes = (text: string) => text.replace(/\b\d{13}\b/g, 'now')
  for (const page of PAGES) {
    const kept = await front.read(app, page)
    app.services.pageCache.clear()
    expect(withoutTimes(kept)).toBe(withoutTimes(String((await app.fetchRaw(page)).body)))
  }
  front.close()
}, 90_000)

test('without one pages are asked for each time, and the API always is', async () => {
  const app = await createSite({})
  const { headers } = await app.fetchRaw('/tools')
  expect(headers['cache-control']).toBe('public, no-cache')
  expect(headers).not.toHaveProperty('surrogate-key')
  const shared = await createSite({ KITLY_SHARED_CACHE_SECONDS: '10' })
  const page = (await shared.fetchRaw('/tools')).headers
  expect(page['cache-control']).toBe('public, max-age=0, s-maxage=10')
  expect(page['cdn-cache-control']).toBe('max-age=10, stale-while-revalidate=60')
  expect(page['surrogate-key']).toMatch(/^kitly [!-~ ]+$/)
  const same = await shared.fetchRaw('/tools', { headers: { 'if-none-match': page.etag! } })
  expect([same.status, same.headers['surrogate-key']]).toEqual([304, page['surrogate-key']])
  const { headers: api } = await shared.fetchRaw('/api/tools')
  expect(api['cache-control']).toBe('public, no-cache')
  const { headers: missing } = await shared.fetchRaw('/tools/nothing')
  expect(missing['cache-control']).not.toContain('s-maxage')
}, 60_000)
