import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainWords } from '../../src/catalog/reading/tokens.ts'
import { KITS_FOLDER } from '../../src/features/kits/planner/vocabulary/data.ts'
import { jobById } from '../../src/features/kits/planner/vocabulary/jobs.ts'

/** `kits/examples.txt`: the id of a job, and below it, indented, how people ask for it. Throws for an id of no job. */
export function readExamples(): { job: string; text: string }[] {
  const examples: { job: string; text: string }[] = []
  let job = ''
  for (const [i, line] of readFileSync(join(KITS_FOLDER, 'examples.txt'), 'utf8').split('\n').entries()) {
    if (line.startsWith(' ')) examples.push({ job, text: line })
    else if (line !== '') {
      if (!jobById.has(line)) {
        throw new Error(`kits/examples.txt, line ${i + 1}: '${line}' is no job of kits/jobs.json`)
      }
      job = line
    }
  }
  return examples
}

/** A clause as words, with the jobs that it asks for and how likely each. */
export interface Clause {
  words: string[]
  jobs: [number, number][]
}

/** `kits/none.txt`: what people say in a prompt that asks for nothing, as words; lines with # are headings. */
export const readNone = (): string[][] =>
  readFileSync(join(KITS_FOLDER, 'none.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(plainWords)
