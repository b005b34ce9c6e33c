/** For whom other tools than usual do a job: `kits/cases.json`, checked when the first kit is planned. */
import { z } from 'zod'
import { readData } from './data.ts'
import { type Job, lowered, phraseStems, texts } from './jobs.ts'

const some = (what: string) => texts.refine((list) => list.length > 0, `must have a ${what} at least`)

const CaseEntry = z.strictObject({ words: some('word'), first: some('tool'), never: texts.default([]) })

/** By the ids of jobs. */
export const CaseEntries = z.record(z.string(), z.array(CaseEntry))

export interface CasePhrase {
  /** As an editor wrote it. */
  words: string
  /** Its first stem, without which it is nowhere. */
  start: string
  /** All its stems, as in `Lines`. */
  line: string
  isTight: boolean
}

export interface Case {
  /** What tells of it. */
  phrases: readonly CasePhrase[]
  /** Names, in lower case, of the tools to take, the best first. */
  first: readonly string[]
  /** Names of those not to take. */
  never: readonly string[]
}

let entries: z.output<typeof CaseEntries> | undefined
const allEntries = () => {
  entries ??= readData('cases.json', CaseEntries)
  return entries
}

/** Names, in lower case, of all tools that are to be taken in some case. */
export const namesInCases = (): string[] =>
  Object.values(allEntries()).flatMap((cases) => cases.flatMap(({ first }) => lowered(first)))

const casesByJob = new Map<Job, readonly Case[]>()

/** The cases of a job; none where one tool serves all. Their words become stems when they are asked for first. */
export function casesOf(job: Job): readonly Case[] {
  const known = casesByJob.get(job)
  if (known) return known
  const cases = (allEntries()[job.id] ?? []).map(({ words, first, never }) => ({
    phrases: words
      .map((phrase) => ({ words: phrase, ...phraseStems(phrase) }))
      .filter(({ stems }) => stems.length > 0)
      .map(({ words, stems, isTight }) => ({
        words,
        start: stems[0]!,
        line: ` ${stems.join(' ')} `,
        isTight,
      })),
    first: lowered(first),
    never: lowered(never),
  }))
  casesByJob.set(job, cases)
  return cases
}
