import { expect, test } from 'vitest'
import { packRows, unpackRows } from './rows.ts'

const there = (value: unknown, unseen?: string[]) =>
  unpackRows(JSON.parse(JSON.stringify(packRows(value, unseen))))

test('what was packed comes back as it was', () => {
  for (const value of [
    null,
    7,
    'text',
    [],
    [[]],
    {},
    [{ a: 1 }],
    [1, null, 'x', [2], { a: [{ b: null }] }],
    [
      { id: 1, tags: ['a'], by: null },
      { id: 2, tags: [], by: { name: 'x', seen: [{ at: 1 }, { at: 2 }] } },
    ],
    {
      lists: [
        [{ a: 1 }, { a: 2 }],
        [{ a: 1 }, { b: 2 }],
        [{ a: 1 }, { a: 1, b: 2 }],
        [{ a: 1, b: 2 }, { a: 1 }],
      ],
    },
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, [1]],
    [{ a: 1 }, null],
  ]) {
    expect(there(value)).toEqual(value)
  }
})

test('names of fields are written once', () => {
  const text = JSON.stringify(packRows([{ long_name: 1 }, { long_name: 2 }, { long_name: 3 }]))
  expect(text.match(/long_name/g)).toHaveLength(1)
})

test('fields that nobody sees are left out wherever they stand', () => {
  const value = {
    a: 1,
    hidden: 2,
    list: [
      { a: 1, hidden: 1 },
      { a: 2, hidden: 2 },
    ],
    one: [{ hidden: 3, b: 4 }],
  }
  expect(there(value, ['hidden'])).toEqual({ a: 1, list: [{ a: 1 }, { a: 2 }], one: [{ b: 4 }] })
})
