import { expect, test } from 'vitest'
import { notesOn } from './typed-figures.ts'

const FIGURES = { tools: 1000, bundles: 72, categories: 20, kits: 0, reviews: 3, members: 1 }
const notes = (value: string, label: string) =>
  notesOn([{ value, label }], FIGURES).map(({ isTooMuch, text }) => `${isTooMuch ? '! ' : ''}${text}`)

test.each([
  ['500+', 'Expert Bundles', ['! Expert Bundles: You say 500+; there are 72.']],
  ['72', 'Expert Bundles', []],
  ['10K+', 'Custom Kits Created', ['! Custom Kits Created: You say 10K+; there are 0.']],
  ['1.5m', 'AI Tools', ['! AI Tools: You say 1.5m; there are 1,000.']],
  ['1,001', 'AI Tools', ['! AI Tools: You say 1,001; there are 1,000.']],
  ['1,000', 'AI Tools', []],
  ['25', 'ratings', ['! ratings: You say 25; there are 3.']],
  ['2', 'happy users', ['! happy users: You say 2; there is 1.']],
  // The number is about what stands next to it.
  ['{tools}+', 'Tools in 21 categories', ['! Tools in 21 categories: You say 21; there are 20.']],
  ['20', 'categories of tools', []],
  ['100%', 'Curated Quality', ['Curated Quality: nobody counts 100%.']],
  ['100 %', 'of all tools', ['of all tools: nobody counts 100 %.']],
  ['24', 'hours a day', ['hours a day: nobody counts 24.']],
  ['{kits}+', 'Kits', []],
  ['Free', 'for ever', []],
])('of %j %j is noted what is not so', (value, label, expected) => {
  expect(notes(value, label)).toEqual(expected)
})
