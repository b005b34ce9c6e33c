import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { SavedKit } from '../stored-kits.contract.ts'

/** Saving a kit in the place of the one it was opened from. */

let app: TestApp
let tools: Tool[]
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  tools = await createTools(app, [{ name: 'Recorder' }, { name: 'Cutter' }])
  owner = await createPerson(app)
})

const input = (given = {}) => ({
  name: 'Podcast Kit',
  description: 'Two tools for a podcast.',
  prompt: 'I record a podcast with remote guests',
  preferences: { budget: 'mixed', complexity: 'beginner', kit_size: 5 },
  items: [{ tool_id: tools[0]!.id, job: 'record-remote' }],
  ...given,
})
const CHANGED = () => ({
  description: 'One tool for clips.',
  items: [{ tool_id: tools[1]!.id, job: 'clips', is_locked: true }],
  jobs: { planner: 'kitly', required: [], suggested: [], added: [], dropped: ['record-remote'] },
})
const saved = async (person = owner): Promise<SavedKit> => {
  const response = await app.send('POST', '/api/users/saved-kits', input(), person.headers)
  expect(response.status).toBe(201)
  return (await response.json()) as SavedKit
}
const change = (id: string, version: unknown, given: object = CHANGED(), person = owner) =>
  app.send('PUT', `/api/users/saved-kits/${id}/contents`, { ...input(given), version }, person.headers)
const find = async (id: string, person = owner) => {
  const list = await app.read<SavedKit[]>('/api/users/saved-kits', { headers: person.headers })
  return list.find((kit) => kit.id === id)
}

describe('changing a saved kit', () => {
  test('puts another one in its place, with the next version', async () => {
    const before = await saved()
    expect(before.version).toBe(1)
    const response = await change(before.id, 1)
    expect(response.status).toBe(200)
    const after = (await response.json()) as SavedKit
    expect(after).toMatchObject({ id: before.id, version: 2, description: 'One tool for clips.' })
    expect(after.created_at).toBe(before.created_at)
    expect(after.tools.map((t) => [t.name, t.is_locked])).toEqual([['Cutter', true]])
    expect(after.jobs!.dropped.map((j) => j.id)).toEqual(['record-remote'])
    expect(await find(before.id)).toEqual(after)
  })

  test('does not write over what was changed meanwhile, nor over a new name', async () => {
    const { id } = await saved()
    expect((await change(id, 1)).status).toBe(200)
    await expectFailure(await change(id, 1, { description: 'Mine.' }), 'conflict')
    expect((await find(id))!.description).toBe('One tool for clips.')
    const renamed = await app.send('PUT', `/api/users/saved-kits/${id}`, { name: 'My show' }, owner.headers)
    expect((await renamed.json()) as SavedKit).toMatchObject({ name: 'My show', version: 3 })
    await expectFailure(await change(id, 2), 'conflict')
    expect(await find(id)).toMatchObject({ name: 'My show', version: 3 })
  })

  test('lets one of two changes at the same time win', async () => {
    const { id } = await saved()
    const both = await Promise.all(['One.', 'Two.'].map((description) => change(id, 1, { description })))
    expect(both.map((r) => r.status).sort()).toEqual([200, 409])
    const won = both.findIndex((r) => r.status === 200)
    expect(await find(id)).toMatchObject({ description: ['One.', 'Two.'][won], version: 2 })
  })

  test('may be repeated by who has not heard the answer', async () => {
    const { id } = await saved()
    expect((await change(id, 1)).status).toBe(200)
    const again = await change(id, 1)
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ version: 2 })
  })

  test('finds no kit that is deleted, and none of somebody else', async () => {
    const { id } = await saved()
    const other = await createPerson(app)
    await expectFailure(await change(id, 1, CHANGED(), other), 'not_found')
    expect(await find(id, other)).toBeUndefined()
    expect(await find(id)).toMatchObject({ description: 'Two tools for a podcast.', version: 1 })
    await app.request(`/api/users/saved-kits/${id}`, { method: 'DELETE', headers: owner.headers })
    await expectFailure(await change(id, 1), 'not_found')
    await expectFailure(await change('1', 1), 'not_found')
    await app.request(`/api/users/saved-kits/${id}/restore`, { method: 'POST', headers: owner.headers })
    expect(await find(id)).toMatchObject({ description: 'Two tools for a podcast.', version: 1 })
  })

  test.each([
    ['no version', undefined, {}, 'version'],
    ['a version that is a text', '1', {}, 'version'],
    ['an unknown tool', 1, { items: [{ tool_id: 999_999, job: 'clips' }] }, 'items'],
    ['an unknown job', 1, { items: [{ tool_id: 1, job: 'telegraphy' }] }, 'items'],
    ['no name', 1, { name: ' ' }, 'name'],
  ])('refuses %s', async (_, version, given, field) => {
    const { id } = await saved()
    await expectFailure(await change(id, version, given), 'invalid', field)
    expect(await find(id)).toMatchObject({ name: 'Podcast Kit', version: 1 })
  })
})
