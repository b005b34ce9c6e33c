import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { ToolCard, ToolFacets } from '../tools.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const names = ['Atlas', 'Bureau', 'Comet', 'Dune']
  const [atlas, bureau, comet] = await createTools(
    app,
    names.map((name) => ({ name })),
  )
  await createFacts(
    app,
    atlas!.id,
    [
      { kind: 'platforms', value: ['web', 'ios'] },
      { kind: 'free_plan', value: true },
      { kind: 'open_source', value: false },
      { kind: 'integrations', value: ['Google Drive', 'Slack'] },
      { kind: 'licence', value: 'Closed' },
    ],
    [
      { name: 'Team', amount: 300, per: 'year' },
      { name: 'Pro', amount: 30 },
      { name: 'Free', amount: 0 },
    ],
  )
  await createFacts(
    app,
    bureau!.id,
    [
      { kind: 'platforms', value: ['android'] },
      { kind: 'open_source', value: true },
      { kind: 'integrations', value: ['Slack'] },
    ],
    [
      { name: 'Pro', amount: 8, currency: 'EUR' },
      { name: 'Old', amount: null },
    ],
  )
  await createFacts(app, comet!.id, [], [{ name: 'Seats', amount: 6, per_seat: true, seats_from: 3 }])
  await told('fact_kind', 1)
  await told('tool', atlas!.id, bureau!.id, comet!.id)
})

const told = (entity: 'tool' | 'fact_kind', ...ids: number[]) =>
  writeContent(app.services, (tx) =>
    recordChanges(
      tx,
      KITLY,
      ids.map((id) => ({ action: 'update', entity, entity_id: id })),
    ),
  )

const list = (facts: string) => app.read<ToolCard[]>(`/api/tools?sort=name&facts=${facts}`)
const namesOf = async (facts: string) => (await list(facts)).map(({ name }) => name)

describe('lists by what is known', () => {
  test.each([
    ['platforms:ios', ['Atlas']],
    ['platforms:ios,android', ['Atlas', 'Bureau']],
    ['platforms:ios,android,open_source:yes', ['Bureau']],
    ['open_source:no', ['Atlas']],
    ['integrations:google-drive', ['Atlas']],
    ['integrations:unheard-of', []],
    ['price:..20', ['Comet']],
    ['price:20..', ['Atlas']],
    ['price:..20,price:25..', ['Atlas', 'Comet']],
    ['', ['Atlas', 'Bureau', 'Comet', 'Dune']],
  ])('%s', async (facts, names) => {
    expect(await namesOf(facts)).toEqual(names)
  })

  test.each(['unheard_of:yes', 'licence:closed', 'price:cheap', 'ios', 'platforms:<b>'])(
    'refuse %s with a sentence',
    async (facts) => {
      await expectFailure(
        await app.request(`/api/tools?facts=${encodeURIComponent(facts)}`),
        'invalid',
        'facts',
      )
    },
  )

  test('are counted, each kind with all other filters applied', async () => {
    const { total, facts } = await app.read<ToolFacets>(
      '/api/tools/facets?facts=platforms:ios,open_source:no',
    )
    expect(total).toBe(1)
    const countsOf = (kind: string) =>
      Object.fromEntries(facts.find((f) => f.kind === kind)!.values.map(({ value, count }) => [value, count]))
    expect(countsOf('platforms')).toEqual({ web: 1, ios: 1, android: 0 })
    expect(countsOf('open_source')).toEqual({ yes: 0, no: 1 })
    expect(countsOf('integrations')).toEqual({ slack: 1, 'google-drive': 1 })
    expect(countsOf('price')).toEqual({ '..10': 0, '..20': 0, '..50': 1, '..100': 1 })
    // Nothing is known of it.
    expect(facts.map(({ kind }) => kind)).not.toContain('sso')
  })
})

describe('cards', () => {
  test('say what decides, also that something is not so, and nothing of what is not known', async () => {
    const [atlas, bureau, comet, dune] = await list('')
    expect(atlas).toMatchObject({
      facts: [
        { kind: 'free_plan', value: true, text: 'Free plan' },
        { kind: 'platforms', value: ['web', 'ios'], text: 'Web, iOS' },
        { kind: 'open_source', value: false, text: 'Open source: no' },
      ],
      price_from: { amount: 25, currency: 'USD' },
    })
    expect(bureau!.price_from).toEqual({ amount: 8, currency: 'EUR' })
    // Three seats are the least that can be bought.
    expect(comet).toMatchObject({ facts: [], price_from: { amount: 18 } })
    expect(dune).toMatchObject({ facts: [], price_from: null })
    expect(dune).not.toHaveProperty('known')
  })

  test('follow when a kind is not asked any more', async () => {
    const { db } = app.services.database
    const retire = (is_retired: number) =>
      db.updateTable('fact_kinds').set({ is_retired }).where('key', '=', 'platforms').execute()
    await retire(1)
    await told('fact_kind', 1)
    expect((await list(''))[0]!.facts.map(({ kind }) => kind)).toEqual(['free_plan', 'open_source'])
    await expectFailure(await app.request('/api/tools?facts=platforms:ios'), 'invalid', 'facts')
    await retire(0)
    await told('fact_kind', 1)
    expect(await namesOf('platforms:ios')).toEqual(['Atlas'])
  })
})
