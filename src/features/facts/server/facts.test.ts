import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { STARTER_FOLDER } from '../../../starter.ts'
import { readFactKinds } from '../../../starter-facts.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { FactKind, PriceHistory, ToolFacts } from '../facts.contract.ts'
import { insertMissingKinds } from './facts.queries.ts'

let app: TestApp
let tool: Tool
beforeAll(async () => {
  app = await createTestApp()
  tool = await createTool(app, { name: 'Editor', slug: 'editor' })
  await createTool(app, { name: 'Blank', slug: 'blank' })
  await createFacts(
    app,
    tool.id,
    [
      { kind: 'api', value: true },
      { kind: 'platforms', value: ['web', 'ios'], note: 'iOS from version 17' },
      { kind: 'free_plan', value: false, source_kind: 'independent', source_date: null },
    ],
    [
      { name: 'Free', amount: 0 },
      { name: 'Team', amount: 8.5, per_seat: true },
      { name: 'Large', amount: null },
    ],
  )
})

const factsOf = (slug: string) =>
  app.read<ToolFacts & { price_history: PriceHistory[] }>(`/api/tools/${slug}/facts`)

describe('GET /api/tools/{slug}/facts', () => {
  test('has what is known in the order of the questions, each with its source', async () => {
    const { facts } = await factsOf('editor')
    expect(facts.map((f) => f.kind)).toEqual(['free_plan', 'platforms', 'api'])
    expect(facts[1]).toEqual({
      kind: 'platforms',
      value: ['web', 'ios'],
      note: 'iOS from version 17',
      source_url: 'https://docs.example.com/plans',
      source_kind: 'vendor',
      source_date: '2026-08-22',
      checked_at: '2026-11-20',
    })
    expect(facts[0]).toMatchObject({ value: false, source_kind: 'independent', source_date: null })
  })

  test('has the plans as they stand, in their order', async () => {
    const { plans } = await factsOf('editor')
    expect(plans.map(({ name, amount, per_seat }) => [name, amount, per_seat])).toEqual([
      ['Free', 0, false],
      ['Team', 8.5, true],
      ['Large', null, false],
    ])
  })

  test('has what plans have cost where that has changed', async () => {
    const { db } = app.services.database
    const { id } = await createTool(app, { name: 'History', slug: 'history' })
    const priced = async (name: string, amount: number, since: string, until: string | null) => {
      await createFacts(app, id, [], [{ name, amount }])
      await db.updateTable('plans').set({ since, until }).where('since', '>', '2026-11-01').execute()
    }
    await priced('Pro', 20, '2026-01-01T10:00:00Z', '2026-05-01T10:00:00Z')
    // Something else of it was another.
    await priced('Pro', 20, '2026-05-01T10:00:00Z', '2026-08-01T10:00:00Z')
    await priced('pro', 25, '2026-08-01T10:00:00Z', null)
    await priced('Team', 40, '2026-01-01T10:00:00Z', null)
    const { plans, price_history } = await factsOf('history')
    expect(plans.map(({ name, amount }) => [name, amount])).toEqual([
      ['pro', 25],
      ['Team', 40],
    ])
    const points = [
      { date: '2026-01-01', amount: 20 },
      { date: '2026-08-01', amount: 25 },
    ]
    expect(price_history).toEqual([{ plan: 'pro', currency: 'USD', per: 'month', points }])
  })

  test('is empty where nothing is known: that is no "no"', async () => {
    expect(await factsOf('blank')).toEqual({ facts: [], plans: [], price_history: [] })
  })

  test('is not there for what is no published tool', async () => {
    await expectFailure(await app.request('/api/tools/nothing/facts'), 'not_found')
  })

  test('of a kind at most one stands', async () => {
    await expect(createFacts(app, tool.id, [{ kind: 'api', value: false }])).rejects.toThrow()
    await expect(createFacts(app, tool.id, [{ kind: 'colour', value: 'red' }])).rejects.toThrow(
      'There is no kind of facts colour',
    )
  })

  test('leaves out what has ended, and kinds that are not asked any more', async () => {
    const other = await createTestApp()
    const { id } = await createTool(other, { name: 'Editor', slug: 'editor' })
    await createFacts(
      other,
      id,
      [
        { kind: 'api', value: true },
        { kind: 'sso', value: true },
        { kind: 'offline', value: true },
      ],
      [{ name: 'Old' }, { name: 'New' }],
    )
    const { db } = other.services.database
    await db.updateTable('fact_kinds').set({ is_retired: 1 }).where('key', '=', 'sso').execute()
    const kind = await db
      .selectFrom('fact_kinds')
      .select('id')
      .where('key', '=', 'offline')
      .executeTakeFirstOrThrow()
    const until = new Date().toISOString()
    await db.updateTable('facts').set({ until }).where('kind_id', '=', kind.id).execute()
    await db.updateTable('plans').set({ until }).where('name', '=', 'Old').execute()
    const { facts, plans } = await other.read<ToolFacts>('/api/tools/editor/facts')
    expect(facts.map((f) => f.kind)).toEqual(['api'])
    expect(plans.map((p) => p.name)).toEqual(['New'])
    expect((await other.read<FactKind[]>('/api/fact-kinds')).map((k) => k.key)).not.toContain('sso')
  })
})

describe('the kinds that come with Kitly', () => {
  test('are listed in their order, and are not written over when it starts again', async () => {
    const kinds = await app.read<FactKind[]>('/api/fact-kinds')
    const given = await readFactKinds(STARTER_FOLDER)
    expect(kinds).toEqual(given)
    const { db } = app.services.database
    expect(await insertMissingKinds(db, given)).toBe(0)
    expect(await insertMissingKinds(db, [...given, { ...given[0]!, key: 'new_one' }])).toBe(1)
  })
})
