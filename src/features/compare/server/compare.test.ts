import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool, createTools } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createSamples } from '../../../../test/samples.ts'
import { demandOf } from '../../../catalog/reading/demands.ts'
import type { Db } from '../../../kernel/data/database.ts'
import type { Tool, ToolOnPage } from '../../tools/tools.contract.ts'
import { ALTERNATIVE_DEMANDS, demandsIn, toggled } from '../alternatives.ts'
import type { Alternative, Comparison, Pair } from '../compare.contract.ts'
import { compareTools, listAlternatives } from './compare.service.ts'

let app: TestApp
let samples: Record<string, Tool>
beforeAll(async () => {
  app = await createTestApp()
  samples = await createSamples(app)
})

describe('GET /api/compare', () => {
  const compare = async (tools: string) => {
    const { tools: found, left_out } = await app.read<Comparison>(
      `/api/compare?tools=${encodeURIComponent(tools)}`,
    )
    return { names: found.map((t) => t.name), left_out }
  }

  test('answers whole tools in the order in which they were asked for', async () => {
    expect(await compare('montage,logomat,zephyr')).toEqual({
      names: ['Montage', 'Logomat', 'Zephyr'],
      left_out: [],
    })
    const { tools } = await app.read<Comparison>('/api/compare?tools=reeltime')
    // What its category costs is said on its own page alone.
    const { price_among: _, ...tool } = await app.read<ToolOnPage>('/api/tools/reeltime')
    expect(tools).toEqual([tool])
    expect(tools[0]).toMatchObject({ id: samples.ReelTime!.id, not_ideal_for: 'Long films' })
  })

  test('says what it left out: unknown, repeated, and beyond five', async () => {
    expect(
      await compare('logomat,nope,logomat,slidewise,cutaway,clipforge,montage,reeltime,montage,nope'),
    ).toEqual({
      names: ['Logomat', 'SlideWise', 'Cutaway', 'ClipForge', 'Montage'],
      left_out: [
        { slug: 'nope', reason: 'unknown' },
        { slug: 'logomat', reason: 'repeated' },
        { slug: 'reeltime', reason: 'over_limit' },
        { slug: 'montage', reason: 'repeated' },
        { slug: 'nope', reason: 'repeated' },
      ],
    })
  })

  test('forgives spaces and empty places, and compares nothing when nothing is asked for', async () => {
    expect(await compare(' logomat ,, montage,')).toEqual({ names: ['Logomat', 'Montage'], left_out: [] })
    expect(await compare('')).toEqual({ names: [], left_out: [] })
    expect(await app.read('/api/compare')).toEqual({ tools: [], left_out: [], kinds: [], facts: [] })
  })

  test('takes what is no slug for unknown, and answers it as it came', async () => {
    const slug = '<img src=x onerror=alert(1)>'
    expect(await compare(`${slug},__proto__`)).toEqual({
      names: [],
      left_out: [
        { slug, reason: 'unknown' },
        { slug: '__proto__', reason: 'unknown' },
      ],
    })
  })

  test('refuses more than 50 slugs and slugs that are too long', async () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => `t${i}`).join(',')
    expect((await compare(many(50))).left_out).toHaveLength(50)
    await expectFailure(await app.request(`/api/compare?tools=${many(51)}`), 'invalid', 'tools')
    await expectFailure(await app.request(`/api/compare?tools=${'x'.repeat(201)}`), 'invalid', 'tools')
    await expectFailure(await app.request('/api/compare?tools=%00'), 'invalid', 'tools')
  })

  test('may be kept by caches', async () => {
    const response = await app.request('/api/compare?tools=logomat')
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
  })
})

