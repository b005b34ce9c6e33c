import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  closeTestApps,
  createPostgresDatabase,
  createTestApp,
  expectFailure,
  type TestApp,
} from '../../../../test/app.ts'
import { createReview, createTools } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { POSTGRES_URL } from '../../../../test/postgres.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { Counters } from '../../counters/server/counters.service.ts'
import type { AdminSettings } from '../../settings/admin-settings.contract.ts'
import { DEFAULT_ORDER_WEIGHTS, type OrderWeights, toPercent } from '../../settings/order-weights.ts'
import type { ToolCard } from '../../tools/tools.contract.ts'
import type { OrderPreview } from '../admin-ordering.contract.ts'
import type { Ordering } from '../ordering.contract.ts'
import { beginOrderDay } from './ordering.service.ts'

afterAll(closeTestApps)

const NOTHING: OrderWeights = { rating: 0, facts: 0, freshness: 0, choice: 0, use: 0 }
const only = (part: keyof OrderWeights): OrderWeights => ({ ...NOTHING, [part]: 100 })

const names = async (app: TestApp) => (await app.read<ToolCard[]>('/api/tools')).map(({ name }) => name)
const put = (app: TestApp, { headers }: Person, body: object) =>
  app.send('PUT', '/api/admin/settings', body, headers)

/** Four tools, each the first by one part of the score. */
async function createFour(app: TestApp) {
  const tools = await createTools(app, [
    { name: 'Chosen', is_featured: true },
    { name: 'Known' },
    { name: 'Reviewed' },
    { name: 'Used' },
  ])
  const [, known, reviewed, used] = tools
  await createFacts(app, known!.id, [
    { kind: 'free_plan', value: true },
    { kind: 'platforms', value: ['ios'] },
    { kind: 'open_source', value: false },
  ])
  for (let i = 0; i < 8; i++) await createReview(app, reviewed!.slug, { rating: 5 })
  const counters = new Counters(app.services)
  for (let i = 0; i < 90; i++) counters.count('tool_click', used!.id, `visitor ${i}`)
  await counters.flush()
  await counters.tellMoved()
  await counters.close()
  // The kinds came with the facts, past the log.
  await writeContent(app.services, (tx) =>
    recordChanges(tx, KITLY, [{ action: 'update', entity: 'fact_kind', entity_id: 1 }]),
  )
}

