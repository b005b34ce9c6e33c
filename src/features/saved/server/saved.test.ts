import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { BundleCard } from '../../bundles/bundles.contract.ts'
import { insertBundles } from '../../bundles/server/bundles.queries.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { SavedBundle, SavedTool } from '../saved.contract.ts'

let app: TestApp
let tools: Tool[]
let bundleId: number
beforeAll(async () => {
  app = await createTestApp()
  tools = await createTools(app, [{ name: 'Alpha' }, { name: 'Beta' }, { name: 'Gamma' }])
  bundleId = await writeContent(app.services, async (tx) => {
    const [id] = await insertBundles(tx, [
      {
        name: 'Starter set',
        slug: 'starter-set',
        icon: '🧰',
        summary: 'For the start',
        description: 'All one needs',
        tags: [],
        use_case_guidance: null,
        downloadable_resource: null,
        tools: [{ tool_id: tools[0]!.id, why: null }],
      },
    ])
    await recordChanges(tx, KITLY, [{ action: 'create', entity: 'bundle', entity_id: id! }])
    return id!
  })
})

const as = ({ headers }: Person, method: string, path: string, body?: unknown) =>
  body === undefined
    ? app.request(`/api/users/${path}`, { method, headers })
    : app.send(method, `/api/users/${path}`, body, headers)
const read = async <T>(person: Person, path: string) => (await (await as(person, 'GET', path)).json()) as T
const names = async (person: Person) => (await read<SavedTool[]>(person, 'saved-tools')).map((t) => t.name)
const popularity = async () =>
  (await app.read<BundleCard[]>('/api/bundles')).find((b) => b.id === bundleId)!.popularity

describe('saved tools', () => {
  test('are saved by address or body, once, and listed with the last first', async () => {
    const person = await createPerson(app)
    const [alpha, beta] = tools
    expect((await as(person, 'POST', `saved-tools/${alpha!.id}`)).status).toBe(200)
    // Times have milliseconds: the second one must be later.
    await new Promise((resolve) => setTimeout(resolve, 3))
    expect((await as(person, 'POST', 'saved-tools', { tool_id: beta!.id })).status).toBe(200)
    expect((await as(person, 'POST', `saved-tools/${alpha!.id}`)).status).toBe(200)
    expect(await names(person)).toEqual(['Beta', 'Alpha'])
    expect(await read(person, 'saved')).toEqual({ tools: [beta!.id, alpha!.id], bundles: [] })
  })

  test('keep note and folder, until they are taken out, which answers both', async () => {
    const person = await createPerson(app)
    const id = tools[0]!.id
    await as(person, 'POST', `saved-tools/${id}`)
    const change = async (body: object) =>
      (await (await as(person, 'PUT', `saved-tools/${id}`, body)).json()) as SavedTool
    expect(await change({ note: '  For Monday ', folder: 'Work' })).toMatchObject({
      note: 'For Monday',
      folder: 'Work',
    })
    expect(await change({ note: '' })).toMatchObject({ note: null, folder: 'Work' })
    expect(await read(person, `saved-tools/${id}`)).toMatchObject({
      name: 'Alpha',
      note: null,
      folder: 'Work',
    })
    expect(await (await as(person, 'DELETE', `saved-tools/${id}`)).json()).toEqual({
      success: true,
      note: null,
      folder: 'Work',
    })
    expect(await names(person)).toEqual([])
    await expectFailure(await as(person, 'GET', `saved-tools/${id}`), 'not_found')
    await expectFailure(await as(person, 'PUT', `saved-tools/${id}`, { note: 'x' }), 'not_found')
  })

  test('belong to one person: nobody else reads, changes or removes them', async () => {
    const owner = await createPerson(app)
    const other = await createPerson(app)
    const id = tools[0]!.id
    await as(owner, 'POST', `saved-tools/${id}`)
    await as(owner, 'PUT', `saved-tools/${id}`, { note: 'secret plan' })
    expect(await names(other)).toEqual([])
    await expectFailure(await as(other, 'GET', `saved-tools/${id}`), 'not_found')
    await expectFailure(await as(other, 'PUT', `saved-tools/${id}`, { note: 'mine now' }), 'not_found')
    await as(other, 'DELETE', `saved-tools/${id}`)
    expect(await read(owner, `saved-tools/${id}`)).toMatchObject({ note: 'secret plan' })
  })

  test('must exist, and have notes of a bearable length', async () => {
    const person = await createPerson(app)
    await expectFailure(await as(person, 'POST', 'saved-tools/999999'), 'not_found')
    await expectFailure(await as(person, 'POST', 'saved-tools/one'), 'invalid', 'id')
    await expectFailure(await as(person, 'POST', 'saved-tools', { tool_id: '1' }), 'invalid', 'tool_id')
    await as(person, 'POST', `saved-tools/${tools[0]!.id}`)
    const long = { note: 'x'.repeat(1001), folder: 'x'.repeat(61) }
    const { fields } = await expectFailure(
      await as(person, 'PUT', `saved-tools/${tools[0]!.id}`, long),
      'invalid',
    )
    expect(Object.keys(fields ?? {}).sort()).toEqual(['folder', 'note'])
  })

  test('leave the list while they are not published, and come back', async () => {
    const person = await createPerson(app)
    const gamma = tools[2]!
    await as(person, 'POST', `saved-tools/${gamma.id}`)
    const setStatus = (status: 'active' | 'inactive') =>
      writeContent(app.services, async (tx) => {
        await tx.updateTable('tools').set({ status }).where('id', '=', gamma.id).execute()
        await recordChanges(tx, KITLY, [{ action: 'update', entity: 'tool', entity_id: gamma.id }])
      })
    await setStatus('inactive')
    expect(await names(person)).toEqual([])
    await setStatus('active')
    expect(await names(person)).toEqual(['Gamma'])
  })
})

describe('saved bundles', () => {
  test('count in the popularity, once for each person, also when they come at the same moment', async () => {
    const before = await popularity()
    const [one, two] = [await createPerson(app), await createPerson(app)]
    await Promise.all([one, one, one, two].map((p) => as(p, 'POST', `saved-bundles/${bundleId}`)))
    expect(await popularity()).toBe(before + 2)
    const [saved] = await read<SavedBundle[]>(one, 'saved-bundles')
    expect(saved).toMatchObject({ name: 'Starter set', saved_at: expect.stringMatching(/Z$/) })
    await Promise.all([one, one].map((p) => as(p, 'DELETE', `saved-bundles/${bundleId}`)))
    expect(await popularity()).toBe(before + 1)
    expect(await read(one, 'saved-bundles')).toEqual([])
    expect(await read(two, 'saved')).toEqual({ tools: [], bundles: [bundleId] })
  })

  test('must exist', async () => {
    await expectFailure(await as(await createPerson(app), 'POST', 'saved-bundles/999999'), 'not_found')
  })
})
