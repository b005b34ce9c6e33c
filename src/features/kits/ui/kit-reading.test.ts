import { describe, expect, test } from 'vitest'
import { demandOf } from '../../../catalog/reading/demands.ts'
import type { ReadThing } from '../kits.contract.ts'
import { DEMAND_CHOICES } from './demand-choices.ts'
import { budgetIn, markedIn, withDemand, withoutThing, withoutThings, withThing } from './kit-reading.ts'
import { EMPTY } from './kit-state.ts'

const refused: ReadThing = { id: 'tool:7', kind: 'refused', label: 'Not ChatGPT' }
const price = (amount: number): ReadThing => ({
  id: `price:${amount}`,
  kind: 'demand',
  label: `At most $${amount} a month`,
})
const chosen = ({ id, label }: ReadThing) => ({ id, label })

describe('what was read', () => {
  test('is taken away and brought back', () => {
    const part = withoutThing(EMPTY, refused)
    expect(part).toEqual({ ignored: [chosen(refused)] })
    expect(withThing({ ...EMPTY, ...part }, refused)).toEqual({ ignored: [] })
  })

  test('is not ignored twice, and a demand that was added is only taken away again', () => {
    const state = { ...EMPTY, ignored: [chosen(refused)], demands: [chosen(price(20))] }
    expect(withoutThing(state, refused).ignored).toEqual([chosen(refused)])
    expect(withoutThing(state, price(20))).toEqual({ demands: [] })
  })

  test('goes with what is called the same', () => {
    const audience: ReadThing = { id: 'audience:Open source', kind: 'audience', label: 'Open source' }
    const demand: ReadThing = { id: 'open-source', kind: 'demand', label: 'Open source' }
    expect(withoutThings(EMPTY, [demand, audience])).toEqual({ ignored: [demand, audience].map(chosen) })
    const added = { ...EMPTY, demands: [chosen(demand)] }
    expect(withoutThings(added, [demand, audience])).toEqual({ demands: [], ignored: [chosen(audience)] })
  })

  test('free of charge is the budget, too', () => {
    const state = { ...EMPTY, preferences: { ...EMPTY.preferences, budget: 'free' as const } }
    const free = { id: 'free', label: 'Free of charge' }
    expect(withoutThing(state, free).preferences?.budget).toBe('mixed')
    expect(withoutThing(EMPTY, free).preferences).toBeUndefined()
  })
})

describe('a demand that is added', () => {
  test('stands beside the others', () => {
    const state = { ...EMPTY, demands: [{ id: 'offline', label: 'Runs offline' }] }
    const { demands, ignored } = withDemand(state, { id: 'data:eu', label: 'Data in the EU' }, [refused])
    expect(demands!.map((d) => d.id)).toEqual(['offline', 'data:eu'])
    expect(ignored).toEqual([])
  })

  test('takes the place of another amount, whether that was read or added', () => {
    const first = withDemand(EMPTY, price(20), [price(40)])
    expect(first).toEqual({ ignored: [chosen(price(40))], demands: [chosen(price(20))] })
    const second = withDemand({ ...EMPTY, ...first }, price(50), [price(20)])
    expect(second).toEqual({ ignored: [chosen(price(40))], demands: [chosen(price(50))] })
  })

  test('that the text says and that was taken away is brought back', () => {
    const state = { ...EMPTY, ignored: [chosen(price(40))], demands: [chosen(price(20))] }
    expect(withDemand(state, price(40), [price(20)])).toEqual({ ignored: [], demands: [] })
  })
})

test('the smallest amount is the budget', () => {
  expect(budgetIn([refused])).toBeNull()
  expect(budgetIn([price(40), refused, price(20)])).toBe(20)
})

describe('the words that ask for something', () => {
  test('are marked where they stand', () => {
    expect(markedIn('Cut clips, please', 'Cut clips')).toEqual([
      { text: 'Cut clips', isMarked: true },
      { text: ', please', isMarked: false },
    ])
  })
  test.each(['', 'unknown'])('leave the text whole where there are none: %j', (words) => {
    expect(markedIn('Cut clips', words)).toEqual([{ text: 'Cut clips', isMarked: false }])
  })
})

test('the menu offers demands by the names that their chips have', () => {
  for (const { id, label } of DEMAND_CHOICES.flatMap(({ demands = [], choices = [] }) => [
    ...demands,
    ...choices,
  ]))
    expect(demandOf(id)).toMatchObject({ id, label })
})
