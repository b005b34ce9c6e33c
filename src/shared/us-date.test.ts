import { expect, test } from 'vitest'
import { usDate, usMonth } from './us-date.ts'

test('dates are written as Intl writes them, by the day in Greenwich', () => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  for (let i = 0; i < 12; i++) {
    const date = new Date(Date.UTC(2026, i, 1 + 2 * i, 23, 59))
    expect([usDate(date), usMonth(date)]).toEqual([day.format(date), month.format(date)])
  }
})
