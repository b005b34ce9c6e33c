import { describe, expect, test } from 'vitest'
import { sampleKind } from './facts.samples.ts'
import { aloneInLists, type ComparablePrice, factMarks, priceMarks } from './marks.ts'

const usd = (cost: number): ComparablePrice => ({ cost, currency: 'USD' })
const eur = (cost: number): ComparablePrice => ({ cost, currency: 'EUR' })
const labels = (prices: (ComparablePrice | null)[]) => priceMarks(prices).map((mark) => mark?.label)

describe('the best price', () => {
  test('is the lowest of those that are known, and all that are as low', () => {
    expect(priceMarks([usd(20), null, usd(10)])[2]).toEqual({ type: 'best', label: 'lowest' })
    expect(labels([usd(10), usd(20), usd(10), null])).toEqual(['lowest', undefined, 'lowest', undefined])
  })

  test('is none where one alone is known, or all are the same to a cent', () => {
    expect(labels([usd(20), null])).toEqual([undefined, undefined])
    expect(labels([usd(20), usd(20)])).toEqual([undefined, undefined])
    expect(labels([usd(100 / 12), usd(8.33)])).toEqual([undefined, undefined])
    expect(labels([])).toEqual([])
  })

  test('is never one of another currency', () => {
    expect(labels([usd(20), eur(5)])).toEqual([undefined, undefined])
    expect(labels([usd(20), eur(5), usd(10), eur(6)])).toEqual([
      undefined,
      'lowest in EUR',
      'lowest in USD',
      undefined,
    ])
  })
})

describe('what one tool alone has', () => {
  const flag = sampleKind('api')
  const alone = (...values: Parameters<typeof factMarks>[1]) =>
    factMarks(flag, values).map((mark) => mark?.type)

  test('is marked where all others are known not to have it', () => {
    expect(alone(true, false, false)).toEqual(['alone', undefined, undefined])
    expect(alone(false, true)).toEqual([undefined, 'alone'])
  })

  test('is not where one of them is not known: that is no "no"', () => {
    expect(alone(true, false, undefined)).toEqual([undefined, undefined, undefined])
    expect(alone(true, undefined)).toEqual([undefined, undefined])
    expect(alone(true, true, false)).toEqual([undefined, undefined, undefined])
    expect(alone(false, false)).toEqual([undefined, undefined])
    expect(alone(true)).toEqual([undefined])
  })

  test('is a choice of anything but "no", and nothing of any other kind', () => {
    const options = [
      { value: 'no', label: 'No' },
      { value: 'opt-in', label: 'Only if you agree' },
    ]
    const choice = sampleKind('trains', { type: 'choice', options })
    expect(factMarks(choice, ['opt-in', 'no', 'no'])[0]?.label).toBe('only one')
    expect(factMarks({ ...choice, options: [] }, ['small', 'no'])).toEqual([undefined, undefined])
    expect(factMarks(sampleKind('text', { type: 'text' }), ['a', 'b'])).toEqual([undefined, undefined])
    expect(factMarks(sampleKind('days', { type: 'number' }), [7, 14])).toEqual([undefined, undefined])
  })

  test('of lists is what stands in no other list that is known', () => {
    expect(aloneInLists([['web', 'iOS'], ['Web'], undefined])).toEqual([
      new Set(['iOS']),
      new Set(),
      new Set(),
    ])
    expect(aloneInLists([['web'], undefined])).toEqual([new Set(), new Set()])
    // Where everything is alone nothing stands out.
    expect(aloneInLists([['web'], ['ios']])).toEqual([new Set(), new Set()])
  })
})
