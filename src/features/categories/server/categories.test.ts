import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTools } from '../../../../test/factories.ts'
import type { Category, CategoryFace } from '../categories.contract.ts'

describe('GET /api/categories', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
    const video = await createCategory(app, { name: 'Video', tags: ['film', 'editing'] })
    await createCategory(app, { name: 'audio' })
    await createTools(app, [{ category_id: video.id }, { category_id: video.id }, {}])
  })

  test('lists the categories by name without regard to case, with the number of their tools', async () => {
    const categories = await app.read<Category[]>('/api/categories')
    expect(categories.map((c) => [c.name, c.tool_count])).toEqual([
      ['audio', 0],
      ['Video', 2],
    ])
    expect(categories[1]).toMatchObject({ slug: 'video', icon: '🧰', tags: 'film, editing' })
  })

  test('accepts a cache-busting _t and ignores it', async () => {
    expect(await app.read('/api/categories?_t=1700000000')).toEqual(await app.read('/api/categories'))
  })

  test('refuses other methods with 405 and names the one it takes', async () => {
    const response = await app.send('POST', '/api/categories', {})
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    await expectFailure(response, 'method_not_allowed')
  })

  test('answers an empty list while there is none', async () => {
    expect(await (await createTestApp()).read('/api/categories')).toEqual([])
  })
})

test('GET /api/categories/faces lists the first tools with a logo of each category', async () => {
  const app = await createTestApp()
  const video = await createCategory(app, { name: 'Video' })
  await createCategory(app, { name: 'Audio' })
  const logo_url = 'https://alpha.example/logo.png'
  await createTools(app, [
    { name: 'Bare', category_id: video.id },
    { name: 'Elsewhere', logo_url },
    ...['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ name, category_id: video.id, logo_url })),
  ])
  const faces = await app.read<Record<string, CategoryFace[]>>('/api/categories/faces')
  const first = await app.read<{ slug: string }[]>('/api/tools?category=video')
  expect(faces).toEqual({
    audio: [],
    video: first
      .filter(({ slug }) => slug !== 'bare')
      .slice(0, 4)
      .map(({ slug }) => expect.objectContaining({ slug, logo_url })),
  })
})
