import { expect, test } from 'vitest'
import { insteadWords } from './instead.ts'
import type { ToolCard } from './tools.contract.ts'

const known = (pricing_model: ToolCard['pricing_model'], dollars: number | null, ...kinds: string[]) => ({
  pricing_model,
  price_from: dollars === null ? null : { amount: dollars, currency: 'USD' },
  facts: kinds.map((kind) => ({ kind, value: true, text: kind })),
})

test.each([
  ['what it costs less', known('Paid', 20), known('Paid', 9.5), '$9.50, $10.50 less'],
  ['what it costs more', known('Paid', 20), known('Paid', 25), '$25, $5 more'],
  ['the same price alone', known('Paid', 20), known('Paid', 20), '$20'],
  ['a fact before a price', known('Paid', 20), known('Paid', 10, 'offline'), '$10, runs offline'],
  ['no fact that both have', known('Paid', 20, 'offline'), known('Free', null, 'offline'), 'Free'],
  [
    'a free plan where no price is known',
    known('Paid', 20),
    known('Freemium', null, 'free_plan'),
    'Free plan',
  ],
  ['how it is sold where nothing else is known', known('Paid', null), known('Freemium', null), 'Freemium'],
  ['both in words', known('Paid', 5), known('Free', null, 'open_source', 'offline'), 'Free, open source'],
])('says %s', (_, tool, other, words) => {
  expect(insteadWords(tool, other)).toBe(words)
})

test('compares no amounts in different money', () => {
  const abroad = { ...known('Paid', null), price_from: { amount: 9, currency: 'EUR' } }
  expect(insteadWords(known('Paid', 20), abroad)).toBe('€9')
})
