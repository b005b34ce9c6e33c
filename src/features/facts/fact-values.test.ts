import { describe, expect, test } from 'vitest'
import {
  formatDay,
  formatMoney,
  formatMonth,
  formatValue,
  isDue,
  lowestPaid,
  monthlyCost,
} from './fact-values.ts'

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
  const plan = { amount: 20, currency: 'USD', per: 'month', per_seat: false, seats_from: null } as const

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
})
