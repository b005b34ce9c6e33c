import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createReview, createTool } from '../../../../test/factories.ts'
import { createUploader, toolsCsv } from '../../../../test/imports.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { LogEntry } from '../../../admin-kit/history/records.contract.ts'
import type { AdminTool } from '../../tools/admin-tools.contract.ts'
import type { Tool } from '../../tools/tools.contract.ts'

/** Bulk actions: one entry in the log, and a true undo. */

let app: TestApp
let boss: Person
let bea: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
  bea = await createPerson(app, { role: 'admin', name: 'Bea' })
})

const send = (method: string, path: string, body: unknown = {}, person = boss) =>
  app.send(method, path, body, person.headers)
const answer = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
interface Undone {
  undone: number
  kept: { id: number; name: string; fields: string[] }[]
}
const bulk = async (path: string, body: unknown) =>
  await answer<{ changed: number; ids: number[]; batch: string }>(await send('POST', path, body))
const undo = async (batch: string) =>
  await answer<Undone>(await send('POST', `/api/admin/changes/${batch}/undo`))
const readTool = (id: number) => app.read<AdminTool>(`/api/admin/tools/${id}`, { headers: boss.headers })
const log = (query = '') => app.read<LogEntry[]>(`/api/admin/changes?${query}`, { headers: boss.headers })
const tools = async (...names: string[]) => {
  const ids: number[] = []
  for (const name of names) ids.push((await createTool(app, { name })).id)
  return ids
}

describe('undoing a bulk action', () => {
  test('gives exactly what it has changed back', async () => {
    const ids = await tools('Undone one', 'Undone two', 'Undone three')
    await send('PUT', `/api/admin/tools/${ids[0]}`, { status: 'inactive' })
    const { changed, batch } = await bulk('/api/admin/tools/change', { ids, set: { status: 'inactive' } })
    // The first was so already, and stays so.
    expect(changed).toBe(2)
    expect(await undo(batch)).toEqual({ undone: 2, kept: [] })
    expect((await Promise.all(ids.map(readTool))).map((t) => t.status)).toEqual([
      'inactive',
      'active',
      'active',
    ])
    expect(await app.read<Tool>('/api/tools/undone-two')).toMatchObject({ id: ids[1] })
    await expectFailure(await send('POST', `/api/admin/changes/${batch}/undo`), 'conflict')
  })

  test('keeps what somebody has changed since, field by field, and says so', async () => {
    const category = await createCategory(app, { name: 'Elsewhere' })
    const [first, second] = await tools('Kept one', 'Kept two')
    const set = { pricing_model: 'Paid', category_id: category.id }
    const { batch } = await bulk('/api/admin/tools/change', { ids: [first, second], set })
    await send('PUT', `/api/admin/tools/${first}`, { pricing_model: 'Freemium', tags: ['hers'] }, bea)
    expect(await undo(batch)).toEqual({
      undone: 1,
      kept: [{ id: first, name: 'Kept one', fields: ['pricing_model'] }],
    })
    expect(await readTool(first!)).toMatchObject({
      pricing_model: 'Freemium',
      category_id: null,
      tags: ['hers'],
    })
    expect(await readTool(second!)).toMatchObject({ category_id: null })
  })

  test('keeps what lies in the bin by now', async () => {
    const [first, second] = await tools('Binned one', 'Binned two')
    const { batch } = await bulk('/api/admin/tools/change', {
      ids: [first, second],
      set: { is_featured: true },
    })
    await send('DELETE', `/api/admin/tools/${first}`)
    expect(await undo(batch)).toEqual({ undone: 1, kept: [{ id: first, name: 'Binned one', fields: [] }] })
  })

  test('takes several out of the bin, and puts several back into it', async () => {
    const ids = await tools('Binned and back one', 'Binned and back two')
    const path = (what: string) => `/api/admin/records/tool/${what}`
    const deleted = await bulk(path('delete'), { ids })
    expect((await app.request('/api/tools/binned-and-back-one')).status).toBe(404)
    expect(await undo(deleted.batch)).toMatchObject({ undone: 2 })
    expect((await app.request('/api/tools/binned-and-back-one')).status).toBe(200)
    await bulk(path('delete'), { ids })
    const restored = await bulk(path('restore'), { ids })
    expect(await undo(restored.batch)).toMatchObject({ undone: 2 })
    expect((await app.request('/api/tools/binned-and-back-two')).status).toBe(404)
  })

  test('lets the rating of a tool follow its reviews', async () => {
    const tool = await createTool(app, { name: 'Rated' })
    const { id } = await createReview(app, tool.slug, { rating: 1 })
    const rejected = await bulk('/api/admin/reviews/moderate', { ids: [id], set: { status: 'rejected' } })
    expect(await app.read<Tool>('/api/tools/rated')).toMatchObject({ review_count: 0, rating: 4 })
    expect(await undo(rejected.batch)).toEqual({ undone: 1, kept: [] })
    expect(await app.read<Tool>('/api/tools/rated')).toMatchObject({ review_count: 1, rating: 3.7 })
  })

  test('brings a category back with the tools that were moved out of it', async () => {
    const from = await createCategory(app, { name: 'Given up' })
    const to = await createCategory(app, { name: 'Taken over' })
    const tool = await createTool(app, { name: 'Moved about', category_id: from.id })
    const response = await app.request(`/api/admin/categories/${from.id}?move_to=${to.id}`, {
      method: 'DELETE',
      headers: boss.headers,
    })
    const { moved, batch } = await answer<{ moved: number; batch: string }>(response)
    expect([moved, (await readTool(tool.id)).category_id]).toEqual([1, to.id])
    expect(await undo(batch)).toEqual({ undone: 2, kept: [] })
    expect(await readTool(tool.id)).toMatchObject({ category_id: from.id, category_name: 'Given up' })
  })

  test('belongs to those who may work on the kind, and not to what was imported', async () => {
    const [id] = await tools('Guarded')
    const { batch } = await bulk('/api/admin/tools/change', { ids: [id], set: { is_featured: true } })
    const moderator = await createPerson(app, { role: 'moderator' })
    const path = `/api/admin/changes/${batch}/undo`
    await expectFailure(await send('POST', path, {}, moderator), 'forbidden')
    expect(await readTool(id!)).toMatchObject({ is_featured: true })
    await expectFailure(await send('POST', '/api/admin/changes/nothing/undo'), 'not_found')
    const uploader = await createUploader(app)
    await uploader.bulk(toolsCsv([{ 'Tool Name': 'Imported one' }, { 'Tool Name': 'Imported two' }]))
    const [imported] = await log('action=import')
    await expectFailure(await send('POST', `/api/admin/changes/${imported!.batch}/undo`), 'invalid')
  })
})

