import { beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_MAX } from '../src/shared/limits.ts'
import { createTestApp, expectFailure, type TestApp } from './app.ts'
import { createBlogCategory, createPost } from './blog.ts'
import { createReview, createTools } from './factories.ts'
import { ORIGIN, renderPage } from './pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ KITLY_URL: ORIGIN })
  await createTools(
    app,
    Array.from({ length: 30 }, (_, i) => ({ name: `Tool ${i}` })),
  )
  for (let i = 0; i < 11; i++) await createReview(app, 'tool-1')
  const { id } = await createBlogCategory(app, { name: 'Guides' })
  for (let i = 0; i < 10; i++) await createPost(app, { title: `Article ${i}`, categories: [id] })
})

describe('a page of a list', () => {
  test.each(['/tools', '/tools?search=tool', '/blog', '/tools/tool-1'])(
    'of %s ends with the list',
    async (path) => {
      const at = (page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`
      const statuses = await Promise.all(
        [path, at(2), at(3), at(10_000)].map(async (address) => (await renderPage(app, address)).status),
      )
      expect(statuses).toEqual([200, 200, 404, 404])
    },
  )

  test.each(['/tools?page=10001', '/tools?page=1e9', '/blog?page=-1', '/tools/tool-1?page=x'])(
    '%s leads to one that can be',
    async (path) => {
      expect((await renderPage(app, path)).status).toBe(307)
    },
  )
})

test('a search that is too long, and a part of a list that nothing has, are refused', async () => {
  const long = 'x'.repeat(SEARCH_MAX + 1)
  for (const path of [
    '/api/tools?search=',
    '/api/tools/suggest?q=',
    '/api/bundles?search=',
    '/api/blog?search=',
  ]) {
    await expectFailure(await app.request(path + long), 'invalid')
  }
  for (const path of [
    '/api/tools?offset=1000001',
    '/api/blog?offset=1000001',
    '/api/tools/tool-1/reviews?offset=-1',
  ]) {
    await expectFailure(await app.request(path), 'invalid')
  }
})
