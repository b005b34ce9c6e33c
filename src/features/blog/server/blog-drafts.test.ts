import { beforeAll, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createPerson } from '../../../../test/people.ts'
import type { AdminBlogCategory } from '../blog-categories.contract.ts'
import type { DraftVersion, OpenDraft } from '../blog-drafts.contract.ts'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await createTestApp()
  headers = (await createPerson(app, { role: 'admin', password: null })).headers
})

const send = (method: string, path: string, body?: unknown, as = headers) => app.send(method, path, body, as)
const json = async <T>(response: Promise<Response>) => {
  const answer = await response
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
const keep = (key: string, title: string, given: object = {}) =>
  json<{ id: number }>(send('PUT', `/api/admin/blog-drafts/${key}`, { title, data: { title }, ...given }))
const versions = (key: string) => json<DraftVersion[]>(send('GET', `/api/admin/blog-drafts/${key}/versions`))
const open = () => json<OpenDraft[]>(send('GET', '/api/admin/blog-drafts'))

/** Lets a version be as old as that. */
async function age(id: number, minutes: number) {
  const created_at = new Date(Date.now() - minutes * 60_000).toISOString()
  const { db } = app.services.database
  await db.updateTable('blog_drafts').set({ created_at }).where('id', '=', id).execute()
}

test('a draft is written over for some minutes, then a new version begins', async () => {
  const key = 'new-aaaaaaaa'
  const first = await keep(key, 'One')
  expect(await keep(key, 'Two')).toMatchObject({ id: first.id })
  await age(first.id, 4)
  const second = await keep(key, 'Three')
  expect((await versions(key)).map((v) => v.title)).toEqual(['Three', 'Two'])
  expect(await json(send('GET', `/api/admin/blog-drafts/${key}/versions/${first.id}`))).toMatchObject({
    data: { title: 'Two' },
  })
  expect((await open()).map((d) => [d.key, d.id])).toEqual([[key, second.id]])
  await json(send('DELETE', `/api/admin/blog-drafts/${key}`))
  expect(await versions(key)).toEqual([])
})

test('a version begins at once where the last one is to stay', async () => {
  const key = 'new-eeeeeeee'
  await keep(key, 'Mine')
  const { id } = await keep(key, 'Theirs', { begins_version: true })
  expect(await keep(key, 'Theirs, changed')).toMatchObject({ id })
  expect((await versions(key)).map((v) => v.title)).toEqual(['Theirs, changed', 'Mine'])
  await json(send('DELETE', `/api/admin/blog-drafts/${key}`))
})

test('at most 40 versions are kept', async () => {
  const key = 'new-bbbbbbbb'
  for (let i = 1; i <= 43; i++) await age((await keep(key, `V${i}`)).id, 4)
  const kept = await versions(key)
  expect([kept.length, kept[0]?.title, kept.at(-1)?.title]).toEqual([40, 'V43', 'V4'])
  await json(send('DELETE', `/api/admin/blog-drafts/${key}`))
})

test('saving closes a draft and leaves its versions to the article', async () => {
  const key = 'new-cccccccc'
  await keep(key, 'Saved soon')
  const body = { title: 'Saved soon', excerpt: 'E', content: '<p>C</p>', draft_key: key }
  const { id } = await json<{ id: number }>(send('POST', '/api/admin/blog', body))
  expect(await open()).toEqual([])
  expect((await versions(`post-${id}`)).map((v) => v.title)).toEqual(['Saved soon'])
  await keep(`post-${id}`, 'Changed', { post_id: id, base_version: 1 })
  expect((await open()).map((d) => [d.key, d.post_id, d.title])).toEqual([[`post-${id}`, id, 'Changed']])
  const change = { title: 'Changed', version: 1, draft_key: `post-${id}` }
  await json(send('PUT', `/api/admin/blog/${id}`, change))
  expect(await open()).toEqual([])
})

test('a draft is nobody else’s', async () => {
  const key = 'new-dddddddd'
  const { id } = await keep(key, 'Mine')
  const other = (await createPerson(app, { role: 'admin', password: null })).headers
  expect(await json(send('GET', '/api/admin/blog-drafts', undefined, other))).toEqual([])
  const path = `/api/admin/blog-drafts/${key}/versions/${id}`
  await expectFailure(await send('GET', path, undefined, other), 'not_found')
  await json(send('DELETE', `/api/admin/blog-drafts/${key}`, undefined, other))
  expect((await versions(key)).length).toBe(1)
})

test('a draft needs a key, and an article that is there', async () => {
  await expectFailure(await send('PUT', '/api/admin/blog-drafts/other', { data: {} }), 'invalid', 'key')
  const body = { data: {}, post_id: 999_999 }
  await expectFailure(await send('PUT', '/api/admin/blog-drafts/post-999999', body), 'not_found')
})

test('blog categories are added, changed, deleted and restored', async () => {
  const path = '/api/admin/blog-categories'
  const input = { name: 'Field notes', icon: '🗒️' }
  const added = await json<AdminBlogCategory>(send('POST', path, input))
  expect(added).toMatchObject({ slug: 'field-notes', color: '#4f46e5', post_count: 0, version: 1 })
  expect(await json<AdminBlogCategory>(send('POST', path, input))).toMatchObject({ slug: 'field-notes-2' })
  for (const [field, value] of [
    ['name', ' '],
    ['icon', ''],
    ['color', 'red'],
    ['slug', 'Not A Slug'],
  ] as const) {
    await expectFailure(await send('POST', path, { ...input, [field]: value }), 'invalid', field)
  }
  const post = {
    title: 'In it',
    excerpt: 'E',
    content: '<p>C</p>',
    categories: [added.id],
    is_published: true,
  }
  await json(send('POST', '/api/admin/blog', post))
  const changed = await json(send('PUT', `${path}/${added.id}`, { version: 1, name: 'Notes', slug: 'notes' }))
  expect(changed).toMatchObject({ name: 'Notes', slug: 'notes', post_count: 1, version: 2 })
  await expectFailure(await send('PUT', `${path}/${added.id}`, { version: 1, name: 'X' }), 'conflict')
  const shown = async () =>
    (await app.read<{ categories: { slug: string }[] }>('/api/blog/in-it')).categories.map((c) => c.slug)
  expect(await shown()).toEqual(['notes'])
  await json(send('DELETE', `${path}/${added.id}`))
  expect(await shown()).toEqual([])
  await json(send('POST', '/api/admin/records/blog_category/restore', { ids: [added.id] }))
  expect(await shown()).toEqual(['notes'])
  await expectFailure(await send('DELETE', `${path}/999999`), 'not_found')
})
