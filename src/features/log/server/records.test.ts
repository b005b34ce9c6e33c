import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { AdminTool } from '../../tools/admin-tools.contract.ts'
import type { Tool } from '../../tools/tools.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const create = async (given: object = {}) => {
  const input = {
    short_description: 'Writes letters that sound like you.',
    website_url: 'https://quillwright.example',
    ...given,
  }
  return (await (await send('POST', '/api/admin/tools', input)).json()) as AdminTool
}
const readPublic = (slug: string) => app.read<Tool>(`/api/tools/${slug}`)

describe('the bin', () => {
  const bin = (query = '') =>
    app.read<{ id: number; name: string; deleted_by: string }[]>(`/api/admin/records/tool/bin?${query}`, {
      headers: boss.headers,
    })

  test('takes a tool off the site and gives it back', async () => {
    const tool = await create({ name: 'Thrown away' })
    expect(await (await send('DELETE', `/api/admin/tools/${tool.id}`)).json()).toEqual({ success: true })
    expect((await app.request('/api/tools/thrown-away')).status).toBe(404)
    await expectFailure(await send('DELETE', `/api/admin/tools/${tool.id}`), 'not_found')
    await expectFailure(await send('PUT', `/api/admin/tools/${tool.id}`, { name: 'x' }), 'not_found')
    expect(await bin('search=THROWN')).toMatchObject([
      { id: tool.id, name: 'Thrown away', deleted_by: 'Boss' },
    ])
    const restored = await send('POST', '/api/admin/records/tool/restore', { ids: [tool.id, tool.id] })
    expect(await restored.json()).toMatchObject({ ids: [tool.id] })
    expect(await readPublic('thrown-away')).toMatchObject({ id: tool.id })
    expect(await bin('search=thrown')).toEqual([])
  })

  test('gives a tool another slug whose slug was taken meanwhile', async () => {
    const tool = await create({ name: 'Claimed' })
    await send('DELETE', `/api/admin/tools/${tool.id}`)
    await create({ name: 'Claimed' })
    await send('POST', '/api/admin/records/tool/restore', { ids: [tool.id] })
    expect(await readPublic('claimed-2')).toMatchObject({ id: tool.id })
  })

  test('takes several at once, and says which', async () => {
    const [a, b] = [await create({ name: 'One of two' }), await create({ name: 'Two of two' })]
    const moved = await send('POST', '/api/admin/records/tool/delete', { ids: [a.id, b.id, 999_999] })
    expect(await moved.json()).toEqual({ ids: [a.id, b.id], batch: expect.any(String) })
    await expectFailure(await send('POST', '/api/admin/records/tool/delete', { ids: [] }), 'invalid')
  })

  test('is closed to moderators where the kind is not theirs', async () => {
    const { headers } = await createPerson(app, { role: 'moderator' })
    for (const path of ['bin', '1/history']) {
      await expectFailure(await app.request(`/api/admin/records/tool/${path}`, { headers }), 'forbidden')
    }
    for (const path of ['delete', 'restore']) {
      const response = await app.send('POST', `/api/admin/records/tool/${path}`, { ids: [1] }, headers)
      await expectFailure(response, 'forbidden')
    }
    const version = { change_id: 1, side: 'after' }
    await expectFailure(
      await app.send('POST', '/api/admin/records/tool/1/restore', version, headers),
      'forbidden',
    )
  })
})

describe('bulk changes', () => {
  test('change the same about several tools, all or none', async () => {
    const tools = [await create({ name: 'Bulk one' }), await create({ name: 'Bulk two' })]
    const ids = tools.map((t) => t.id)
    const changed = await send('POST', '/api/admin/tools/change', { ids, set: { status: 'inactive' } })
    expect(await changed.json()).toEqual({ changed: 2, batch: expect.any(String) })
    expect((await app.request('/api/tools/bulk-one')).status).toBe(404)
    const wrong = { ids, set: { status: 'active', category_id: 999_999 } }
    await expectFailure(await send('POST', '/api/admin/tools/change', wrong), 'invalid', 'category_id')
    expect((await app.request('/api/tools/bulk-two')).status).toBe(404)
  })
})

