import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool, createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { KEYS } from '../../../catalog/touched.ts'
import { clientInProcess } from '../../../kernel/http/public-read.ts'
import { Reads } from '../../../kernel/load/reads.ts'
import type { AdminBundle } from '../admin-bundles.contract.ts'
import type { Bundle } from '../bundles.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

const PATH = '/api/admin/bundles'
const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const create = async (given: object) =>
  (await (await send('POST', PATH, { summary: 'All you need', ...given })).json()) as AdminBundle
const readPublic = (slug: string) => app.read<Bundle>(`/api/bundles/${slug}`)

test('a page that goes without a bundle depends on the bundles, and not on every change', async () => {
  const reads = new Reads()
  const call = clientInProcess(app.services, reads)
  await expect(call('GET /api/bundles/{slug}', { params: { slug: 'nowhere' } })).rejects.toThrow(
    'Bundle not found',
  )
  expect([...reads.keys]).toEqual([KEYS.bundles])
})

describe('a bundle', () => {
  test('is made with ids as JSON, and keeps its reasons when they are put in another order', async () => {
    const [a, b] = await createTools(app, [{ name: 'First part' }, { name: 'Second part' }])
    const bundle = await create({ name: 'Starter', tool_ids: JSON.stringify([a!.id, b!.id]), tags: 'x, y' })
    expect(bundle).toMatchObject({
      slug: 'starter',
      status: 'active',
      popularity: 0,
      icon: '🧰',
      tags: ['x', 'y'],
    })
    const tools = [
      { tool_id: a!.id, why: 'It begins' },
      { tool_id: b!.id, why: '' },
    ]
    await send('PUT', `${PATH}/${bundle.id}`, { tools })
    await send('PUT', `${PATH}/${bundle.id}`, { tool_ids: `[${b!.id},${a!.id}]` })
    expect((await readPublic('starter')).tools).toMatchObject([
      { name: 'Second part', why: null },
      { name: 'First part', why: 'It begins' },
    ])
    expect((await create({ name: 'Starter' })).slug).toBe('starter-2')
    await expectFailure(await send('PUT', `${PATH}/${bundle.id}`, { slug: 'starter-2' }), 'invalid', 'slug')
    await send('PUT', `${PATH}/${bundle.id}`, { slug: 'beginner' })
    expect((await app.request('/api/bundles/starter')).status).toBe(301)
  })

  test('comes with how often it was saved and compared, whatever its popularity is set to', async () => {
    const { id, slug } = await create({ name: 'Counted', popularity: 2 })
    const other = await create({ name: 'Not counted' })
    const { headers } = await createPerson(app)
    expect((await app.send('POST', `/api/users/saved-bundles/${id}`, {}, headers)).status).toBe(200)
    app.services.counters.count('bundle_compare', id, 'somebody')
    app.services.counters.count('bundle_compare', id, 'somebody else')
    await app.services.counters.flush()
    const read = (of: number) => app.read<AdminBundle>(`${PATH}/${of}`, { headers: boss.headers })
    expect(await read(id)).toMatchObject({ popularity: 5, counted: 3 })
    expect(await read(other.id)).toMatchObject({ popularity: 0, counted: 0 })
    expect(await readPublic(slug)).not.toHaveProperty('counted')
  })

  test('is refused with a sentence for each wrong field', async () => {
    const failure = await expectFailure(
      await send('POST', PATH, { name: '', summary: ' ', popularity: -1, downloadable_resource: 'x' }),
      'invalid',
    )
    expect(failure.fields).toEqual({
      name: 'Bundle name is required',
      summary: 'Summary is required',
      popularity: 'Popularity must be a whole number of at least 0',
      downloadable_resource: 'must be an address that starts with http:// or https://',
    })
    const part = { name: 'x', summary: 'y' }
    await expectFailure(await send('POST', PATH, { ...part, tool_ids: '[1' }), 'invalid', 'tool_ids')
    await expectFailure(await send('POST', PATH, { ...part, tool_ids: '[999999]' }), 'invalid', 'tools')
  })

  test('whose tools were deleted keeps them for their return, and can be saved', async () => {
    const [kept, gone] = await createTools(app, [{ name: 'Kept' }, { name: 'Deleted later' }])
    const bundle = await create({ name: 'Shrunk', tool_ids: [kept!.id, gone!.id] })
    await send('DELETE', `/api/admin/tools/${gone!.id}`)
    expect((await readPublic('shrunk')).tools.map((t) => t.name)).toEqual(['Kept'])
    const read = await app.read<AdminBundle>(`${PATH}/${bundle.id}`, { headers: boss.headers })
    expect(read.tools.map((t) => t.is_published)).toEqual([true, false])
    const saved = await send('PUT', `${PATH}/${bundle.id}`, { tools: read.tools, summary: 'Changed' })
    expect(saved.status).toBe(200)
    await send('POST', '/api/admin/records/tool/restore', { ids: [gone!.id] })
    expect((await readPublic('shrunk')).tools).toHaveLength(2)
    const other = await create({ name: 'Late' })
    await send('DELETE', `/api/admin/tools/${gone!.id}`)
    await expectFailure(
      await send('PUT', `${PATH}/${other.id}`, { tool_ids: [gone!.id] }),
      'invalid',
      'tools',
    )
  })

  test('is deleted, restored, and an older version of it comes back', async () => {
    const tool = await createTool(app, { name: 'Part of it' })
    const bundle = await create({ name: 'Storied', tool_ids: [tool.id] })
    await send('PUT', `${PATH}/${bundle.id}`, { summary: 'New', tools: [] })
    const [entry] = await app.read<{ id: number }[]>(`/api/admin/records/bundle/${bundle.id}/history`, {
      headers: boss.headers,
    })
    await send('POST', `/api/admin/records/bundle/${bundle.id}/restore`, {
      change_id: entry!.id,
      side: 'before',
    })
    expect(await readPublic('storied')).toMatchObject({ summary: 'All you need', tool_count: 1 })
    await send('DELETE', `${PATH}/${bundle.id}`)
    expect((await app.request('/api/bundles/storied')).status).toBe(404)
    await create({ name: 'Storied' })
    await send('POST', '/api/admin/records/bundle/restore', { ids: [bundle.id] })
    expect((await readPublic('storied-2')).id).toBe(bundle.id)
    await send('PUT', `${PATH}/${bundle.id}`, { summary: 'Newer' })
    const stale = { summary: 'Old', version: 1 }
    await expectFailure(await send('PUT', `${PATH}/${bundle.id}`, stale), 'conflict')
  })

  test('is found by search and status', async () => {
    await create({ name: 'Findable', status: 'inactive', popularity: 7 })
    const list = (query: string) => app.read<AdminBundle[]>(`${PATH}?${query}`, { headers: boss.headers })
    expect((await list('search=FINDABLE')).map((b) => b.popularity)).toEqual([7])
    expect((await list('status=inactive')).map((b) => b.name)).toEqual(['Findable'])
    expect((await list('sort=popularity&order=desc'))[0]!.name).toBe('Findable')
    expect((await app.request('/api/bundles/findable')).status).toBe(404)
  })
})
