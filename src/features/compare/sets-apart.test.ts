import { expect, test } from 'vitest'
import { sampleFacts, sampleKind } from './facts.samples.ts'
import { setsApart, tagsAlone } from './sets-apart.ts'

const KINDS = [
  ...['free_plan', 'open_source', 'offline', 'api'].map((key) => sampleKind(key)),
  sampleKind('trains_on_input', {
    type: 'choice',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
  }),
]
const said = (...known: Parameters<typeof sampleFacts>[]) =>
  setsApart(
    KINDS,
    known.map((given) => sampleFacts(...given)),
  )

test('the lowest price is said of the tool that has it, and of none where they are equal', () => {
  expect(said([{}, [{ amount: 10 }]], [{}, [{ amount: 20 }]])).toEqual(['Lowest price: $10 a month', ''])
  expect(said([{}, [{ amount: 20 }]], [{}, [{ amount: 20 }]])).toEqual(['', ''])
})

test('where a price is not known, the lowest is the lowest known', () => {
  expect(said([{}, [{ amount: 10 }]], [{}, [{ amount: 20 }]], [{}, []])[0]).toBe(
    'Lowest known price: $10 a month',
  )
})

test('prices of different currencies are not compared', () => {
  const inEuros = { amount: 5, currency: 'EUR' }
  expect(said([{}, [{ amount: 10 }]], [{}, [{ amount: 20 }]], [{}, [inEuros]])).toEqual([
    'Lowest price in USD: $10 a month',
    '',
    '',
  ])
})

test('only one is who has what all others are known not to have', () => {
  expect(said([{ offline: true }], [{ offline: false }], [{ offline: false }])).toEqual([
    'The only one that runs offline',
    '',
    '',
  ])
  expect(said([{ offline: true, open_source: true }], [{ offline: false, open_source: false }])[0]).toBe(
    'The only one that is open source and runs offline',
  )
})

test('what is not known of another leaves nobody alone', () => {
  expect(said([{ offline: true }], [{ offline: false }], [{}])[0]).toBe('Runs offline')
  expect(said([{ offline: true }], [{}])).toEqual(['', ''])
})

test('what all have sets none apart, and what several have is said of each', () => {
  expect(said([{ api: true }], [{ api: true }])).toEqual(['', ''])
  expect(
    said(
      [{ api: true, open_source: true }],
      [{ api: true, open_source: true }],
      [{ api: false, open_source: false }],
    ),
  ).toEqual(['Open source, has an API', 'Open source, has an API', ''])
})

test('what most have sets none of them apart', () => {
  expect(said([{ api: true }], [{ api: true }], [{ api: true }], [{ api: false }])).toEqual(['', '', '', ''])
})

test('alone is a tag that no other of the tools has, whatever its case', () => {
  const tools = [{ tags: ['writing', 'ads', 'seo', 'email'] }, { tags: ['Writing'] }]
  expect(tagsAlone(tools, 0)).toEqual(['ads', 'seo'])
  expect(tagsAlone(tools, 1)).toEqual([])
})

test('that what one enters is not learned from speaks for a tool', () => {
  expect(said([{ trains_on_input: 'no' }], [{ trains_on_input: 'yes' }])).toEqual([
    'The only one that does not learn from what you enter',
    '',
  ])
})

test('a free plan in the list of plans counts, and joins the price in one sentence', () => {
  expect(said([{}, [{ amount: 10 }, { amount: 0 }]], [{ free_plan: false }, [{ amount: 20 }]])[0]).toBe(
    'Lowest price: $10 a month, the only one that has a free plan',
  )
})

test('nothing is said where nothing is known', () => {
  expect(said([], [])).toEqual(['', ''])
})
