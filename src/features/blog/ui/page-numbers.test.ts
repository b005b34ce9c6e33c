import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
  // A page beyond the last one: the way back is shown all the same.
  [20, 3, [1, 2, 3]],
])('pageNumbers(%i, %i) is %j', (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected)
})
