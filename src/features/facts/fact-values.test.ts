import { describe, expect, test } from 'vitest'
import { formatDay, formatMonth, formatValue, isDue } from './fact-values.ts'
import { formatMoney, lowestPaid, monthlyCost, planPrice, teamCost } from './prices.ts'

const kind = { type: 'text', unit: null, options: [] } as const

describe('formatValue', () => {
  test('says values as people do', () => {
    const options = [{ value: 'web', label: 'Web' }]
    expect(formatValue({ ...kind, type: 'several', options }, ['web', 'other'])).toBe('Web, other')
    expect(formatValue({ ...kind, type: 'choice', options }, 'web')).toBe('Web')
    expect(formatValue({ ...kind, type: 'flag' }, false)).toBe('No')
    expect(formatValue({ ...kind, type: 'number', unit: 'days' }, 1)).toBe('1 day')
    expect(formatValue({ ...kind, type: 'number', unit: 'days' }, 14)).toBe('14 days')
    expect(formatValue({ ...kind, type: 'number' }, 12_000)).toBe('12,000')
    expect(formatValue({ ...kind, type: 'amount', unit: 'EUR' }, 9.5)).toBe('€9.50')
    expect(formatValue({ ...kind, type: 'date' }, '2022')).toBe('2022')
    expect(formatValue(kind, 'as it is')).toBe('as it is')
  })

  test('names codes where they are some', () => {
    const codes = { ...kind, key: 'works_on_languages', type: 'several' } as const
    expect(formatValue(codes, ['de', 'pt-BR', 'Klingon'])).toBe('German, Brazilian Portuguese, Klingon')
    expect(formatValue({ ...kind, key: 'country', type: 'choice' }, 'CH')).toBe('Switzerland')
    expect(formatValue({ ...kind, type: 'several' }, ['de'])).toBe('de')
  })
})

describe('days', () => {
  test('are as precise as they are known', () => {
    expect([formatDay('2026-08-22'), formatDay('2026-08'), formatDay('2026'), formatDay('soon')]).toEqual([
      'Aug 22, 2026',
      'Aug 2026',
      '2026',
      'soon',
    ])
    expect(formatMonth('2026-03-01')).toBe('Mar 2026')
  })

  test('make a fact due after those of its kind', () => {
    const today = new Date('2026-11-22T12:00:00Z')
    expect(isDue('2026-09-23', 60, today)).toBe(true)
    expect(isDue('2026-09-24', 60, today)).toBe(false)
  })
})

describe('prices', () => {
  const plan = {
    amount: 20,
    currency: 'USD',
    per: 'month',
    per_seat: false,
    seats_from: null,
    seats_to: null,
  } as const

  test('are told for a month and a team', () => {
    expect(monthlyCost(plan, 5)).toBe(20)
    expect(monthlyCost({ ...plan, per_seat: true }, 5)).toBe(100)
    expect(monthlyCost({ ...plan, per_seat: true, seats_from: 3 })).toBe(60)
    expect(monthlyCost({ ...plan, amount: 120, per: 'year' })).toBe(10)
    expect(monthlyCost({ ...plan, amount: null })).toBeNull()
    expect(monthlyCost({ ...plan, per: 'use' })).toBeNull()
    expect([formatMoney(20, 'USD'), formatMoney(8.5, 'USD')]).toEqual(['$20', '$8.50'])
  })

  test('the lowest is the least that is not free', () => {
    const free = { ...plan, amount: 0 }
    const large = { ...plan, amount: 60 }
    expect(lowestPaid([large, free, plan])).toBe(plan)
    expect(lowestPaid([free])).toBeNull()
  })

  test('the lowest is of one currency, however much less another one seems', () => {
    const euros = { ...plan, amount: 9, currency: 'EUR' }
    expect(lowestPaid([plan, euros])).toBe(plan)
    expect(lowestPaid([euros, plan])).toBe(plan)
    expect(lowestPaid([euros, { ...plan, amount: 2, currency: 'CNY' }])).toBe(euros)
  })

  test('a team pays for each person, or shares what is for so many', () => {
    const seats = { ...plan, amount: 30, per_seat: true }
    const shared = { ...plan, amount: 99, seats_to: 10 }
    expect([teamCost(plan, 1), teamCost(plan, 5)]).toEqual([20, null])
    expect([teamCost(seats, 5), teamCost(shared, 5), teamCost(shared, 11)]).toEqual([150, 99, null])
    expect(lowestPaid([plan, seats, shared], 5)).toBe(shared)
    expect(lowestPaid([plan, seats, shared], 2)).toBe(seats)
    expect(lowestPaid([plan], 2)).toBeNull()
  })

  test('are told in words', () => {
    const told = { ...plan, unit: null, is_billed_yearly: false }
    expect(planPrice(told)).toBe('$20 a month')
    expect(planPrice({ ...told, per_seat: true, is_billed_yearly: true })).toBe(
      '$20 a person, a month, paid yearly',
    )
    expect(planPrice({ ...told, amount: 0 })).toBe('Free')
    expect(planPrice({ ...told, amount: null })).toBe('Not known')
    expect(planPrice({ ...told, per: 'use', unit: '1,000 pages' })).toBe('$20 for 1,000 pages')
  })
})
