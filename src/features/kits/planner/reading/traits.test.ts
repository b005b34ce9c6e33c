import { expect, test } from 'vitest'
import { tokenize } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import { traitsOf } from './traits.ts'

const labelsIn = (text: string) => [
  ...new Set(traitsOf(tokenize(text, stem), new Set()).tags.map(({ label }) => label)),
]

test.each([
  ['a quiz for my pupils', ['For teachers']],
  ['edit the clips that are on my phone', ['On a phone']],
  ['two freelancers with a YouTube channel', ['For a small business', 'For creators']],
  [
    'an app for Android in Kotlin, by developers without cloud',
    ['On a phone', 'For developers', 'Private or local'],
  ],
])("'%s' says whom it is for", (text, labels) => {
  expect(labelsIn(text).sort()).toEqual(labels.sort())
})

test.each([
  'a book of local history that is printed privately',
  'nobody answers the phone at noon',
  'the engine of a lorry, 200 km from the bank, the shop and the hospital',
  'a global map with vectors of the old university and the school',
  'short films that my daughter studies for her exam',
])("'%s' names what it speaks of, and nobody", (text) => {
  expect(labelsIn(text)).toEqual([])
})
