import { expect, test } from 'vitest'
import { Random } from '../../../test/seeded.ts'
import { spread } from './spread.ts'

const close = (places: number[]) => places.map((place) => expect.closeTo(place, 9))

test('marks with room stay where they are', () => {
  expect(spread([], 0.1)).toEqual([])
  expect(spread([0, 0.3, 1], 0.1)).toEqual(close([0, 0.3, 1]))
})

test('marks that would overlap stand around the middle of where they belong', () => {
  expect(spread([0.5, 0.5, 0.5], 0.1)).toEqual(close([0.4, 0.5, 0.6]))
  expect(spread([0.2, 0.5, 0.5, 0.52], 0.1)).toEqual(
    close([0.2, 0.4066666666666667, 0.5066666666666667, 0.6066666666666667]),
  )
})

test('none leaves the line', () => {
  expect(spread([0, 0], 0.1)).toEqual(close([0, 0.1]))
  expect(spread([1, 1], 0.1)).toEqual(close([0.9, 1]))
})

test('whatever they are, they keep their order, their distance, and the line', () => {
  const random = new Random(7)
  for (let round = 0; round < 500; round++) {
    const places = Array.from({ length: random.int(1, 9) }, () => random.next()).sort((a, b) => a - b)
    const stand = spread(places, 0.1)
    expect(stand).toHaveLength(places.length)
    expect(stand[0]).toBeGreaterThanOrEqual(-1e-9)
    expect(stand.at(-1)).toBeLessThanOrEqual(1 + 1e-9)
    for (let i = 1; i < stand.length; i++)
      expect(stand[i]! - stand[i - 1]!).toBeGreaterThanOrEqual(0.1 - 1e-9)
  }
})
