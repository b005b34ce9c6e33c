import { describe, expect, test } from 'vitest'
import { starterTools } from '../../../../bench/starter-tools.ts'
import { buildCatalog } from '../../../catalog/catalog.ts'
import { planKit } from './plan.ts'
import { jobById } from './vocabulary/jobs.ts'
import { nameOf, reasonFor } from './wording.ts'

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

describe('why a tool is chosen', () => {
  const job = { ...jobById.get('images')!, keywords: [], phrases: [] }
  const tool = catalog.toolBySlug.get('midjourney')!
  const reasonOf = (changed: Partial<typeof tool>) =>
    reasonFor({ ...tool, name: 'Acme', pricing_model: 'Free', is_rated: false, ...changed }, job)

  test('what it does reads well whether a noun or a verb says it, and names keep their capitals', () => {
    expect(reasonOf({ features: ['Works in the terminal', 'Image upscaling'] })).toMatch(
      /^For .+: works in the terminal; image upscaling\. Acme is free of charge\.$/,
    )
    expect(reasonOf({ features: ['Acme for teams'], is_rated: true, rating: 4.25 })).toMatch(
      /: Acme for teams\. Acme is rated 4\.3 by its reviewers and is free of charge\.$/,
    )
  })

  test('without a feature it says where it is listed', () => {
    expect(reasonOf({ features: [], category_name: 'Images' })).toContain(': listed under Images. Acme')
  })
})
