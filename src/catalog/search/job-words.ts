/** What a search in another language asks for by the name of a job, in the words that people search for it in English. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SaidJob } from '../reading/job-phrases.ts'
import type { Gloss } from '../reading/language.ts'

const JOBS_FILE = join(import.meta.dirname, '..', '..', '..', 'kits', 'jobs.json')

interface Job {
  id: string
  phrases: string[]
}

let words: Map<string, string> | null = null

/** What each job is called first and plainly in `kits/jobs.json`. Read with the first search that needs it. */
function wordsOf(job: string): string {
  words ??= new Map(
    (JSON.parse(readFileSync(JOBS_FILE, 'utf8')) as Job[]).map(({ id, phrases }) => [
      id,
      phrases.find((phrase) => !phrase.endsWith('?')) ?? id,
    ]),
  )
  return words.get(job)!
}

/** A search in English, with what its longest phrases are called in English in the place of their words one by one. */
export function inWordsOfJobs(source: string, { english, pieces, jobs }: Gloss): string {
  let text = english
  for (const { job, words } of chosenFrom(jobs).sort((a, b) => b.words[0]!.from - a.words[0]!.from)) {
    const own = pieces.filter(([, , from, to]) => words.some((w) => from < w.to && w.from < to))
    if (!own.some(([from, to, start, end]) => english.slice(from, to) === source.slice(start, end))) continue
    for (const [i, [from, to]] of [...own.entries()].reverse())
      text = text.slice(0, from) + (i === 0 ? wordsOf(job) : '') + text.slice(to)
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** The longest phrases that share no word; none where two jobs are called the same. */
function chosenFrom(jobs: readonly SaidJob[]): SaidJob[] {
  const chosen: SaidJob[] = []
  for (const said of jobs.toSorted((a, b) => b.words.length - a.words.length || a.gaps - b.gaps)) {
    const isFree = !chosen.some(({ words }) => words.some((word) => said.words.includes(word)))
    if (isFree && !said.isVague) chosen.push(said)
  }
  return chosen
}