describe('what is known of the tools that are compared', () => {
  beforeAll(async () => {
    await createFacts(
      app,
      samples.Logomat!.id,
      [
        { kind: 'api', value: true },
        { kind: 'platforms', value: ['web', 'ios'] },
      ],
      [{ amount: 8 }, { name: 'Free', amount: 0 }],
    )
    await createFacts(app, samples.SlideWise!.id, [{ kind: 'api', value: false }], [{ amount: 20 }])
    // Facts are to be seen with the next change.
    await createTool(app, { name: 'Whatever' })
  })

  test('stands in the order of the tools, with the kinds of which one of them has something', async () => {
    const { tools, facts, kinds } = await app.read<Comparison>('/api/compare?tools=slidewise,montage,logomat')
    expect(tools.map((t) => t.name)).toEqual(['SlideWise', 'Montage', 'Logomat'])
    expect(facts!.map((known) => known.facts.map(({ kind, value }) => [kind, value]))).toEqual([
      [['api', false]],
      [],
      [
        ['platforms', ['web', 'ios']],
        ['api', true],
      ],
    ])
    expect(facts!.map(({ plans }) => plans.map(({ amount }) => amount))).toEqual([[20], [], [8, 0]])
    expect(facts![0]!.facts[0]).toMatchObject({ source_kind: 'vendor', checked_at: '2026-11-20' })
    // A plan of nothing answers what a free plan is asked for.
    expect(kinds.map(({ key }) => key)).toEqual(['free_plan', 'platforms', 'api'])
    // What plans have cost before is told on a tool's own page.
    const known = await app.read<object>('/api/tools/slidewise/facts')
    expect({ ...facts![0], price_history: [] }).toEqual(known)
  })

  test('leaves out kinds that are not compared', async () => {
    const { db } = app.services.database
    await db.updateTable('fact_kinds').set({ is_compared: 0 }).where('key', '=', 'api').execute()
    await createTool(app, { name: 'Something else' })
    const { kinds } = await app.read<Comparison>('/api/compare?tools=slidewise,logomat')
    expect(kinds.map(({ key }) => key)).toEqual(['free_plan', 'platforms'])
    await db.updateTable('fact_kinds').set({ is_compared: 1 }).where('key', '=', 'api').execute()
    await createTool(app, { name: 'Something other' })
  })

  test('is not there while the database is away; the rest is', async () => {
    const away = new Proxy({} as Db, {
      get: () => {
        throw new Error('driver has already been destroyed')
      },
    })
    const reader = {
      ...app.services,
      database: { ...app.services.database, db: away },
      dependsOn: () => {},
    }
    const { tools, facts, kinds } = await compareTools(reader, ['slidewise', 'logomat'])
    expect(tools.map((t) => t.name)).toEqual(['SlideWise', 'Logomat'])
    expect([facts, kinds]).toEqual([null, []])
    const alternatives = await listAlternatives(reader, 'slidewise', { limit: 2 })
    expect(alternatives.map(({ told_apart }) => told_apart)).toEqual([[], []])
  })

  test('tells alternatives apart, and nothing of those of which nothing is known', async () => {
    const alternatives = await app.read<Alternative[]>('/api/tools/slidewise/alternatives')
    const told = Object.fromEntries(alternatives.map(({ name, told_apart }) => [name, told_apart]))
    expect(told.Logomat).toEqual([
      'From $8 a month, SlideWise from $20 a month (by the plans known, checked Nov 2026).',
      'Has an API, SlideWise does not (checked Nov 2026).',
    ])
    expect(told.Cutaway).toEqual([])
  })
})

