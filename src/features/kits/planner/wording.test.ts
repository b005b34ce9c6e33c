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
  const reasonOf = (features: string[]) =>
    reasonFor({ ...catalog.toolBySlug.get('midjourney')!, name: 'Acme', features }, job)

  test('a feature with a verb of its own is said as it is, and nothing else is', () => {
    expect(reasonOf(['Works in the terminal', 'Image upscaling'])).toContain(
      'Acme offers image upscaling, works in the terminal',
    )
    expect(reasonOf(['Runs offline', 'Explains each step'])).toContain(
      'Acme runs offline, explains each step',
    )
    expect(reasonOf(['Runs', 'Notes from calls'])).toContain('Acme offers runs and notes from calls')
  })

  test('without a feature it is listed somewhere', () => {
    expect(reasonOf([])).toMatch(/Acme is listed under/)
  })
})
