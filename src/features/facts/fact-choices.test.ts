import { describe, expect, test } from 'vitest'
import { parseFactChoices, parseRange, toggledFact, withFactChoice } from './fact-choices.ts'

describe('choices among facts', () => {
  test('are kinds with their values, all with commas between them', () => {
    expect(parseFactChoices('platforms:ios,browser-extension,price:..20,api:yes')).toEqual([
      { kind: 'platforms', values: ['ios', 'browser-extension'] },
      { kind: 'price', values: ['..20'] },
      { kind: 'api', values: ['yes'] },
    ])
  })

  test('are the same when a form sends each on its own', () => {
    expect(parseFactChoices('platforms:ios,api:yes,platforms:web,platforms:ios')).toEqual([
      { kind: 'platforms', values: ['ios', 'web'] },
      { kind: 'api', values: ['yes'] },
    ])
  })

  test.each(['', 'ios', 'platforms', 'platforms:', 'a:b:c', 'a:b,,c', 'a:B', 'a:<b>', ':b'])(
    'are not %j',
    (text) => {
      expect(parseFactChoices(text)).toBeNull()
    },
  )

  test('are at most twenty kinds', () => {
    const kinds = (count: number) => Array.from({ length: count }, (_, i) => `kind_${i}:a`).join(',')
    expect(parseFactChoices(kinds(20))).toHaveLength(20)
    expect(parseFactChoices(kinds(21))).toBeNull()
  })

  test('are taken in and out where they stand', () => {
    expect(toggledFact(undefined, 'api', 'yes')).toBe('api:yes')
    expect(toggledFact('api:yes,sso:yes', 'api', 'no')).toBe('api:yes,no,sso:yes')
    expect(toggledFact('api:yes,sso:yes', 'api', 'yes')).toBe('sso:yes')
    expect(toggledFact('api:yes', 'api', 'yes')).toBeUndefined()
    expect(withFactChoice('price:..20,api:yes', 'price', ['5..'])).toBe('price:5..,api:yes')
  })
})

test('ranges have at least one end, and the smaller one first', () => {
  expect(parseRange('..20')).toEqual({ from: Number.NEGATIVE_INFINITY, to: 20 })
  expect(parseRange('2.5..20')).toEqual({ from: 2.5, to: 20 })
  expect(parseRange('5..')).toEqual({ from: 5, to: Number.POSITIVE_INFINITY })
  for (const text of ['..', '20', '20..5', 'a..b', '1...2', '']) expect(parseRange(text)).toBeNull()
})