describe('GET /api/tools/{slug}/alternatives', () => {
  test('answers the similar tools with what tells them apart', async () => {
    const alternatives = await app.read<Alternative[]>('/api/tools/montage/alternatives')
    const similar = await app.read<{ name: string }[]>('/api/tools/montage/similar?limit=12')
    expect(alternatives.map((a) => a.name)).toEqual(similar.map((s) => s.name))
    const reelTime = alternatives.find((a) => a.name === 'ReelTime')
    expect(reelTime).toMatchObject({
      skill_level: 'advanced',
      not_ideal_for: 'Long films',
      pair: 'montage-vs-reeltime',
    })
    expect(reelTime).not.toHaveProperty('description')
  })

  test('names a page of its own only for pairs of one category', async () => {
    const alternatives = await app.read<Alternative[]>('/api/tools/slidewise/alternatives')
    expect(alternatives.length).toBeGreaterThan(0)
    for (const { pair, category_slug } of alternatives) expect(pair !== null).toBe(category_slug === 'design')
    await createTools(app, [
      { name: 'Stray One', tags: ['stray'] },
      { name: 'Stray Two', tags: ['stray'] },
    ])
    const strays = await app.read<Alternative[]>('/api/tools/stray-one/alternatives')
    expect(strays.find((s) => s.name === 'Stray Two')).toMatchObject({ pair: null })
  })

  test('has a limit, twelve unless it is named', async () => {
    const category = await createCategory(app, { name: 'Crowd' })
    await createTools(
      app,
      Array.from({ length: 20 }, (_, i) => ({
        name: `Crowd ${i}`,
        category_id: category.id,
        tags: ['crowd'],
      })),
    )
    expect(await app.read('/api/tools/crowd-0/alternatives')).toHaveLength(12)
    expect(await app.read('/api/tools/crowd-0/alternatives?limit=3')).toHaveLength(3)
    await expectFailure(await app.request('/api/tools/crowd-0/alternatives?limit=51'), 'invalid', 'limit')
  })

  test('answers 404 for an unknown tool', async () => {
    await expectFailure(await app.request('/api/tools/nope/alternatives'), 'not_found')
  })

  test('leaves out what misses a demand, and says of which it is not known', async () => {
    await createTool(app, { name: 'Crowd Sold', tags: ['crowd'], pricing_model: 'Paid' })
    const all = await app.read<Alternative[]>('/api/tools/crowd-1/alternatives?limit=50')
    expect(all.filter((a) => a.is_paid).map((a) => a.name)).toEqual(['Crowd Sold'])
    const free = await app.read<Alternative[]>('/api/tools/crowd-1/alternatives?limit=50&demands=free')
    expect(free.map((a) => a.id)).toEqual(all.filter((a) => !a.is_paid).map((a) => a.id))
    const inEurope = await app.read<Alternative[]>('/api/tools/crowd-1/alternatives?demands=data:eu')
    expect(inEurope.length).toBeGreaterThan(0)
    for (const { unknown } of inEurope) expect(unknown).toEqual(['Data in the EU'])
    // Few tools are open source: what nobody knows counts as not.
    expect(await app.read('/api/tools/crowd-1/alternatives?demands=open-source')).toEqual([])
  })

  test('refuses demands that there are not', async () => {
    for (const demands of ['nonsense', 'price:0', Array(11).fill('free').join()]) {
      const answer = await app.request(`/api/tools/crowd-0/alternatives?demands=${demands}`)
      await expectFailure(answer, 'invalid', 'demands')
    }
  })

  test('offers demands by the names that they have elsewhere', () => {
    for (const { id, label } of ALTERNATIVE_DEMANDS) expect(demandOf(id)).toMatchObject({ id, label })
    expect(demandsIn('offline,nonsense,free').map(({ id }) => id)).toEqual(['free', 'offline'])
    expect(toggled(demandsIn('free'), 'offline')).toBe('free,offline')
    expect(toggled(demandsIn('free,offline'), 'free')).toBe('offline')
    expect(toggled(demandsIn('free'), 'free')).toBeUndefined()
  })
})

describe('GET /api/tools/{slug}/pairs', () => {
  test('answers tools of the same category, also those that share no tag', async () => {
    const pairs = await app.read<Pair[]>('/api/tools/cutaway/pairs')
    expect(pairs.map((p) => p.pair)).toEqual(['cutaway-vs-logomat', 'cutaway-vs-slidewise'])
    expect(pairs[0]!.tool).toEqual({
      ...{ name: 'Logomat', slug: 'logomat' },
      ...{ logo_url: null, theme_color: null },
    })
  })

  test('answers three unless another number is named', async () => {
    expect(await app.read('/api/tools/crowd-0/pairs')).toHaveLength(3)
    expect(await app.read('/api/tools/crowd-0/pairs?limit=5')).toHaveLength(5)
  })

  test('answers none for a tool without a category, and 404 for an unknown one', async () => {
    await createTool(app, { name: 'Loner' })
    expect(await app.read('/api/tools/loner/pairs')).toEqual([])
    await expectFailure(await app.request('/api/tools/nope/pairs'), 'not_found')
  })
})
