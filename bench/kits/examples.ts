import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainWords } from '../../src/catalog/reading/tokens.ts'
import { KITS_FOLDER } from '../../src/features/kits/planner/vocabulary/data.ts'
import { jobById } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import type { Random } from '../../test/seeded.ts'

/** In both the id of a job, and below it, indented, how people ask for it: by job, and by what people would find each tool by. */
const EXAMPLES = ['examples.txt', 'searches.txt'] as const

/** The lines of both, each with its job. Throws for an id of no job. */
export function readExamples(): { job: string; text: string }[] {
  const examples: { job: string; text: string }[] = []
  for (const file of EXAMPLES) {
    let job = ''
    for (const [i, line] of readFileSync(join(KITS_FOLDER, file), 'utf8').split('\n').entries()) {
      if (line.startsWith(' ')) examples.push({ job, text: line })
      else if (line !== '') {
        if (!jobById.has(line)) {
          throw new Error(`kits/${file}, line ${i + 1}: '${line}' is no job of kits/jobs.json`)
        }
        job = line
      }
    }
  }
  return examples
}

/** Joined pairs of verb and thing for each job. */
const JOINED = 16

/** `kits/ways.txt`: clauses of each job (`say`), and verbs (`do`) joined with things (`to`), which stand at '_' or at the end. */
export function readWays(random: Random): { job: string; text: string }[] {
  const examples: { job: string; text: string }[] = []
  let job = ''
  let verbs: string[] = []
  for (const line of readFileSync(join(KITS_FOLDER, 'ways.txt'), 'utf8').split('\n')) {
    if (!line.startsWith(' ')) job = line
    const [, kind, listed = ''] = /^ {2}(do|to|say): (.*)$/.exec(line) ?? []
    const ways = listed.split(' | ')
    if (kind === 'do') verbs = ways
    if (kind === 'say') examples.push(...ways.map((text) => ({ job, text })))
    if (kind === 'to') {
      for (let i = 0; i < JOINED; i++) {
        const [verb, thing] = [random.pick(verbs), random.pick(ways)]
        const text = verb.includes('_') ? verb.replace('_', thing) : `${verb} ${thing}`
        examples.push({ job, text })
      }
    }
  }
  return examples
}

/** A clause as words, with the jobs that it asks for and how likely each. */
export interface Clause {
  words: string[]
  jobs: (readonly [number, number])[]
}

/** `kits/none.txt`: what people say in a prompt that asks for nothing, as words; lines with # are headings. */
export const readNone = (): string[][] =>
  readFileSync(join(KITS_FOLDER, 'none.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(plainWords)

/** A word that is there but once may be misspelt itself. */
const OFTEN = 2

/** How often the examples have each word, for correcting what is misspelt. */
export function wordsOfExamples(): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of readExamples()) {
    for (const word of plainWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].filter(([, n]) => n >= OFTEN).sort(([a], [b]) => (a < b ? -1 : 1)))
}
