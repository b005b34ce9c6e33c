import { expect, test } from 'vitest'
import { pricesOf, stepsText, totalAmount, totalText } from './kit-prices.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const paid = (price_from: { amount: number; currency: string } | null) => ({
  pricing_model: 'Paid',
  is_paid: true,
  price_from,
})
const freemium = (price_from: ReturnType<typeof usd> | null) => ({
  pricing_model: 'Freemium',
  is_paid: false,
  price_from,
})
const free = { pricing_model: 'Free', is_paid: false, price_from: null }

test('a total runs over what must be paid, and what is free stays where it is', () => {
  const prices = pricesOf([free, paid(usd(20)), freemium(usd(30)), paid(usd(5.5))])
  expect(prices.steps.map(({ start, end, paidEnd }) => [start, end, paidEnd])).toEqual([
    [0, 0, 0],
    [0, 20, 20],
    [20, 20, 50],
    [20, 25.5, 25.5],
  ])
  expect(prices.steps.map(({ text, note }) => [text, note])).toEqual([
    ['Free', ''],
    ['$20', ''],
    ['Free', 'then $30'],
    ['$5.50', ''],
  ])
  expect([prices.scale, totalAmount(prices), totalText(prices), stepsText(prices)]).toEqual([
    50,
    '$25.50',
    'from $25.50 a month',
    '4 steps, 2 free',
  ])
})

test('what is not known is never none: no price, another currency, a tool that is gone', () => {
  const prices = pricesOf([paid(usd(35)), paid(null), paid({ amount: 68, currency: 'CNY' }), null])
  expect(prices.steps.map(({ kind, text }) => [kind, text])).toEqual([
    ['paid', '$35'],
    ['unknown', 'Unknown'],
    ['foreign', 'CN¥68'],
    ['unknown', 'Unknown'],
  ])
  expect(totalText(prices)).toBe('from $35 a month, 2 prices unknown, 1 in another currency')
  const none = pricesOf([paid(null), freemium(null)])
  expect([totalAmount(none), totalText(none), none.steps[1]!.note]).toEqual([
    '',
    '1 price unknown',
    'within limits',
  ])
})

test('a kit is free when all of it is', () => {
  expect(totalText(pricesOf([free, freemium(usd(10))]))).toBe('Free')
})

test('a team pays for all of it, and what is not told of teams is unknown', () => {
  const forEight = { ...paid(usd(20)), team_price: usd(160) }
  const prices = pricesOf([forEight, { ...paid(usd(9)), team_price: null }], 8)
  expect(prices.steps.map(({ text }) => text)).toEqual(['$160', 'Unknown'])
  expect(totalText(prices)).toBe('from $160 a month for 8 people, 1 price unknown')
})
