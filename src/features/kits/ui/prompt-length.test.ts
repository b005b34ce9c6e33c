import { expect, test } from 'vitest'
import { cutPrompt } from './prompt-length.ts'

test('what has room is not cut', () => {
  expect(cutPrompt('x'.repeat(1000))).toBeNull()
  expect(cutPrompt('🎬'.repeat(1000))).toBeNull()
})

test('a long text is cut at the end of a word, and nothing of it is lost', () => {
  const text = 'word '.repeat(300).trim()
  const { kept, left } = cutPrompt(`ab${text}`)!
  expect(kept.length).toBeLessThanOrEqual(1000)
  expect(kept).toMatch(/ word$/)
  expect(left).toMatch(/^word /)
  expect(`${kept} ${left}`).toBe(`ab${text}`)
})

test('a word that ends where the room ends stays whole', () => {
  const { kept, left } = cutPrompt(`${'x'.repeat(1000)} rest`)!
  expect([kept.length, left]).toEqual([1000, 'rest'])
})

test('what has no spaces is cut where the room ends, and no letter is torn', () => {
  const { kept, left } = cutPrompt('🎬'.repeat(1001))!
  expect([...kept]).toHaveLength(1000)
  expect(left).toBe('🎬')
})
