import { expect, test } from 'vitest'
import { slugify, uniqueSlug } from './slug.ts'

test.each([
  ['ChatGPT', 'chatgpt'],
  ['  Magic -- Kit, v2.0!  ', 'magic-kit-v2-0'],
  ["don't", 'don-t'],
  ['Crème Brûlée', 'creme-brulee'],
  ['Straße', 'strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Привет Мир', 'privet-mir'],
  ['Ελληνικά', 'ellinika'],
  ['コンピューター', 'konpiyuta'],
  ['日本語', 'ri-ben-yu'],
  ['한국어', 'hangugeo'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['Notepad++', 'notepad-plus-plus'],
  ['1+1', '1-1'],
  ['#hashtag', 'hashtag'],
  ['🙂', ''],
])('the slug of %s is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a slug that is taken gets the first free number', () => {
  const taken = new Set(['c-sharp', 'c-sharp-2'])
  expect(uniqueSlug('c-sharp', (slug) => taken.has(slug))).toBe('c-sharp-3')
  expect(uniqueSlug('c-plus-plus', (slug) => taken.has(slug))).toBe('c-plus-plus')
})