describe('the weights of the order', () => {
  let app: TestApp
  let boss: Person
  beforeAll(async () => {
    app = await createTestApp()
    boss = await createPerson(app, { role: 'admin' })
    await createFour(app)
  })
  const preview = (weights: unknown) =>
    app.send('POST', '/api/admin/ordering/preview', { weights }, boss.headers)

  test('are told with what the scores of tools are made of', async () => {
    const { weights, prior_weight, examples } = await app.read<Ordering>('/api/ordering')
    expect(Object.fromEntries(weights.map(({ part, weight }) => [part, weight]))).toEqual(
      DEFAULT_ORDER_WEIGHTS,
    )
    expect(prior_weight).toBe(10)
    const [first] = await app.read<ToolCard[]>('/api/tools')
    expect(examples[0]).toMatchObject({ place: 1, name: first!.name, order_score: first!.order_score })
    const sum = examples[0]!.points.reduce((all, { points }) => all + points, 0)
    expect(sum).toBeCloseTo(100 * first!.order_score, 1)
  })

  test('can be tried, which changes nothing', async () => {
    const before = await names(app)
    const { version } = app.services.catalog.current
    for (const [part, first] of [
      ['choice', 'Chosen'],
      ['facts', 'Known'],
      ['rating', 'Reviewed'],
      ['use', 'Used'],
    ] as const) {
      const { tools, today } = (await (await preview(only(part))).json()) as OrderPreview
      expect(tools[0]).toMatchObject({ name: first, place: 1, before: before.indexOf(first) + 1 })
      expect(today.map(({ name }) => name)).toEqual(before)
    }
    expect(await names(app)).toEqual(before)
    expect(app.services.catalog.current.version).toBe(version)
    expect((await app.read<Ordering>('/api/ordering')).weights[0]!.weight).toBe(DEFAULT_ORDER_WEIGHTS.rating)
  })

  test('change lists and the page once they are saved, and back', async () => {
    const weights = { ...only('use'), use: 90, rating: 10 }
    const saved = (await (await put(app, boss, { order_weights: weights })).json()) as AdminSettings
    expect(saved.order_weights).toEqual(weights)
    expect((await names(app))[0]).toBe('Used')
    const told = await app.read<Ordering>('/api/ordering')
    expect(told.weights.find(({ part }) => part === 'use')).toEqual({ part: 'use', weight: 90 })
    await put(app, boss, { order_weights: only('choice'), version: saved.version })
    expect((await names(app))[0]).toBe('Chosen')
    // Whoever has the older version before them is told.
    const late = await put(app, boss, { order_weights: only('facts'), version: saved.version })
    await expectFailure(late, 'conflict', 'order_weights')
    await put(app, boss, { order_weights: DEFAULT_ORDER_WEIGHTS })
  })

  test.each([
    [{ ...DEFAULT_ORDER_WEIGHTS, use: 9 }, 'weights', 'The weights must be 100 % together; these are 101 %'],
    [{ ...only('use'), use: 101 }, 'weights.use', 'must be a whole number from 0 to 100'],
    [{ ...only('use'), rating: -1 }, 'weights.rating', 'must be a whole number from 0 to 100'],
    [{ ...only('use'), rating: 0.5 }, 'weights.rating', 'must be a whole number from 0 to 100'],
    [{ ...only('use'), rating: '5' }, 'weights.rating', 'must be a whole number from 0 to 100'],
    [{ rating: 100 }, 'weights.facts', 'must be a whole number from 0 to 100'],
  ])('are refused in words where they are none: %j', async (weights, field, sentence) => {
    const { fields } = await expectFailure(await preview(weights), 'invalid', field)
    expect(fields![field]).toBe(sentence)
    const stored = field.replace('weights', 'order_weights')
    await expectFailure(await put(app, boss, { order_weights: weights }), 'invalid', stored)
  })

  test('are nobody else’s to try or to set', async () => {
    const member = await createPerson(app)
    const body = { weights: DEFAULT_ORDER_WEIGHTS }
    const path = '/api/admin/ordering/preview'
    await expectFailure(await app.send('POST', path, body), 'unauthenticated')
    await expectFailure(await app.send('POST', path, body, member.headers), 'forbidden')
    await expectFailure(await put(app, member, { order_weights: only('use') }), 'forbidden')
  })
})

describe('a new day', () => {
  test('makes use worth less and facts due, once, and scores all tools anew', async () => {
    const app = await createTestApp()
    await createFour(app)
    const { catalog } = app.services
    const of = (name: string) => [...catalog.current.toolById.values()].find((t) => t.name === name)!
    const before = { use: of('Used').order_parts.use, freshness: of('Known').order_parts.freshness }
    expect(before.use).toBeGreaterThan(0)
    expect(before.freshness).toBe(1)
    const later = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10)
    await beginOrderDay(app.services, later)
    expect(of('Used').order_parts.use).toBeLessThan(before.use)
    expect(of('Known').order_parts.freshness).toBe(0)
    const uses = await app.services.database.db.selectFrom('tool_uses').selectAll().execute()
    expect(uses).toEqual([])
    const { version } = catalog.current
    await beginOrderDay(app.services, later)
    expect(catalog.current.version).toBe(version)
  })

  test('is no change of a site that has begun today', async () => {
    const app = await createTestApp()
    await beginOrderDay(app.services)
    expect(app.services.catalog.current.version).toBe(0)
  })
})

test('weights of any sum become whole percentages that make 100', () => {
  expect(toPercent({ rating: 1, facts: 1, freshness: 1, choice: 0, use: 0 })).toEqual({
    rating: 34,
    facts: 33,
    freshness: 33,
    choice: 0,
    use: 0,
  })
  expect(toPercent(DEFAULT_ORDER_WEIGHTS)).toEqual(DEFAULT_ORDER_WEIGHTS)
  expect(toPercent(NOTHING)).toBeNull()
})

describe.runIf(POSTGRES_URL)('two programs on one database', () => {
  test('order by the same weights', async () => {
    const DATABASE_URL = await createPostgresDatabase()
    const apps = [await createTestApp({ DATABASE_URL }), await createTestApp({ DATABASE_URL })] as const
    const boss = await createPerson(apps[0], { role: 'admin' })
    await createFour(apps[0])
    await put(apps[0], boss, { order_weights: only('use') })
    await expect.poll(async () => (await names(apps[1]))[0], { interval: 10 }).toBe('Used')
    const [a, b] = await Promise.all(apps.map((app) => app.read('/api/ordering')))
    expect(a).toEqual(b)
  })
})
