import { expect, test } from 'vitest'
import { starterTools } from '../../../../bench/starter-tools.ts'
import { buildCatalog } from '../../../catalog/catalog.ts'
import { planKit } from './plan.ts'
import { nameOf } from './wording.ts'

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const preferences = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 } as const
const nameFor = (prompt: string) => nameOf(prompt, planKit(catalog, { prompt, preferences }))

test.each([
  ['transcribe our podcast', 'Podcast Kit'],
  ['an online course with quizzes', 'Course Creation Kit'],
  ['flashcards for my exam', 'Study Kit'],
])("a kit is called for what it is about: '%s', %s", (prompt, name) => {
  expect(nameFor(prompt)).toBe(name)
})

test.each([
  'a poster, of course',
  'transcribe old cassettes of lectures',
  'a logo for our app, and nobody to hire for it',
])("and not for a word beside it: '%s'", (prompt) => {
  expect(nameFor(prompt)).toMatch(/^Kit for /)
})
