import { expect, test } from 'vitest'
import { formatCount } from './text.ts'

test('counts are written as Intl writes them', () => {
  for (const n of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -4321]) {
    expect(formatCount(n)).toBe(n.toLocaleString('en-US'))
  }
})
