import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { AdminFactSheet } from '../admin-facts.contract.ts'
import type { ToolFacts } from '../facts.contract.ts'

let app: TestApp
let ada: Person
let bea: Person
beforeAll(async () => {
  app = await createTestApp()
  ada = await createPerson(app, { role: 'admin', name: 'Ada' })
  bea = await createPerson(app, { role: 'admin', name: 'Bea' })
})

const today = () => new Date().toISOString().slice(0, 10)
const SOURCE = {
  source_url: 'https://vendor.example/docs',
  source_kind: 'vendor',
  source_date: '2026-08',
  checked_at: '2026-11-01',
}
const fact = (value: unknown, more: object = {}) => ({ value, note: null, ...SOURCE, ...more })
const plan = (name: string, amount: number | null, more: object = {}) => ({
  name,
  amount,
  currency: 'USD',
  per: 'month',
  is_billed_yearly: false,
  per_seat: false,
  unit: null,
  seats_from: null,
  seats_to: null,
  limits: 'All of it',
  trial_days: null,
  trial_needs_card: null,
  ...SOURCE,
  ...more,
})

let count = 0
/** A tool of which these two facts are known. */
const createKnown = async () => {
  const tool = await createTool(app, { name: `Known ${++count}`, slug: `known-${count}` })
  await createFacts(app, tool.id, [
    { kind: 'platforms', value: ['web'] },
    { kind: 'api', value: true },
  ])
  return { ...tool, path: `/api/admin/tools/${tool.id}/facts` }
}
const read = (path: string) => app.read<AdminFactSheet>(path, { headers: ada.headers })
const put = (path: string, body: object, by = ada) => app.send('PUT', path, body, by.headers)
const changed = async (path: string, body: object, by = ada) => {
  const response = await put(path, body, by)
  expect(await response.clone().text()).toMatch(/"version":/)
  return (await response.json()) as AdminFactSheet
}
const rowsOf = (tool: { id: number }, key: string) =>
  app.services.database.db
    .selectFrom('facts')
    .innerJoin('fact_kinds', 'fact_kinds.id', 'facts.kind_id')
    .select(['facts.id', 'value', 'checked_at', 'checked_by', 'until'])
    .where('tool_id', '=', tool.id)
    .where('key', '=', key)
    .orderBy('facts.id')
    .execute()
const plansOf = (tool: { id: number }) =>
  app.services.database.db
    .selectFrom('plans')
    .select(['id', 'name', 'amount', 'position', 'checked_at', 'checked_by', 'until'])
    .where('tool_id', '=', tool.id)
    .orderBy('id')
    .execute()

