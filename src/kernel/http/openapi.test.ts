import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBlogCategory, createPost } from '../../../test/blog.ts'
import { createReview, createTutorial } from '../../../test/factories.ts'
import { createSamples } from '../../../test/samples.ts'
import { endpoints } from '../../api.ts'
import { callPath } from '../../shared/client.ts'
import type { Endpoint } from '../../shared/contract.ts'
import type { JsonSchema, OpenApiDocument } from '../../shared/openapi.ts'

let app: TestApp
let document: OpenApiDocument
const table = Object.entries<Endpoint>(endpoints)
beforeAll(async () => {
  app = await createTestApp({ KITLY_URL: 'https://kitly.example/' })
  document = await app.read<OpenApiDocument>('/api/openapi.json')
})

describe('GET /api/openapi.json', () => {
  test('says what it is and where the site is', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Kitly', version: expect.any(String) })
    expect(document.servers).toEqual([{ url: 'https://kitly.example' }])
  })

  test('has every endpoint, each once', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(table.map(([, e]) => `${e.method} ${e.path}`).sort())
  })

  test.each(table)('describes %s', (name, { method, path, ...endpoint }) => {
    const operation = document.paths[path]![method.toLowerCase()]!
    expect(operation).toMatchObject({ operationId: name, tags: [endpoint.tag], 'x-access': endpoint.access })
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
    const inPath = operation.parameters.filter((p) => p.in === 'path')
    expect(inPath.map((p) => `{${p.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(inPath.every((p) => p.required)).toBe(true)
    for (const { name: parameter, in: where, schema } of operation.parameters) {
      expect(['path', 'query']).toContain(where)
      expect([parameter, typeof (schema.type ?? schema.enum ?? schema.anyOf)]).not.toEqual([
        parameter,
        'undefined',
      ])
    }
    const success = operation.responses[endpoint.status ?? 200]!
    const types = Object.entries(success.content ?? {})
    expect(types.map(([type]) => type)).toEqual([endpoint.contentType ?? 'application/json'])
    expect(types[0]?.[1].schema).toBeTypeOf('object')
    expect('requestBody' in operation).toBe(endpoint.body !== undefined || endpoint.upload !== undefined)
  })

  test('refers only to what it contains', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((m) => m[1]!)
    expect(refs.length).toBeGreaterThan(0)
    for (const ref of refs) {
      const target = ref.split('/').reduce<unknown>((at, key) => (at as JsonSchema)?.[key], document)
      expect([ref, typeof target]).toEqual([ref, 'object'])
    }
  })
})

/** Calls of endpoints that need something to be called with. */
const OF_POST = [{ params: { slug: 'an-article' } }]
const EXAMPLES: Record<string, { params?: { slug: string }; query?: Record<string, string> }[]> = {
  listTools: [{}, { query: { search: 'video', limit: '3' } }],
  suggestSearches: [{ query: { q: 'vid' } }],
  getTool: [{ params: { slug: 'montage' } }],
  listSimilarTools: [{ params: { slug: 'montage' } }],
  listTutorials: [{ params: { slug: 'montage' } }],
  listReviews: [{ params: { slug: 'montage' } }],
  listPosts: [{}, { query: { search: 'article', limit: '3' } }],
  listBlogCategories: [{}],
  getPost: OF_POST,
  getPostBody: OF_POST,
  listPostCategories: OF_POST,
  listPostTools: OF_POST,
  listRecommendedTools: OF_POST,
  // Without a provider it refuses; with one it has a test of its own.
  getGoogleRedirect: [],
}

describe('what the endpoints answer', () => {
  const called = table.filter(
    ([name, e]) =>
      e.method === 'GET' && e.access === 'public' && !e.contentType && (name in EXAMPLES || !e.params),
  )
  beforeAll(async () => {
    const { Montage } = await createSamples(app)
    await createReview(app, 'montage')
    await createTutorial(app, Montage!.id)
    const { id } = await createBlogCategory(app, { name: 'Guides' })
    await createPost(app, { title: 'An article', categories: [id], featured_tools: [Montage!.id] })
  })

  test.each(called)('is as the contract of %s says', async (name, target) => {
    for (const input of EXAMPLES[name] ?? [{}]) {
      const answer = await app.read(callPath(target.path, input))
      expect(target.output.parse(answer)).toEqual(answer)
      if (name in EXAMPLES && Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0)
    }
  })
})