describe('the history', () => {
  interface Entry {
    id: number
    action: string
    actor_name: string
    fields: { field: string; before: unknown; after: unknown }[]
  }
  const history = (id: number) =>
    app.read<Entry[]>(`/api/admin/records/tool/${id}/history`, { headers: boss.headers })
  const restore = (id: number, change_id: number, side: 'before' | 'after') =>
    send('POST', `/api/admin/records/tool/${id}/restore`, { change_id, side })

  test('says who changed what, and brings older versions back', async () => {
    const tool = await create({ name: 'Storied', tags: ['old'] })
    await send('PUT', `/api/admin/tools/${tool.id}`, { name: 'Storied II', slug: 'storied-2', tags: ['new'] })
    const entries = await history(tool.id)
    expect(entries).toMatchObject([
      {
        action: 'update',
        actor_name: 'Boss',
        fields: [
          { field: 'name', before: 'Storied', after: 'Storied II' },
          { field: 'slug', before: 'storied', after: 'storied-2' },
          { field: 'tags', before: ['old'], after: ['new'] },
        ],
      },
      { action: 'create', fields: [] },
    ])
    expect(await (await restore(tool.id, entries[0]!.id, 'before')).json()).toEqual({ version: 3 })
    expect(await readPublic('storied')).toMatchObject({ name: 'Storied', tags: ['old'] })
    expect((await history(tool.id))[0]).toMatchObject({ action: 'restore' })
    expect((await restore(tool.id, entries[0]!.id, 'after')).status).toBe(200)
    expect(await readPublic('storied-2')).toMatchObject({ name: 'Storied II' })
  })

  test('does not bring back a category that is gone, or another record', async () => {
    const category = await createCategory(app, { name: 'Passing' })
    const tool = await create({ name: 'Homeless', category_id: category.id })
    await send('PUT', `/api/admin/tools/${tool.id}`, { category_id: null, tags: ['x'] })
    const { db } = app.services.database
    await db
      .updateTable('categories')
      .set({ deleted_at: '2026-01-01' })
      .where('id', '=', category.id)
      .execute()
    const [entry] = await history(tool.id)
    expect((await restore(tool.id, entry!.id, 'before')).status).toBe(200)
    const now = await app.read<AdminTool>(`/api/admin/tools/${tool.id}`, { headers: boss.headers })
    expect(now).toMatchObject({ category_id: null, tags: [] })
    const other = await create({ name: 'Bystander' })
    await expectFailure(await restore(other.id, entry!.id, 'before'), 'not_found')
  })

  test('is part of the log of all changes, which can be narrowed down', async () => {
    const tool = await createTool(app, { name: 'Logged' })
    await send('PUT', `/api/admin/tools/${tool.id}`, { tags: ['seen'] })
    const log = (query: string) =>
      app.read<{ id: number; entity_id: string; name: string }[]>(`/api/admin/changes?${query}`, {
        headers: boss.headers,
      })
    const [newest] = await log('entity=tool&action=update&actor=Boss&limit=1')
    expect(newest).toMatchObject({ entity_id: String(tool.id), name: 'Logged' })
    const [older] = await log(`limit=1&before=${newest!.id}`)
    expect(older!.id).toBeLessThan(newest!.id)
    expect(await log('actor=Nobody+at+all')).toEqual([])
    expect((await log('search=LOGG&limit=1'))[0]).toEqual(newest)
    expect(await log('search=logged+elsewhere')).toEqual([])
    const minute = (n: number) => new Date(Date.now() + n * 60_000).toISOString()
    expect((await log(`from=${minute(-1)}&until=${minute(1)}&limit=1`))[0]).toEqual(newest)
    expect(await log(`from=${minute(1)}`)).toEqual([])
    expect(await log(`until=${minute(-1)}`)).toEqual([])
    const people = await app.read<string[]>('/api/admin/changes/people', { headers: boss.headers })
    expect(people).toContain('Boss')
    expect(people).toEqual([...new Set(people)].sort())
    const refused = await app.request('/api/admin/changes?from=yesterday', { headers: boss.headers })
    await expectFailure(refused, 'invalid')
  })
})
