import { expect, test } from 'vitest'
import { differing } from './differing.ts'

test('values that are all the same do not differ', () => {
  expect(differing(['Free', ' free ', 'FREE'])).toEqual([false, false, false])
  expect(
    differing([
      ['a', 'B'],
      ['b', 'A'],
    ]),
  ).toEqual([false, false])
  expect(differing(['alone'])).toEqual([false])
  expect(differing([])).toEqual([])
})

test('the one that is unlike the others stands out', () => {
  expect(differing(['Free', 'Paid', 'Free'])).toEqual([false, true, false])
  expect(differing(['a', 'a', 'b', 'c'])).toEqual([false, false, true, true])
})

test('all stand out where no value is the usual one', () => {
  expect(differing(['Free', 'Paid'])).toEqual([true, true])
  expect(differing(['a', 'a', 'b', 'b'])).toEqual([true, true, true, true])
  expect(differing([['a'], ['a', 'b'], []])).toEqual([true, true, true])
})
