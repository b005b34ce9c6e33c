import { expect, test } from 'vitest'
import { textList } from './fields.ts'
import { splitList } from './split-list.ts'

test.each([
  ['a, b,, c', ['a', 'b', 'c']],
  ['one thing,\nanother\n\n third ', ['one thing', 'another', 'third']],
  [' ,\n', []],
])('%j is a list, in a form as in a file', (text, list) => {
  expect(splitList(text)).toEqual(list)
  expect(textList(5).parse(text)).toEqual(list)
})