describe('what is known of a tool', () => {
  test('is one record, with null for what is not known, and version 1 before it is written', async () => {
    const tool = await createKnown()
    const sheet = await read(tool.path)
    expect(sheet).toMatchObject({ id: tool.id, version: 1, slug: tool.slug, is_published: true, plans: [] })
    expect(sheet.platforms).toMatchObject({ value: ['web'], checked_at: '2026-11-20' })
    expect(sheet.sso).toBeNull()
    await expectFailure(
      await app.request('/api/admin/tools/999999/facts', { headers: ada.headers }),
      'not_found',
    )
    await app.send('DELETE', `/api/admin/tools/${tool.id}`, {}, ada.headers)
    await expectFailure(await app.request(tool.path, { headers: ada.headers }), 'not_found')
    await expectFailure(await put(tool.path, { sso: fact(true) }), 'not_found')
  })

  test('is seen on the site at once when it is changed, and what it said before is kept', async () => {
    const tool = await createKnown()
    const shown = () => app.read<ToolFacts>(`/api/tools/${tool.slug}/facts`)
    expect((await shown()).facts).toHaveLength(2)
    const saved = await changed(tool.path, { platforms: fact(['web', 'ios']), sso: fact(false), api: null })
    expect(saved.version).toBe(2)
    expect((await shown()).facts.map(({ kind, value }) => [kind, value])).toEqual([
      ['platforms', ['web', 'ios']],
      ['sso', false],
    ])
    expect(await rowsOf(tool, 'platforms')).toMatchObject([
      { value: '["web"]', checked_by: 'Ada', until: expect.any(String) },
      { value: '["web","ios"]', until: null },
    ])
    expect(await rowsOf(tool, 'api')).toMatchObject([{ value: 'true', until: expect.any(String) }])
    expect((await changed(tool.path, { platforms: fact(['web', 'ios']) })).version).toBe(2)
  })

  test('is refused with a sentence for each wrong field, and nothing of it is stored', async () => {
    const tool = await createKnown()
    const wrong = {
      platforms: fact(['fridge'], { source_url: 'their site' }),
      api: fact('yes', { source_date: '2999-01-01' }),
      founded: fact('lately', { source_kind: 'rumour' }),
      sso: fact(true),
      plans: [
        plan('', 5, { currency: 'ZZZ' }),
        plan('Team', 9, { per: null }),
        plan('Odd', -1, { seats_from: 3, seats_to: 2 }),
      ],
    }
    const { fields } = await expectFailure(await put(tool.path, wrong), 'invalid')
    expect(fields).toEqual({
      'platforms.value': 'fridge is no value of platforms',
      'platforms.source_url': 'The source must be the address of a page',
      'api.value': 'A value must be yes or no',
      'api.source_date': 'A date must not be in the future',
      'founded.value': 'A date must be like 2026-11-22, 2026-11 or 2026',
      'founded.source_kind': 'The source must be one of vendor, documentation, independent, test, editor',
      'plans.0.name': 'A plan needs a name',
      'plans.0.currency': 'A currency must be a code of three letters, such as USD',
      'plans.1.amount': 'A price needs its currency and what it is paid for',
      'plans.2.amount': 'A price must not be below 0',
      'plans.2.seats_to': 'The last seat must not be below the first',
    })
    await expectFailure(await put(tool.path, { colour: fact('red') }), 'invalid', 'colour')
    expect((await read(tool.path)).sso).toBeNull()
  })

  test('goes together where two change different facts, and is asked about where it is the same', async () => {
    const tool = await createKnown()
    await changed(tool.path, { sso: fact(true), version: 1 })
    const both = await changed(tool.path, { offline: fact(false), version: 1 }, bea)
    expect(both).toMatchObject({ sso: { value: true }, offline: { value: false }, merged_with: ['Ada'] })
    expect(await rowsOf(tool, 'offline')).toMatchObject([{ checked_by: 'Bea' }])
    const failure = await expectFailure(
      await put(tool.path, { sso: fact(false), version: 1 }, bea),
      'conflict',
    )
    expect(failure.fields).toEqual({ sso: 'Ada has changed this meanwhile' })
    const since = await app.read<{ fields: { field: string }[] }>(
      `/api/admin/records/fact_sheet/${tool.id}/since?version=2`,
      { headers: bea.headers },
    )
    expect(since.fields).toMatchObject([{ field: 'offline', before: null, actor_name: 'Bea' }])
  })

  test('has a history, and older versions return', async () => {
    const tool = await createKnown()
    await changed(tool.path, { platforms: fact(['linux']), plans: [plan('Pro', 20)] })
    const history = () =>
      app.read<{ id: number; fields: { field: string }[] }[]>(
        `/api/admin/records/fact_sheet/${tool.id}/history`,
        { headers: ada.headers },
      )
    const [entry] = await history()
    expect(entry!.fields.map(({ field }) => field).sort()).toEqual(['plans', 'platforms'])
    const back = await app.send(
      'POST',
      `/api/admin/records/fact_sheet/${tool.id}/restore`,
      { change_id: entry!.id, side: 'before' },
      bea.headers,
    )
    expect(await back.json()).toEqual({ version: 3 })
    expect(await read(tool.path)).toMatchObject({ platforms: { value: ['web'] }, plans: [] })
    expect(await rowsOf(tool, 'platforms')).toHaveLength(3)
    const log = await app.read('/api/admin/changes?entity=fact_sheet&limit=1', { headers: ada.headers })
    expect(log).toMatchObject([{ entity_id: String(tool.id), name: tool.name, action: 'restore' }])
  })

  test('leaves facts alone whose kind is not asked any more, also when a version returns', async () => {
    const tool = await createKnown()
    await changed(tool.path, { retention: fact('30 days') })
    const kinds = await app.read<{ id: number; key: string }[]>('/api/admin/fact-kinds', {
      headers: ada.headers,
    })
    const { id } = kinds.find(({ key }) => key === 'retention')!
    const retire = (is_retired: boolean) =>
      app.send('PUT', `/api/admin/fact-kinds/${id}`, { is_retired }, ada.headers)
    await retire(true)
    await expectFailure(await put(tool.path, { retention: null }), 'invalid', 'retention')
    expect(await changed(tool.path, { api: null })).not.toHaveProperty('retention')
    await retire(false)
    expect(await read(tool.path)).toMatchObject({ retention: { value: '30 days' }, api: null })
  })

  test('comes and goes with its tool, not by itself', async () => {
    const tool = await createKnown()
    await changed(tool.path, { sso: fact(true) })
    const path = '/api/admin/records/fact_sheet'
    await expectFailure(await app.send('POST', `${path}/delete`, { ids: [tool.id] }, ada.headers), 'invalid')
    expect(await app.read(`${path}/bin?search=a`, { headers: ada.headers })).toEqual([])
    expect(await read(tool.path)).toMatchObject({ sso: { value: true } })
  })
})

