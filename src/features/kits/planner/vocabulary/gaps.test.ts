import { expect, test } from 'vitest'
import { gapsOf, numbersFrom } from './gaps.ts'

test('lists of rising numbers come back from what they are written as', () => {
  const lists = [[0, 1, 2], [], [300], [5, 260, 261], [254], [255], [256, 600], [0, 256, 512]]
  const gaps = Uint8Array.from(lists.flatMap(gapsOf))
  const sizes = Uint8Array.from(lists, (list) => list.length)
  expect([...numbersFrom(gaps, sizes)]).toEqual(lists.flat())
  expect(gapsOf([3, 4, 9])).toEqual([3, 0, 4])
  expect(() => numbersFrom(gaps, sizes.subarray(1))).toThrow('There are other numbers than lists have')
})
