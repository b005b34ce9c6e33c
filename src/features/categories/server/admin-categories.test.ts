import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Tool, ToolFacets } from '../../tools/tools.contract.ts'
import type { AdminCategory } from '../admin-categories.contract.ts'
import type { Category } from '../categories.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

const PATH = '/api/admin/categories'
const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const create = async (name: string, slug: string) =>
  (await (await send('POST', PATH, { name, slug, tags: 'a, b' })).json()) as AdminCategory
const list = (query = '') => app.read<AdminCategory[]>(`${PATH}?${query}`, { headers: boss.headers })
const shown = (slug: string) => app.read<Tool>(`/api/tools/${slug}`)

describe('a category', () => {
  test('is added and changed, and its tools follow', async () => {
    const category = await create('Pictures', 'pictures')
    expect(category).toMatchObject({ icon: '🧰', tags: 'a, b', tool_count: 0, version: 1 })
    await createTools(app, [{ name: 'Camera', category_id: category.id }])
    await send('PUT', `${PATH}/${category.id}`, {
      name: 'Images',
      slug: 'images',
      icon: 'https://x.example/i.png',
    })
    expect(await shown('camera')).toMatchObject({ category_name: 'Images', category_slug: 'images' })
    expect((await app.request('/api/tools?category=pictures')).status).toBe(301)
    expect(await list('search=IMAG')).toMatchObject([{ tool_count: 1, version: 2 }])
    expect(await app.read<Category[]>('/api/categories?_t=1')).toMatchObject([
      { tags: 'a, b', tool_count: 1 },
    ])
  })

  test('is refused with a sentence for each wrong field', async () => {
    const failure = await expectFailure(
      await send('POST', PATH, { name: '', slug: 'Not a slug', icon: 'https://' }),
      'invalid',
    )
    expect(failure.fields).toEqual({
      name: 'Category name is required',
      slug: 'Slug may have lowercase letters, digits and hyphens',
      icon: 'Icon must be an emoji, or the address of an image that starts with http',
    })
    await create('Taken', 'taken')
    const twice = await send('POST', PATH, { name: 'Again', slug: 'taken' })
    expect((await expectFailure(twice, 'invalid', 'slug')).message).toBe('Another category has this slug')
  })

  test('is deleted with its tools in another one, or without any until it returns', async () => {
    const [from, to] = [await create('From', 'from'), await create('To', 'to')]
    await createTools(app, [
      { name: 'Mover one', category_id: from.id },
      { name: 'Mover two', category_id: from.id },
    ])
    for (const target of [from.id, 999_999]) {
      const wrong = await send('DELETE', `${PATH}/${from.id}?move_to=${target}`)
      await expectFailure(wrong, 'invalid', 'move_to')
    }
    expect(await shown('mover-one')).toMatchObject({ category_name: 'From' })
    const moved = await send('DELETE', `${PATH}/${from.id}?move_to=${to.id}`)
    expect(await moved.json()).toMatchObject({ success: true, moved: 2 })
    expect(await shown('mover-two')).toMatchObject({ category_name: 'To' })
    const left = await send('DELETE', `${PATH}/${to.id}`)
    expect(await left.json()).toMatchObject({ success: true, moved: 0 })
    expect(await shown('mover-one')).toMatchObject({ category_id: null, category_name: null })
    await expectFailure(await send('DELETE', `${PATH}/${to.id}`), 'not_found')
    await send('POST', '/api/admin/records/category/restore', { ids: [to.id] })
    expect(await shown('mover-one')).toMatchObject({ category_name: 'To' })
    const history = await app.read<{ fields: { field: string }[] }[]>(
      `/api/admin/records/tool/${(await shown('mover-one')).id}/history`,
      { headers: boss.headers },
    )
    expect(history[0]!.fields).toEqual([{ field: 'category_id', before: from.id, after: to.id }])
  })

  test('leaves its tools under Uncategorized, everywhere, until it returns', async () => {
    const category = await create('Leaving', 'leaving')
    const never = (await createTools(app, [{ name: 'Never had one' }]))[0]!
    const tool = (await createTools(app, [{ name: 'Left behind', category_id: category.id }]))[0]!
    const facet = async (slug: string) =>
      (await app.read<ToolFacets>('/api/tools/facets')).categories.find((c) => c.slug === slug)
    const listed = async (query: string) =>
      (await app.read<{ id: number }[]>(`/api/tools?${query}`)).map((t) => t.id)
    const inAdmin = async () =>
      (
        await app.read<{ id: number }[]>('/api/admin/tools?category_id=0&sort=created_at', {
          headers: boss.headers,
        })
      ).map((t) => t.id)
    const count = (await facet('uncategorized'))!.count
    expect(await inAdmin()).not.toContain(tool.id)
    await send('DELETE', `${PATH}/${category.id}`)
    expect(await facet('uncategorized')).toMatchObject({ name: 'Uncategorized', count: count + 1 })
    expect(await facet('leaving')).toBeUndefined()
    for (const query of ['category=uncategorized', 'category=uncategorized&search=left+behind']) {
      expect(await listed(query)).toContain(tool.id)
    }
    expect(await listed('category=uncategorized')).toContain(never.id)
    expect(await inAdmin()).toEqual(expect.arrayContaining([tool.id, never.id]))
    const sitemap = await (await app.request('/sitemaps/1.xml')).text()
    expect(sitemap + (await (await app.request('/sitemap.xml')).text())).toContain(
      '/tools?category=uncategorized<',
    )
    const csv = await (await app.request('/api/admin/tools/export', { headers: boss.headers })).text()
    expect(csv.split('\n').find((line) => line.includes('Left behind'))).not.toContain('Leaving')
    await send('POST', '/api/admin/records/category/restore', { ids: [category.id] })
    expect(await facet('uncategorized')).toMatchObject({ count })
    expect(await facet('leaving')).toMatchObject({ count: 1 })
    expect(await listed('category=uncategorized')).not.toContain(tool.id)
    expect(await inAdmin()).not.toContain(tool.id)
    await expectFailure(
      await send('POST', PATH, { name: 'Uncategorized', slug: 'uncategorized' }),
      'invalid',
      'slug',
    )
  })

  test('is not written over when two change it, and gets another slug on its return', async () => {
    const category = await create('Twofold', 'twofold')
    expect((await send('PUT', `${PATH}/${category.id}`, { name: 'A', version: 1 })).status).toBe(200)
    await expectFailure(await send('PUT', `${PATH}/${category.id}`, { name: 'B', version: 1 }), 'conflict')
    await send('DELETE', `${PATH}/${category.id}`)
    await create('Other', 'twofold')
    await send('POST', '/api/admin/records/category/restore', { ids: [category.id] })
    expect(await list('search=twofold-2')).toMatchObject([{ id: category.id }])
  })
})
