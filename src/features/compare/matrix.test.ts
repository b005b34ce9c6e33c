import { expect, test } from 'vitest'
import { sampleFacts, sampleKind } from './facts.samples.ts'
import { checkedDays, factRows, knownFacts, priceRows, priceWords } from './matrix.ts'

const KINDS = [sampleKind('free_plan', { group: 'price' }), sampleKind('api'), sampleKind('sso')]

test('a row for each kind of which something is known', () => {
  const rows = factRows(KINDS, [sampleFacts({ api: true }), sampleFacts({ api: false }), sampleFacts()])
  expect(rows.map(({ kind, facts }) => [kind.key, facts.map((fact) => fact?.value)])).toEqual([
    ['api', [true, false, undefined]],
  ])
})

test('a plan of nothing is a free plan, unless a fact says otherwise', () => {
  const plans = [{ amount: 0, limits: '50 a day' }]
  expect(knownFacts(sampleFacts({}, plans))).toMatchObject([
    { kind: 'free_plan', value: true, note: '50 a day' },
  ])
  expect(knownFacts(sampleFacts({ free_plan: false }, plans))).toMatchObject([{ value: false }])
  expect(knownFacts(sampleFacts({}, [{}]))).toEqual([])
})

test('what a month costs, for one and for a team', () => {
  const known = [
    sampleFacts({}, [{ amount: 10 }, { name: 'Business', amount: 19, per_seat: true }]),
    sampleFacts({}, [{ amount: 20 }]),
    sampleFacts({}, [{ amount: null }]),
    sampleFacts({}, [{ amount: 1, per: 'use' }]),
    sampleFacts(),
  ]
  const [from, team, ...more] = priceRows(known, 5)
  expect(more).toEqual([])
  expect([from!.label, from!.prices.map((price) => price?.cost)]).toEqual([
    'From',
    [10, 20, undefined, undefined, undefined],
  ])
  expect(from!.instead.slice(2)).toEqual(['Not known', 'By use', 'Not known'])
  expect(from!.marks[0]).toEqual({ type: 'best', label: 'lowest' })
  expect([team!.label, team!.prices.map((price) => price?.cost)]).toEqual([
    'Team of 5',
    [95, undefined, undefined, undefined, undefined],
  ])
  expect(team!.instead[1]).toBe('Not known')
  expect(team!.marks).toEqual(Array.from({ length: 5 }))
  expect(priceRows(known, 1)).toHaveLength(1)
  expect(priceRows([sampleFacts({ api: true })], 5)).toEqual([])
})

test('the terms of a price', () => {
  const [row] = priceRows(
    [sampleFacts({}, [{ amount: 8.5, per_seat: true, seats_from: 3, is_billed_yearly: true }])],
    1,
  )
  expect(priceWords(row!.prices[0]!)).toEqual({
    money: '$25.50',
    terms: 'for at least 3 people, paid yearly',
  })
})

test('from when to when a tool was checked', () => {
  const on = (checked_at: string) => ({ value: true, checked_at })
  expect(checkedDays(sampleFacts({ api: on('2026-11-20'), sso: on('2026-09-01') }, [{}]))).toEqual([
    '2026-09-01',
    '2026-11-20',
  ])
  expect(checkedDays(sampleFacts({ api: true }))).toEqual(['2026-11-20'])
  expect(checkedDays(sampleFacts())).toEqual([])
})
