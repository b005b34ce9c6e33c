import { expect, test } from 'vitest'
import { bundleCost } from './bundle-cost.ts'

const free = { pricing_model: 'Free', is_paid: false, price_from: null } as const
const freemium = (amount?: number, currency = 'USD') =>
  ({
    pricing_model: 'Freemium',
    is_paid: false,
    price_from: amount === undefined ? null : { amount, currency },
  }) as const
const paid = { ...freemium(), pricing_model: 'Paid', is_paid: true } as const

test('prices that are known are added, and what is not known is counted', () => {
  expect(bundleCost([free, freemium(20), freemium(8.5), freemium(), paid])).toEqual({
    sums: [{ amount: 28.5, currency: 'USD' }],
    priced: 2,
    unknown: 2,
    free: 4,
  })
})

test('currencies are not added to each other; dollars come first', () => {
  expect(bundleCost([freemium(5, 'EUR'), freemium(20), freemium(7, 'EUR')]).sums).toEqual([
    { amount: 20, currency: 'USD' },
    { amount: 12, currency: 'EUR' },
  ])
})

test('free tools cost nothing, and nothing of theirs is unknown', () => {
  expect(bundleCost([free, free])).toEqual({ sums: [], priced: 0, unknown: 0, free: 2 })
  expect(bundleCost([])).toEqual({ sums: [], priced: 0, unknown: 0, free: 0 })
})
