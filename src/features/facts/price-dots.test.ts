import { expect, test } from 'vitest'
import { type PricedPlan, priceDots } from './price-dots.ts'

const plan = (name: string, amount: number | null, given: Partial<PricedPlan> = {}): PricedPlan => ({
  name,
  amount,
  currency: 'USD',
  per: 'month',
  per_seat: false,
  seats_from: null,
  is_billed_yearly: false,
  ...given,
})
const told = (plans: PricedPlan[]) => priceDots(plans).map(({ label, looks }) => `${looks}: ${label}`)

test('plans stand in the order of their prices, what is free apart from the lowest price', () => {
  expect(told([plan('Ultra', 200), plan('Free', 0, { per: null, currency: null }), plan('Pro', 20)])).toEqual(
    ['free: Free', 'lowest: Pro $20', 'other: Ultra $200'],
  )
})

test('what has no amount of dollars a month has no place', () => {
  expect(
    told([
      plan('Enterprise', null),
      plan('API', 3, { per: 'use' }),
      plan('For ever', 250, { per: 'once' }),
      plan('Pro', 69, { currency: 'CNY' }),
    ]),
  ).toEqual([])
})

test('a year is told by the month, and that it is paid at once where the name does not say so', () => {
  const yearly = { is_billed_yearly: true }
  expect(told([plan('Team', 240, { per: 'year' }), plan('Pro (yearly)', 10, yearly)])).toEqual([
    'lowest: Pro (yearly) $10',
    'other: Team $20 paid yearly',
  ])
})

test('plans of about one price are one dot that names each', () => {
  expect(told([plan('Pro+', 39), plan('Enterprise', 39), plan('Max', 39.5), plan('Solo', 10)])).toEqual([
    'lowest: Solo $10',
    'other: Pro+, Enterprise $39, Max $39.50',
  ])
  expect(told([plan('Scale', 330), plan('Business', 1320)])).toEqual(['lowest: Scale $330, Business $1,320'])
})

test('labels that are seen do not run into each other, and that of the lowest price always is', () => {
  const names = ['Starter', 'Creator', 'Professional', 'Business of any size', 'Everything there is']
  const dots = priceDots(names.map((name, i) => plan(name, 6 + i * 3)))
  expect(dots[0]).toMatchObject({ looks: 'lowest', hasRoom: true })
  expect(dots.map(({ hasRoom }) => hasRoom)).toContain(false)
  const far = priceDots([plan('Pro', 10), plan('Team', 30), plan('Max', 200)])
  expect(far.every(({ hasRoom }) => hasRoom)).toBe(true)
  expect(far.map(({ align }) => align)).toEqual(['middle', 'middle', 'end'])
})

test('that something is free the axis says, unless it is all there is', () => {
  const free = plan('Free', 0)
  expect(priceDots([free, plan('Pro', 20)])[0]).toMatchObject({ looks: 'free', hasRoom: false })
  expect(priceDots([free])[0]).toMatchObject({ looks: 'free', hasRoom: true, align: 'start' })
})
