import { expect, test } from 'vitest'
import { PRICE_MARKS, pricePosition } from './price-axis.ts'

test('the axis begins at nothing, ends at 200, and never runs back', () => {
  expect(pricePosition(0)).toBe(0)
  expect(pricePosition(200)).toBe(1)
  expect(pricePosition(5000)).toBe(1)
  const places = [...PRICE_MARKS, 4.99, 15, 29, 149].toSorted((a, b) => a - b).map(pricePosition)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('an amount between two marks stands between them in proportion', () => {
  expect(pricePosition(15)).toBeCloseTo((pricePosition(10) + pricePosition(20)) / 2)
})
