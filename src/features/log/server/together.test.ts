import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool } from '../../../../test/factories.ts'
import { createUploader, toolsCsv } from '../../../../test/imports.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Since } from '../../../shared/together.ts'
import type { AdminTool } from '../../tools/admin-tools.contract.ts'

/** Several people at one record: disjoint fields are merged, the same field is asked about. */

let app: TestApp
let ada: Person
let bea: Person
beforeAll(async () => {
  app = await createTestApp()
  ada = await createPerson(app, { role: 'admin', name: 'Ada' })
  bea = await createPerson(app, { role: 'admin', name: 'Bea' })
})

type Saved = Record<string, unknown> & { id: number; version: number; merged_with?: string[] }

const as =
  (person: Person) =>
  (method: string, path: string, body: unknown = {}) =>
    app.send(method, path, body, person.headers)
const saved = async (response: Response) => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Saved
}
const since = (kind: string, id: number, version: number) =>
  app.read<Since>(`/api/admin/records/${kind}/${id}/since?version=${version}`, { headers: ada.headers })

interface Kind {
  kind: string
  path: string
  create: () => Promise<object>
  /** What one, and what the other changes. */
  mine: Record<string, unknown>
  theirs: Record<string, unknown>
}
let count = 0
const unique = (name: string) => `${name} ${++count}`
const KINDS: Kind[] = [
  {
    kind: 'tool',
    path: '/api/admin/tools',
    create: async () => ({
      name: unique('Tool'),
      short_description: 'Does it.',
      website_url: 'https://example.com',
      tags: ['a'],
    }),
    mine: { short_description: 'Mine.' },
    theirs: { tags: ['a', 'b'] },
  },
  {
    kind: 'bundle',
    path: '/api/admin/bundles',
    create: async () => ({ name: unique('Bundle'), summary: 'All of it' }),
    mine: { summary: 'Mine.' },
    theirs: { status: 'inactive' },
  },
  {
    kind: 'category',
    path: '/api/admin/categories',
    create: async () => ({ name: unique('Category'), slug: unique('category').replace(' ', '-') }),
    mine: { description: 'Mine.' },
    theirs: { icon: '🎈' },
  },
  {
    kind: 'review',
    path: '/api/admin/reviews',
    create: async () => ({
      tool_id: (await createTool(app, { name: unique('Reviewed') })).id,
      user_name: 'Cid',
      content: 'Good.',
    }),
    mine: { content: 'Mine.' },
    theirs: { status: 'rejected' },
  },
  {
    kind: 'blog_post',
    path: '/api/admin/blog',
    create: async () => ({ title: unique('Post'), excerpt: 'Short', content: '<p>Text</p>' }),
    mine: { content: '<p>Mine.</p>' },
    theirs: { seo_title: 'Theirs' },
  },
  {
    kind: 'blog_category',
    path: '/api/admin/blog-categories',
    create: async () => ({ name: unique('Topic'), icon: '📝' }),
    mine: { icon: '🎈' },
    theirs: { color: '#112233' },
  },
]

describe.each(KINDS)('two people at one $kind', ({ kind, path, create, mine, theirs }) => {
  const begin = async () => await saved(await as(ada)('POST', path, await create()))

  test('keep the work of both where they change different fields', async () => {
    const { id, version } = await begin()
    await saved(await as(bea)('PUT', `${path}/${id}`, { ...theirs, version }))
    const both = await saved(await as(ada)('PUT', `${path}/${id}`, { ...mine, version }))
    expect(both).toMatchObject({ ...mine, ...theirs, version: version + 2, merged_with: ['Bea'] })
    // Whoever saves next has the version of both, and nothing to be told.
    const again = await saved(await as(ada)('PUT', `${path}/${id}`, { ...mine, version: both.version }))
    expect(again.merged_with).toBeUndefined()
  })

  test('are asked where they change the same, and nothing is stored', async () => {
    const { id, version } = await begin()
    const [field] = Object.keys(mine)
    const first = { [field!]: Object.values(theirs)[0], ...mine }
    await saved(await as(bea)('PUT', `${path}/${id}`, { ...first, version }))
    const stored = await since(kind, id, version)
    expect(stored).toMatchObject({
      version: version + 1,
      fields: [{ field, after: mine[field!], actor_name: 'Bea', at: expect.stringMatching(/^20/) }],
    })
    const other = kind === 'blog_category' ? '🎂' : kind === 'blog_post' ? '<p>Other.</p>' : 'Other.'
    const late = { [field!]: other, ...theirs, version }
    const failure = await expectFailure(await as(ada)('PUT', `${path}/${id}`, late), 'conflict', field)
    expect(failure.fields).toEqual({ [field!]: 'Bea has changed this meanwhile' })
    expect((await since(kind, id, version)).version).toBe(version + 1)
    // The same value is no quarrel.
    expect(await saved(await as(ada)('PUT', `${path}/${id}`, { ...mine, version }))).toMatchObject(mine)
    // What was chosen is based on what was shown.
    const chosen = { [field!]: other, version: stored.version }
    expect(await saved(await as(ada)('PUT', `${path}/${id}`, chosen))).toMatchObject({ [field!]: other })
  })
})

