import { expect, test } from 'vitest'
import { Random } from '../../test/seeded.ts'
import { sortInSlices } from './slices.ts'

test.each([0, 1, 511, 512, 513, 1024, 5_000, 20_000])(
  'sortInSlices sorts %i entries as toSorted does, equal ones in their order, and leaves the list alone',
  async (count) => {
    const random = new Random(count)
    const list = Array.from({ length: count }, (_, i) => ({ key: random.int(0, 300), i }))
    const before = list.slice()
    const compare = (a: { key: number }, b: { key: number }) => a.key - b.key
    expect(await sortInSlices(list, compare)).toEqual(list.toSorted(compare))
    expect(list).toEqual(before)
  },
)
