import { beforeAll, describe, expect, test } from 'vitest'
import { createListeningApp, type ListeningApp } from '../../../test/app.ts'
import { createTools } from '../../../test/factories.ts'
import { routeParameters } from '../../app/entry-server.tsx'
import { TOOL_SLUGS } from '../../features/tools/server/tools.slugs.ts'
import { TOOL_FILTER_NAMES } from '../../features/tools/tools.filters.ts'
import { routeTree } from '../../routes.ts'
import { KITLY, recordChanges, writeContent } from '../changes/changes.queries.ts'
import { recordSlugChange } from '../changes/slug-redirects.queries.ts'
import { sendKept } from './mount.ts'

let app: ListeningApp
let rendered: string[]
beforeAll(async () => {
  rendered = []
  app = await createListeningApp(
    {},
    {
      mountPages: (services) => (router) => {
        for (const [path, parameters] of Object.entries(routeParameters)) {
          services.addresses.add(path, parameters)
        }
        router.get('*', async (c, next) => {
          if (c.req.path.startsWith('/api/') || c.req.path === '/tools/old') return await next()
          rendered.push(c.req.url.replace(/^.*?\/\/[^/]*/, ''))
          const headers = { 'content-type': 'text/html' }
          return await sendKept(services, c, services.pageCache.stamp, 200, headers, 'page')
        })
      },
    },
  )
  await createTools(
    app,
    Array.from({ length: 5 }, (_, i) => ({ name: `Tool ${i}` })),
  )
})

/** How many of these addresses are kept as answers of their own. */
async function countKept(paths: string[]): Promise<number> {
  app.services.pageCache.clear()
  const bytes = new Set<number>()
  for (const path of paths) {
    expect((await app.fetchRaw(path, { headers: { 'accept-encoding': 'br' } })).status).toBe(200)
    bytes.add(app.services.pageCache.bytes)
  }
  return bytes.size
}

describe('addresses that mean the same are one', () => {
  test.each([
    [
      'with a parameter that nobody reads',
      ['/api/tools?limit=2', '/api/tools?limit=2&x=1', '/api/tools?x=2&limit=2'],
    ],
    ['in another order', ['/api/tools?limit=2&offset=1', '/api/tools?offset=1&limit=2']],
    ['with what is against caches', ['/api/tools', '/api/tools?_t=1', '/api/tools?_t=2']],
    ['with empty values', ['/api/tools?search=&limit=3', '/api/tools?limit=3']],
    ['in another spelling', ['/api/tools?search=a%20b', '/api/tools?search=a+b', '/api/tools?%73earch=a+b']],
    ['of one tool', ['/api/tools/tool-1', '/api/tools/tool-1?x=1', '/api/tools/tool-1?limit=1']],
    ['of a document', ['/robots.txt', '/robots.txt?x=1', '/robots.txt?v=2']],
    ['of a feed', ['/feed.xml', '/feed.xml?utm_source=reader']],
    ['with the host in the request', ['/api/tools?limit=4', 'http://other.example/api/tools?x=1&limit=4']],
  ])('%s', async (_, paths) => {
    expect(await countKept(paths)).toBe(1)
  })

  test('of a page', async () => {
    rendered.length = 0
    const paths = [
      '/tools?category=a&page=2',
      '/tools?x=1&page=2&category=a',
      '/tools?page=2&utm_source=b&category=a',
    ]
    expect(await countKept([...paths, '/?utm_campaign=x', '/?x=1'])).toBe(2)
    expect(rendered).toEqual(['/tools?category=a&page=2', '/'])
  })

  test('and what is read makes another answer', async () => {
    expect(await countKept(['/api/tools?limit=2', '/api/tools?limit=3', '/api/tools?search=tool'])).toBe(3)
    expect(await countKept(['/tools?search=a', '/tools?search=b', '/tools/tool-1?tab=reviews'])).toBe(3)
  })
})

test('what is not UTF-8 is refused, whatever parameter it stands in', async () => {
  for (const path of ['/api/tools?search=%ff', '/api/tools?x=%ff']) {
    expect((await app.fetchRaw(path)).status).toBe(400)
  }
})

test('who is led on keeps what scripts in the browser read', async () => {
  const { services } = app
  await writeContent(services, async (tx) => {
    await recordSlugChange(tx, TOOL_SLUGS, 'old', 'tool-3')
    await recordChanges(tx, KITLY, [{ action: 'update', entity: 'tool', entity_id: 4 }])
  })
  const locationOf = async (path: string) => (await app.fetchRaw(path)).headers.location
  expect(await locationOf('/tools/old?utm_source=a&tab=reviews')).toBe(
    '/tools/tool-3?tab=reviews&utm_source=a',
  )
  expect(await locationOf('/tools/old?utm_source=a%20b')).toBe('/tools/tool-3?utm_source=a+b')
  expect(await locationOf('/api/tools/old')).toBe('/api/tools/tool-3')
})

describe('the parameters of a route', () => {
  const routes = (routeTree.children as unknown as Route[]).map(({ options }) => options)
  interface Route {
    options: { path: string; validateSearch?: (raw: Record<string, unknown>) => object }
  }

  test.each(routes.map(({ path, validateSearch }) => [path, validateSearch] as const))('%s', (path, read) => {
    const asked = new Set<string>()
    // Whatever stands in the others, a route reads no parameter that is not known.
    for (const value of [undefined, '', 'a', '1', 'true', 'list', 'a,b']) {
      const get = (_: object, name: string | symbol) => {
        asked.add(String(name))
        return value
      }
      read?.(new Proxy({}, { get }))
    }
    const known = routeParameters[path.replace(/\$(\w+)/g, ':$1')]
    for (const name of Object.keys(read?.({}) ?? {})) asked.add(name)
    expect([...asked].filter((name) => !known?.includes(name))).toEqual([])
  })

  test('are those that people know', () => {
    const ofTools = [
      'search',
      'exact',
      'ignore',
      'category',
      'pricing',
      'rating',
      'facts',
      'sort',
      'page',
      'view',
    ]
    expect([...routeParameters['/tools']!].sort()).toEqual(
      [...new Set([...ofTools, ...TOOL_FILTER_NAMES])].sort(),
    )
    expect(routeParameters['/auth/callback']).toContain('code')
    expect([...routeParameters['/tools/:slug']!].sort()).toEqual(['order', 'page', 'stars', 'tab', 'use'])
  })
})
