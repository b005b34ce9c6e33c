import { beforeAll, describe, expect, test } from 'vitest'
import { createListeningApp, type ListeningApp, type RawAnswer } from '../../../test/app.ts'
import { createPost } from '../../../test/blog.ts'
import { createBundle, createReview, createTools } from '../../../test/factories.ts'
import { endpoints } from '../../api.ts'
import type { AppError } from '../../shared/errors.ts'
import { Reads } from '../load/reads.ts'
import { clientInProcess } from './public-read.ts'

let app: ListeningApp
beforeAll(async () => {
  app = await createListeningApp()
  const tools = await createTools(
    app,
    Array.from({ length: 12 }, (_, i) => ({ name: `Tool ${i} “Ä”`, tags: ['common'] })),
  )
  await createReview(app, tools[0]!.slug)
  await createBundle(app, { name: 'First Kit', tool_ids: tools.slice(0, 2).map(({ id }) => id) })
  await createPost(app, { title: 'First steps', content: '<p>Words</p>' })
})

/** What stands for the slug of each kind of address. */
const SLUGS: Record<string, string> = { tools: 'tool-0-a', bundles: 'first-kit', blog: 'first-steps' }
const QUERIES: Record<string, string> = { '/api/compare': '?tools=tool-0-a,tool-1-a' }
const KEPT = Object.values(endpoints)
  .filter(({ cached }) => cached)
  .map(
    ({ path }) =>
      path.replace(/(\w+)\/\{slug\}/, (_, kind) => `${kind}/${SLUGS[kind]}`) + (QUERIES[path] ?? ''),
  )
const MORE = [
  '/api/tools?search=tool+3&limit=5',
  '/api/tools?search=%C3%84%20tool&category=,&sort=name',
  '/api/tools?limit=2&offset=3&limit=1',
  '/api/tools?search=tool%252',
  '/api/tools?exclude=1,2&featured=false',
  '/api/tools/suggest?q=to',
]
const REFUSED = [
  '/api/tools?limit=0',
  '/api/tools?sort=colour&limit=x',
  '/api/tools?search=%00',
  '/api/tools?search=%ff',
  '/api/tools?category=nothing',
  '/api/tools/not-there',
  '/api/tools/not-there/similar',
  '/api/tools/tool-0-a/similar?limit=51',
  `/api/tools/${'a'.repeat(300)}`,
]

/** The same address, spelled so that only the app reads it. */
const asApp = (path: string) => path.replace('/api/', '/%61pi/').replace(/^\/blog/, '/%62log')

const comparable = ({ status, headers, body }: RawAnswer) => {
  const { date: _, 'x-request-id': id, ...rest } = headers
  expect(id).toMatch(/^[\w-]{6,}$/)
  return { status, headers: rest, body: body.toString('latin1') }
}

describe('what is answered without the app', () => {
  test.each([...KEPT, ...MORE])('is what the app answers: %s', async (path) => {
    const isDirect = (address: string) => app.services.addresses.readAt(address.split('?')[0]!) !== null
    expect([isDirect(path), isDirect(asApp(path))]).toEqual([true, false])
    for (const method of ['GET', 'HEAD']) {
      for (const encoding of ['br, gzip', 'gzip', 'identity']) {
        const options = { method, headers: { 'accept-encoding': encoding } }
        const ask = (address: string) => {
          app.services.pageCache.clear()
          return app.fetchRaw(address, options)
        }
        const direct = comparable(await ask(path))
        expect(direct.status).toBe(200)
        expect(direct).toEqual(comparable(await ask(asApp(path))))
      }
    }
  })

  test.each(REFUSED)('is refused as the app refuses it: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const direct = comparable(await app.fetchRaw(path, { method }))
      expect(direct.status).toBeGreaterThanOrEqual(400)
      expect(direct).toEqual(comparable(await app.fetchRaw(asApp(path), { method })))
    }
  })

  test('is not sent again to whoever has it', async () => {
    const { headers } = await app.fetchRaw('/api/tools?limit=3')
    app.services.pageCache.clear()
    const again = await app.fetchRaw('/api/tools?limit=3', { headers: { 'if-none-match': headers.etag! } })
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, headers.etag, 0])
  })

  test('is counted', async () => {
    app.services.pageCache.clear()
    const count = async () =>
      Number(
        /kitly_requests_total\{kind="api",status="2xx"\} (\d+)/.exec(
          await app.services.metrics.registry.metrics(),
        )?.[1] ?? 0,
      )
    const before = await count()
    await app.fetchRaw('/api/tools?limit=4')
    await expect.poll(count).toBe(before + 1)
  })
})

describe('a page that is being made', () => {
  test('reads what a browser reads', async () => {
    const call = clientInProcess(app.services)
    for (const [given, path] of [
      [
        () => call('GET /api/tools', { query: { search: 'tool', limit: '4' } }),
        '/api/tools?search=tool&limit=4',
      ],
      [() => call('GET /api/tools/facets', { query: { search: '' } }), '/api/tools/facets'],
      [() => call('GET /api/tools/{slug}', { params: { slug: 'tool-0-a' } }), '/api/tools/tool-0-a'],
      [() => call('GET /api/bundles', {}), '/api/bundles'],
      [() => call('GET /api/auth/options', {}), '/api/auth/options'],
    ] as const) {
      expect(await given()).toStrictEqual(JSON.parse(String((await app.fetchRaw(path)).body)))
    }
  })

  test('shares what is asked for by its name alone, until a change touches it', async () => {
    const reads = new Reads()
    const call = clientInProcess(app.services, reads)
    const counts = () => call('GET /api/tools/facets', { query: {} })
    const before = await counts()
    expect(await counts()).toBe(before)
    expect(Object.isFrozen(before.categories)).toBe(true)
    expect([...reads.keys]).toContain('lists')
    await createTools(app, [{ name: 'One more' }])
    expect((await counts()).total).toBe(before.total + 1)
  })

  test('is refused as a browser is', async () => {
    const call = clientInProcess(app.services)
    const refusals: Record<string, () => Promise<unknown>> = {
      '/api/tools?limit=0': () => call('GET /api/tools', { query: { limit: '0' } }),
      '/api/tools/not-there': () => call('GET /api/tools/{slug}', { params: { slug: 'not-there' } }),
      '/api/users/me': () => call('GET /api/users/me', {}),
    }
    for (const [path, refused] of Object.entries(refusals)) {
      const { status, body } = await app.fetchRaw(path)
      const error = (await refused().catch((thrown) => thrown)) as AppError
      expect({ status: error.status, body: error.toBody() }).toEqual({
        status,
        body: JSON.parse(String(body)),
      })
    }
  })

  test('is given nothing that is the catalogue’s own', async () => {
    const call = clientInProcess(app.services)
    const tool = await call('GET /api/tools/{slug}', { params: { slug: 'tool-0-a' } })
    tool.tags.push('changed')
    expect(app.services.catalog.current.toolBySlug.get('tool-0-a')!.tags).toEqual(['common'])
    const [card] = await call('GET /api/tools', {})
    expect(() => card!.tags.push('changed')).toThrow(TypeError)
  })
})