describe('the log', () => {
  test('has one entry for one action, which opens to its records', async () => {
    const names = ['Logged one', 'Logged two', 'Logged three']
    const ids = await tools(...names)
    const { batch } = await bulk('/api/admin/tools/change', { ids, set: { is_featured: true } })
    const [entry, before] = await log('limit=2')
    expect(entry).toMatchObject({
      batch,
      actor_name: 'Boss',
      fields: [{ field: 'is_featured', before: false, after: true }],
      parts: [{ entity: 'tool', action: 'update', count: 3 }],
    })
    expect(before!.batch).not.toBe(batch)
    const records = await log(`batch=${batch}`)
    expect(records.map((r) => r.name).sort()).toEqual([...names].sort())
    expect(records.map((r) => r.parts)).toEqual([[], [], []])
    // Each of them still has it in its own history.
    const history = await app.read<{ fields: object[] }[]>(`/api/admin/records/tool/${ids[1]}/history`, {
      headers: boss.headers,
    })
    expect(history[0]).toMatchObject({ fields: [{ field: 'is_featured' }] })
    // The undo is one, too.
    await undo(batch)
    expect((await log('limit=2')).map((e) => e.batch)).toEqual([`undo:${batch}`, batch])
  })

  test('tells what else one action has done, and an action on one record as ever', async () => {
    const from = await createCategory(app, { name: 'Logged away' })
    const to = await createCategory(app, { name: 'Logged into' })
    await createTool(app, { name: 'Moved along', category_id: from.id })
    await app.request(`/api/admin/categories/${from.id}?move_to=${to.id}`, {
      method: 'DELETE',
      headers: boss.headers,
    })
    const [entry] = await log('limit=1')
    expect(entry!.parts).toEqual([
      { entity: 'category', action: 'delete', count: 1 },
      { entity: 'tool', action: 'update', count: 1 },
    ])
    // Narrowed down, it is what passes.
    expect((await log('limit=1&entity=tool'))[0]).toMatchObject({ entity: 'tool', name: null, parts: [] })
    const [id] = await tools('Alone')
    await bulk('/api/admin/tools/change', { ids: [id], set: { is_featured: true } })
    expect((await log('limit=1'))[0]).toMatchObject({ name: 'Alone', parts: [] })
  })

  test('goes on behind an action, page by page', async () => {
    const ids = await tools('Paged one', 'Paged two', 'Paged three')
    await bulk('/api/admin/tools/change', { ids, set: { is_featured: true } })
    await bulk('/api/admin/tools/change', { ids, set: { is_featured: false } })
    const pages = [await log('limit=1')]
    while (pages.length < 4) pages.push(await log(`limit=1&before=${pages.at(-1)![0]!.id}`))
    expect(new Set(pages.map(([entry]) => entry!.id)).size).toBe(4)
    expect(pages.slice(0, 2).map(([entry]) => entry!.parts[0]?.count)).toEqual([3, 3])
  })
})
