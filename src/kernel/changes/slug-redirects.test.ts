import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../test/app.ts'
import { createBundle, createCategory, createTool } from '../../../test/factories.ts'
import { slugKinds } from '../../api.ts'
import { now } from '../data/codec.ts'
import { KITLY, recordChanges, writeContent } from './changes.queries.ts'
import { recordSlugChange, type SlugKind } from './slug-redirects.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const TABLES = { tool: 'tools', bundle: 'bundles', category: 'categories' } as const
const kindOf = (name: SlugKind['entity']) => slugKinds.find(({ entity }) => entity === name)!

/** Changes a slug as the administration does. */
async function rename(entity: keyof typeof TABLES, id: number, from: string, to: string) {
  await writeContent(app.services, async (tx) => {
    await tx.updateTable(TABLES[entity]).set({ slug: to }).where('id', '=', id).execute()
    await recordSlugChange(tx, kindOf(entity), from, to)
    await recordChanges(tx, KITLY, [{ action: 'update', entity, entity_id: id }])
  })
}

async function expectMoved(path: string, location: string) {
  const response = await app.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-type')).toBeNull()
}

describe('an old slug', () => {
  test('leads to the newest one, over a chain of changes, with all that follows it', async () => {
    const { id } = await createTool(app, { name: 'First' })
    await rename('tool', id, 'first', 'second')
    await rename('tool', id, 'second', 'third')
    for (const old of ['first', 'second']) {
      await expectMoved(`/api/tools/${old}`, '/api/tools/third')
      await expectMoved(
        `/api/tools/${old}/reviews?limit=2&offset=0`,
        '/api/tools/third/reviews?limit=2&offset=0',
      )
      await expectMoved(`/tools/${old}?tab=reviews`, '/tools/third?tab=reviews')
      await expectMoved(`/tools/${old}/alternatives`, '/tools/third/alternatives')
      await expectMoved(`/og/tools/${old}.png?v=1`, '/og/tools/third.png?v=1')
    }
    const head = await app.request('/api/tools/first', { method: 'HEAD' })
    expect(head.status).toBe(301)
    expect((await app.read<{ id: number }>('/api/tools/third')).id).toBe(id)
  })

  test('is not looked for by what writes', async () => {
    const { id } = await createTool(app, { name: 'Written' })
    await rename('tool', id, 'written', 'rewritten')
    const body = { user_name: 'Ada', user_email: 'ada@example.com', rating: 4, content: 'Good' }
    await expectFailure(await app.send('POST', '/api/tools/written/reviews', body), 'not_found')
  })

  test('of a bundle and of an article leads on, too', async () => {
    const { id: tool } = await createTool(app, { name: 'Part' })
    const { id } = await createBundle(app, { name: 'Old Kit', tool_ids: [tool] })
    await rename('bundle', id, 'old-kit', 'new-kit')
    await expectMoved('/api/bundles/old-kit', '/api/bundles/new-kit')
    await expectMoved('/bundles/old-kit', '/bundles/new-kit')
    await expectMoved('/og/bundles/old-kit.png', '/og/bundles/new-kit.png')

    await writeContent(app.services, async (tx) => {
      const at = now()
      const post = {
        title: 'New',
        slug: 'new-post',
        excerpt: '',
        content: '',
        author_name: 'Ada',
        tags: '[]',
      }
      const rest = {
        reading_time_minutes: 1,
        is_published: 1,
        published_at: at,
        created_at: at,
        updated_at: at,
      }
      await tx
        .insertInto('blog_posts')
        .values({ ...post, ...rest })
        .execute()
      await recordSlugChange(tx, kindOf('blog_post'), 'old-post', 'new-post')
    })
    await expectMoved('/blog/old-post', '/blog/new-post')
  })

  test('of a category leads on in lists, and keeps the other filters', async () => {
    const { id } = await createCategory(app, { name: 'Pictures' })
    await createTool(app, { name: 'Camera', category_id: id })
    await rename('category', id, 'pictures', 'images')
    await expectMoved('/api/tools?category=pictures&limit=3', '/api/tools?category=images&limit=3')
    await expectMoved('/api/tools/facets?category=pictures', '/api/tools/facets?category=images')
    await expectMoved('/tools?search=a+b&category=pictures', '/tools?search=a+b&category=images')
    await createCategory(app, { name: 'Sound' })
    await expectMoved('/api/tools?category=sound,pictures', '/api/tools?category=sound,images')
    await expectFailure(await app.request('/api/tools?category=nothing'), 'invalid')
    await expectFailure(await app.request('/api/tools?category=images&limit=0'), 'invalid')
  })

  test('belongs to who has it today', async () => {
    const { id } = await createTool(app, { name: 'Moved' })
    await rename('tool', id, 'moved', 'moved-away')
    const successor = await createTool(app, { name: 'Moved' })
    expect((await app.read<{ id: number }>('/api/tools/moved')).id).toBe(successor.id)
  })

  test('is no longer old when the change is taken back', async () => {
    const { id } = await createTool(app, { name: 'There' })
    await rename('tool', id, 'there', 'elsewhere')
    await rename('tool', id, 'elsewhere', 'there')
    expect((await app.request('/api/tools/there')).status).toBe(200)
    await expectMoved('/api/tools/elsewhere', '/api/tools/there')
  })

  test('leads nowhere when what had it is in the bin', async () => {
    const { id } = await createTool(app, { name: 'Short' })
    await rename('tool', id, 'short', 'shorter')
    await writeContent(app.services, async (tx) => {
      await tx.updateTable('tools').set({ deleted_at: now() }).where('id', '=', id).execute()
      await recordChanges(tx, KITLY, [{ action: 'delete', entity: 'tool', entity_id: id }])
    })
    await expectFailure(await app.request('/api/tools/short'), 'not_found')
  })

  test('that two have exchanged leads each to its own', async () => {
    const [a, b] = [await createTool(app, { name: 'Left' }), await createTool(app, { name: 'Right' })]
    await rename('tool', a.id, 'left', 'between')
    await rename('tool', b.id, 'right', 'left')
    await rename('tool', a.id, 'between', 'right')
    expect((await app.read<{ id: number }>('/api/tools/left')).id).toBe(b.id)
    expect((await app.read<{ id: number }>('/api/tools/right')).id).toBe(a.id)
    await expectMoved('/api/tools/between', '/api/tools/right')
  })

  test('still names its tool in a comparison', async () => {
    const { id } = await createTool(app, { name: 'Compared' })
    const other = await createTool(app, { name: 'Other' })
    await rename('tool', id, 'compared', 'compared-2')
    const answer = await app.read<{ tools: { id: number }[]; left_out: object[] }>(
      '/api/compare?tools=compared,other,never-there',
    )
    expect(answer.tools.map((t) => t.id)).toEqual([id, other.id])
    expect(answer.left_out).toEqual([{ slug: 'never-there', reason: 'unknown' }])
  })

  test('is refused when nobody has the new one', async () => {
    const write = writeContent(app.services, (tx) => recordSlugChange(tx, kindOf('tool'), 'nobody', 'no-one'))
    await expect(write).rejects.toThrow('There is no tool no-one')
  })
})