describe('what counts as changed', () => {
  const path = '/api/admin/tools'
  const begin = async (given: object = {}) =>
    (await saved(
      await as(ada)('POST', path, {
        name: unique('Counted'),
        short_description: 'Does it.',
        website_url: 'https://example.com',
        ...given,
      }),
    )) as unknown as AdminTool

  test('a list is one field', async () => {
    const { id } = await begin({ tags: ['a'] })
    await saved(await as(bea)('PUT', `${path}/${id}`, { tags: ['a', 'b'], version: 1 }))
    await expectFailure(
      await as(ada)('PUT', `${path}/${id}`, { tags: ['a', 'c'], version: 1 }),
      'conflict',
      'tags',
    )
  })

  test('the tools of a bundle are one, as ids too', async () => {
    const tools = [await createTool(app), await createTool(app)]
    const bundle = await saved(
      await as(ada)('POST', '/api/admin/bundles', { name: unique('B'), summary: 'S' }),
    )
    const put = (person: Person, ids: number[]) =>
      as(person)('PUT', `/api/admin/bundles/${bundle.id}`, { tool_ids: JSON.stringify(ids), version: 1 })
    await saved(await put(bea, [tools[0]!.id]))
    await expectFailure(await put(ada, [tools[1]!.id]), 'conflict', 'tools')
  })

  test('what was changed and changed back is not', async () => {
    const { id } = await begin()
    await saved(await as(bea)('PUT', `${path}/${id}`, { short_description: 'Other.' }))
    await saved(await as(bea)('PUT', `${path}/${id}`, { short_description: 'Does it.' }))
    const mine = { short_description: 'Mine.', version: 1 }
    expect(await saved(await as(ada)('PUT', `${path}/${id}`, mine))).toMatchObject({ version: 4 })
  })

  test('a whole record that was read before is no change of what it leaves as it was', async () => {
    const { id, ...record } = await begin()
    await saved(await as(bea)('PUT', `${path}/${id}`, { tags: ['new'] }))
    await expectFailure(
      await as(ada)('PUT', `${path}/${id}`, { ...record, short_description: 'Mine.' }),
      'conflict',
      'tags',
    )
  })

  test('quick toggles, bulk actions, categories that move their tools and imports are writers, too', async () => {
    const from = await createCategory(app, { name: unique('From') })
    const to = await createCategory(app, { name: unique('To') })
    const { id, name } = await begin({ category_id: from.id })
    await as(bea)('PUT', `${path}/${id}/featured`, { is_featured: true })
    await as(bea)('POST', `${path}/change`, { ids: [id], set: { pricing_model: 'Paid' } })
    const gone = await app.request(`/api/admin/categories/${from.id}?move_to=${to.id}`, {
      method: 'DELETE',
      headers: bea.headers,
    })
    expect(gone.status).toBe(200)
    const uploader = await createUploader(app)
    await uploader.bulk(toolsCsv([{ 'Tool Name': name, Summary: 'Imported.' }]), {
      overrideDuplicates: 'true',
    })
    const { fields } = await since('tool', id, 1)
    const of = Object.fromEntries(fields.map((f) => [f.field, f.actor_name]))
    expect(of).toMatchObject({ is_featured: 'Bea', pricing_model: 'Bea', category_id: 'Bea' })
    expect(Object.keys(of)).toContain('short_description')
    // None of them has touched what is changed here.
    const merged = await saved(await as(ada)('PUT', `${path}/${id}`, { features: ['Mine'], version: 1 }))
    expect(merged).toMatchObject({ features: ['Mine'], is_featured: true, category_id: to.id })
    expect(merged.merged_with).toContain('Bea')
    await expectFailure(
      await as(ada)('PUT', `${path}/${id}`, { short_description: 'Mine.', version: 1 }),
      'conflict',
      'short_description',
    )
  })

  test('being in the bin and back is no change of a field', async () => {
    const { id } = await begin()
    await as(bea)('DELETE', `${path}/${id}`)
    await as(bea)('POST', '/api/admin/records/tool/restore', { ids: [id] })
    const merged = await saved(await as(ada)('PUT', `${path}/${id}`, { tags: ['x'], version: 1 }))
    expect(merged).toMatchObject({ tags: ['x'] })
    expect(merged.merged_with).toBeUndefined()
  })

  test('where the log does not know, every field may be', async () => {
    const { id } = await begin()
    await saved(await as(bea)('PUT', `${path}/${id}`, { tags: ['new'] }))
    const { db } = app.services.database
    await db.updateTable('changes').set({ version: null }).where('entity_id', '=', String(id)).execute()
    await expectFailure(
      await as(ada)('PUT', `${path}/${id}`, { features: ['x'], version: 1 }),
      'conflict',
      'features',
    )
    const { fields } = await since('tool', id, 1)
    expect(fields.find((f) => f.field === 'features')).toMatchObject({ actor_name: 'Bea', after: [] })
  })

  test('is nobody else’s to see', async () => {
    const { id } = await begin()
    const { headers } = await createPerson(app, { role: 'moderator' })
    const path = `/api/admin/records/tool/${id}/since?version=1`
    await expectFailure(await app.request(path, { headers }), 'forbidden')
    await expectFailure(
      await app.request('/api/admin/records/tool/999999/since?version=1', { headers: ada.headers }),
      'not_found',
    )
  })
})

test('two people at the settings keep the work of both', async () => {
  const path = '/api/admin/settings'
  const { version } = await saved(await as(ada)('PUT', path, { link_check_days: 1 }))
  const theirs = { review_moderation: 'approve', version }
  await saved(await as(bea)('PUT', path, theirs))
  const mine = { link_check_days: 30, version }
  expect(await saved(await as(ada)('PUT', path, mine))).toMatchObject({
    review_moderation: 'approve',
    link_check_days: 30,
    merged_with: ['Bea'],
  })
  const both = await app.read<Since>(`${path}/since?version=${version}`, { headers: ada.headers })
  expect(both.fields).toMatchObject([
    { field: 'review_moderation', before: 'publish', after: 'approve', actor_name: 'Bea' },
    { field: 'link_check_days', before: 1, after: 30, actor_name: 'Ada' },
  ])
  const late = await as(bea)('PUT', path, { link_check_days: 7, version })
  await expectFailure(late, 'conflict', 'link_check_days')
})
