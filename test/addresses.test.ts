import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../src/api.ts'
import { routeTree } from '../src/routes.ts'
import type { Endpoint } from '../src/shared/contract.ts'
import { SLUG_MAX } from '../src/shared/limits.ts'
import { createTestApp, expectFailure, type TestApp } from './app.ts'
import { renderPage } from './pages.ts'
import { createPerson } from './people.ts'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await createTestApp()
  headers = (await createPerson(app, { role: 'admin', password: null })).headers
})

/** Parts of an address that nothing is called by, whatever is stored. */
const NAMELESS = [
  '%00',
  'a%00b',
  'a'.repeat(SLUG_MAX + 1),
  'a'.repeat(7_000),
  'a-vs-b%00',
  `${'a'.repeat(SLUG_MAX + 1)}-vs-b`,
]
/** Values that no filter of a page has. */
const STRANGE = [
  '%00',
  'a'.repeat(7_000),
  '-1',
  '99999999999999999999',
  '1e999',
  '%5B1,%7B%7D%5D',
  '__proto__',
]

interface AnyRoute {
  path: string
  validateSearch?: (raw: Record<string, unknown>) => unknown
}
const routes = (routeTree.children as unknown as { options: AnyRoute }[]).map(({ options }) => options)

/** The names that a route reads of a query, told by itself. */
function namesRead({ validateSearch }: AnyRoute): string[] {
  const names = new Set<string>()
  const raw = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => {
      if (typeof name === 'string') names.add(name)
      return undefined
    },
  })
  validateSearch?.(raw)
  return [...names]
}

describe('an address that nobody made', () => {
  const named = Object.values<Endpoint>(endpoints).filter((e) => e.path.includes('{'))
  test.each(named.map((e) => [`${e.method} ${e.path}`, e] as const))('is not found by %s', async (_, e) => {
    for (const [name] of e.path.matchAll(/(?<=\{)\w+(?=\})/g)) {
      const isText = e.params?.shape[name]?.safeParse('a').success
      for (const part of isText ? NAMELESS : ['%00', '1%00']) {
        const path = e.path
          .replace(`{${name}}`, part)
          .replace('{kind}', 'tool')
          .replaceAll(/\{\w+\}/g, '1')
        const response = await app.request(path, {
          method: e.method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(e.method !== 'GET' && { body: '{}' }),
        })
        await expectFailure(response, 'not_found')
      }
    }
  })

  test.each(routes.filter((route) => route.path.includes('$')))('is not found as $path', async ({ path }) => {
    for (const part of NAMELESS) {
      const { status, html } = await renderPage(app, path.replace(/\$\w+/, part))
      expect([part.slice(0, 20), status]).toEqual([part.slice(0, 20), 404])
      expect(html).not.toContain('could not be loaded')
    }
  })

  test.each(routes)('with strange values in its query is answered as $path', async (route) => {
    for (const name of namesRead(route)) {
      for (const value of STRANGE) {
        const { status } = await renderPage(app, `${route.path.replace(/\$\w+/, 'a')}?${name}=${value}`)
        expect([`${name}=${value.slice(0, 20)}`, status < 500]).toEqual([
          `${name}=${value.slice(0, 20)}`,
          true,
        ])
      }
    }
  })

  test.each(['tools', 'bundles', 'blog', 'compare'])('is no picture of %s', async (kind) => {
    for (const part of NAMELESS) {
      expect((await app.request(`/og/${kind}/${part}.png`)).status).toBe(404)
    }
  })

  test('is no file and no feed', async () => {
    for (const part of NAMELESS) {
      for (const path of ['/uploads/x/', '/sitemaps/', '/og/kits/', '/assets/', '/marks/', '/icons/', '/']) {
        expect([path, (await app.request(path + part)).status]).toEqual([path, 404])
      }
    }
  })
})