describe('plans', () => {
  test('keep their rows while they say the same; a price that was is kept', async () => {
    const tool = await createKnown()
    await changed(tool.path, { plans: [plan('Free', 0), plan('Pro', 20), plan('Team', 30)] })
    const before = await plansOf(tool)
    const checked = { checked_at: '2026-11-02' }
    await changed(tool.path, { plans: [plan('Team', 30, checked), plan('Free', 0), plan('Pro', 25)] }, bea)
    const rows = await plansOf(tool)
    expect(
      rows.map(({ name, amount, position, checked_by, until }) => [
        name,
        amount,
        position,
        checked_by,
        until !== null,
      ]),
    ).toEqual([
      ['Free', 0, 1, 'Ada', false],
      ['Pro', 20, 1, 'Ada', true],
      ['Team', 30, 0, 'Bea', false],
      ['Pro', 25, 2, 'Bea', false],
    ])
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(rows[2]!.checked_at).toBe('2026-11-02')
    expect((await read(tool.path)).plans.map(({ name }) => name)).toEqual(['Team', 'Free', 'Pro'])
  })
})

describe('what is still true', () => {
  const confirm = (path: string, body: object, by = ada) =>
    app.send('POST', `${path}/confirm`, body, by.headers)

  test('is of today, and begins no new time', async () => {
    const tool = await createKnown()
    await changed(tool.path, { plans: [plan('Pro', 20)] })
    const response = await confirm(tool.path, { kinds: ['api'], plans: true }, bea)
    expect(await response.json()).toMatchObject({ version: 3, api: { checked_at: today() } })
    expect(await rowsOf(tool, 'api')).toMatchObject([{ checked_at: today(), checked_by: 'Bea', until: null }])
    expect(await rowsOf(tool, 'platforms')).toMatchObject([{ checked_by: 'Ada' }])
    expect(await plansOf(tool)).toMatchObject([{ checked_at: today(), checked_by: 'Bea', until: null }])
  })

  test('is not what is not known, nor what somebody has changed meanwhile', async () => {
    const tool = await createKnown()
    for (const key of ['sso', 'colour', 'name', 'plans', 'constructor']) {
      await expectFailure(await confirm(tool.path, { kinds: [key] }), 'invalid', 'kinds')
    }
    await changed(tool.path, { api: fact(false), version: 1 })
    await expectFailure(await confirm(tool.path, { kinds: ['api'], version: 1 }, bea), 'conflict', 'api')
    await expectFailure(await confirm('/api/admin/tools/999999/facts', { kinds: [] }), 'not_found')
  })
})
