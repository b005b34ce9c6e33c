import { expect, test } from 'vitest'
import { atLeast, withFigures } from './site-figures.ts'

test.each([
  [9, '9'],
  [20, '20'],
  [72, '70+'],
  [345, '340+'],
  [1000, '1,000'],
  [1234, '1,200+'],
  [10_432, '10,000+'],
])('%i is told as %s', (count, text) => {
  expect(atLeast(count)).toBe(text)
})

test('texts carry what was counted, and what is hardly begun is left out', () => {
  const stat = (value: string, label = 'Things') => ({ value, label })
  const texts = {
    home_stats: [
      stat('{tools}+'),
      stat('{kits}+'),
      stat('500+'),
      stat('{bundles}', 'of {categories}'),
      stat('{reviews}+', '{members}+'),
    ],
    categories_stats: [stat('{kits}'), stat('100%')],
  }
  expect(
    withFigures(texts, { tools: 1003, bundles: 72, kits: 9, categories: 20, reviews: 310, members: 45 }),
  ).toEqual({
    home_stats: [stat('1,000+'), stat('500+'), stat('72', 'of 20'), stat('310', '40+')],
    categories_stats: [stat('100%')],
  })
})
