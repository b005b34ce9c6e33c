import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['fits as it is', 20, 'fits as it is'],
  ['ends after a whole word, here', 25, 'ends after a whole word…'],
  ['onewordthatislongerthanthelimit', 10, 'onewordth…'],
])('%s', (text, most, short) => {
  expect(shorten(text, most)).toBe(short)
  expect(shorten(text, most).length).toBeLessThanOrEqual(most)
})
