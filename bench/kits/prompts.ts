import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { plainWords } from '../../src/catalog/reading/tokens.ts'
import { KITS_FOLDER } from '../../src/features/kits/planner/vocabulary/data.ts'
import { JOBS } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { Random } from '../../test/seeded.ts'
import type { LabelledPrompt } from './figures.ts'

/** The prompts of the benchmark; kits/README.md says where they come from. */

const read = (file: string) =>
  parse(readFileSync(join(KITS_FOLDER, file), 'utf8'), { columns: true }) as Record<string, string>[]
const list = (text: string) => text.split('; ').filter(Boolean)

/** For each kind of job, the names of the tools that do it. */
export const acceptable: Map<string, ReadonlySet<string>> = new Map(
  read('acceptable.csv').map((row) => [row.job!, new Set(list(row.tools!))]),
)

export const ownPrompts: LabelledPrompt[] = read('prompts.csv').map((row) => ({
  part: row.part as LabelledPrompt['part'],
  prompt: row.prompt!,
  preferences: {
    budget: row.budget as LabelledPrompt['preferences']['budget'],
    complexity: row.complexity as LabelledPrompt['preferences']['complexity'],
    kit_size: Number(row.size) as LabelledPrompt['preferences']['kit_size'],
  },
  jobs: list(row.jobs!),
  also: list(row.also!),
}))

/** Searches of one project. */
const SEARCHES = 3

interface Search {
  query: string
  kind: string
  expected: string[]
  part: 'build' | 'held-out' | 'oblique'
}

/** Projects joined from the searches of another author, always the same; each search is a job of its own. */
export function foreignPrompts(of: Search['part']): LabelledPrompt[] {
  const file = join(import.meta.dirname, '..', 'search-queries.json')
  const searches = (JSON.parse(readFileSync(file, 'utf8')) as Search[]).filter(
    ({ kind, query, part }) =>
      part === of && ['task', 'synonym'].includes(kind) && plainWords(query).length >= 3,
  )
  const random = new Random(11)
  const drawn = searches
    .map((search) => ({ search, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ search }) => search)
  const prompts: LabelledPrompt[] = []
  for (let i = 0; i + SEARCHES <= drawn.length; i += SEARCHES) {
    const part = drawn.slice(i, i + SEARCHES)
    for (const { query, expected } of part) acceptable.set(`search: ${query}`, new Set(expected))
    prompts.push({
      part: of === 'build' ? 'foreign' : 'foreign, held-out',
      prompt: part.map((s) => s.query).join('. '),
      preferences: { budget: 'mixed', complexity: 'intermediate', kit_size: 7 },
      jobs: part.map((s) => `search: ${s.query}`),
      also: [],
    })
  }
  return prompts
}

/** Words of a phrase from which on it is no chance that a text has it as it stands in the vocabulary. */
const LONG = 3

/** Share of the texts that have a long phrase of the vocabulary word for word: how much of them it has seen. */
export function shareSeen(prompts: LabelledPrompt[]): number {
  const phrases = JOBS.flatMap((job) => job.phraseWords).filter((words) => words.length >= LONG)
  const seen = prompts.filter(({ prompt }) => {
    const text = ` ${plainWords(prompt).join(' ')} `
    return phrases.some((words) => text.includes(` ${words.join(' ')} `))
  })
  return seen.length / prompts.length
}
