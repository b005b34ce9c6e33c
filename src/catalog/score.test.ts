import { describe, expect, test } from 'vitest'
import { DEFAULT_ORDER_WEIGHTS, ORDER_PARTS, sumOf } from '../features/settings/order-weights.ts'
import { type OrderSignals, orderParts, orderScore, usePart } from './score.ts'

const NOTHING: OrderSignals = { rating: 1, use: 0, isChosen: false, known: 0, current: 0 }
const ALL: OrderSignals = { rating: 5, use: 1e9, isChosen: true, known: 200, current: 200 }
const score = (given: Partial<OrderSignals>) =>
  orderScore({ ...NOTHING, rating: 4, ...given }, DEFAULT_ORDER_WEIGHTS)

describe('the score that lists are ordered by', () => {
  test('goes from 0 to 1, as each of its parts does', () => {
    expect(orderScore(NOTHING, DEFAULT_ORDER_WEIGHTS)).toBe(0)
    expect(orderScore(ALL, DEFAULT_ORDER_WEIGHTS)).toBe(1)
    for (const signals of [NOTHING, ALL, { ...ALL, use: -5, rating: 9 }]) {
      for (const part of Object.values(orderParts(signals))) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
      }
    }
  })

  test('is larger with more of anything', () => {
    const middle = { rating: 4, use: 50, known: 10, current: 5 }
    for (const more of [
      { rating: 4.1 },
      { use: 80 },
      { known: 12, current: 6 },
      { current: 6 },
      { isChosen: true },
    ]) {
      expect([more, score({ ...middle, ...more }) > score(middle)]).toEqual([more, true])
    }
  })

  test('has the weights that are given, whatever they are together', () => {
    expect(sumOf(DEFAULT_ORDER_WEIGHTS)).toBe(100)
    const weights = { rating: 0, facts: 0, use: 0, freshness: 0, choice: 0 }
    for (const part of ORDER_PARTS) {
      expect(orderScore(ALL, { ...weights, [part]: 7 })).toBe(1)
      expect(orderScore(NOTHING, { ...weights, [part]: 7 })).toBe(0)
    }
    expect(orderScore(ALL, weights)).toBe(0)
  })

  test('is moved most by what confirmed reviews say', () => {
    expect(score({ rating: 5 }) - score({ rating: 3.7 })).toBeGreaterThan(score({ use: 1e9 }) - score({}))
  })
})

test('a click more makes no new order where there was use before', () => {
  expect(usePart(300)).toBe(usePart(301))
  expect(usePart(0)).toBe(0)
  expect(usePart(1e12)).toBe(1)
})
