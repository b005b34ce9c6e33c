/** The jobs that projects consist of: `kits/jobs.json`, checked and made ready to be looked up. */
import { z } from 'zod'
import { isFunctionWord, plainWords } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import type { KitJob, StepJob } from '../../kits.contract.ts'
import { HANDS_ON_ICONS } from '../../kits.limits.ts'
import { readData } from './data.ts'
import { takesFrom } from './handing-on.ts'

const WORDS = /^\S.*\S$|^\S$/
const text = z.string().regex(WORDS, 'must be words, without space around them')
/** Checked as a whole: entry by entry these ten thousand texts would make the first kit wait. */
export const texts = z.custom<string[]>(
  (list) => Array.isArray(list) && list.every((entry) => typeof entry === 'string' && WORDS.test(entry)),
  'must be a list of words, without space around them',
)
const tag = text.lowercase('must be in lower case, as in starter/tags.txt')
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be an id, like brand-kit')

const JobEntry = z.strictObject({
  id,
  label: text,
  area: z.string().regex(/^[a-z0-9]+$/, 'must be one word in lower case'),
  stage: z.int().min(1).max(5),
  hands_on: z
    .strictObject({
      icon: z.enum(HANDS_ON_ICONS),
      label: text.max(24).regex(/^\P{N}+$|^3D /u, 'must be a noun without a number'),
    })
    .optional(),
  group: id.optional(),
  phrases: texts.refine((list) => list.length > 0, 'must have a phrase at least'),
  tags: z.record(tag, z.number().positive('must have a weight over 0')),
  keywords: texts,
  first: texts.default([]),
  never: texts.default([]),
  related: texts,
  excluded_tags: z.array(tag).default([]),
})

/** All jobs: each id once, related jobs that exist, and groups of two at least. */
export const JobEntries = z.array(JobEntry).superRefine((entries, { addIssue }) => {
  const ids = new Set(entries.map((entry) => entry.id))
  const groups = Map.groupBy(entries, (entry) => entry.group)
  for (const [i, entry] of entries.entries()) {
    const wrong = (field: string, message: string) => addIssue({ code: 'custom', path: [i, field], message })
    if (entries.findIndex((other) => other.id === entry.id) < i) wrong('id', 'is the id of another job')
    for (const other of entry.related) {
      if (!ids.has(other) || other === entry.id) wrong('related', `'${other}' is no other job`)
    }
    const isBoth = entry.first.find((name) => entry.never.includes(name))
    if (isBoth) wrong('never', `'${isBoth}' is in 'first', too`)
    if (entry.group && groups.get(entry.group)!.length < 2) wrong('group', 'no other job is in this group')
  }
})

export interface Job {
  id: string
  label: string
  area: string
  /** When it comes in a project: 1 prepares, 5 watches over the result. */
  stage: number
  /** What the next step can work with. */
  hands_on?: z.infer<typeof JobEntry>['hands_on']
  /** Jobs of one group do what the others would: a project needs one of them. */
  group?: string | undefined
  /** What people call it, as words; `kits/examples.txt` has what else they say. */
  phraseWords: string[][]
  phrases: (PhraseStems & { isVague: boolean })[]
  /** Tags of the catalogue whose tools do it, with how much they say so; the first stands for it most. */
  tags: ReadonlyMap<string, number>
  /** What the texts of its tools say, as stems of neighbouring words. */
  keywords: string[][]
  /** Names, in lower case, of tools that an editor would name first for it, with their places from 0. */
  first: ReadonlyMap<string, number>
  /** Names, in lower case, of tools whose texts sound like it but which an editor would not offer for it. */
  never: ReadonlySet<string>
  /** Jobs that a project with this one often needs too, the most useful first. */
  related: string[]
  /** Tags whose tools are about something else when they lead with one of them. */
  excludedTags: ReadonlySet<string>
}

export interface PhraseStems {
  stems: string[]
  /** Whether its words must follow each other: it means what it does by its small words only. */
  isTight: boolean
}

/** A phrase that is left with one word that says something would mean too much: 'be found' is not 'found'. */
export function phraseStems(phrase: string): PhraseStems {
  const all = plainWords(phrase)
  const content = all.filter((word) => !isFunctionWord(word))
  const isTight = content.length === 1 && all.length > 1
  return { stems: (isTight ? all : content).map(stem), isTight }
}

/** Names as they are looked up. */
export const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase())
const unique = (lists: string[][]) => [...new Map(lists.map((list) => [list.join(' '), list])).values()]

export const JOBS: readonly Job[] = readData('jobs.json', JobEntries).map(
  ({ phrases, tags, keywords, first, never, excluded_tags, ...rest }) => ({
    ...rest,
    phraseWords: phrases.map(plainWords),
    phrases: phrases
      .map((phrase) => ({ ...phraseStems(phrase), isVague: phrase.endsWith('?') }))
      .filter(({ stems }) => stems.length > 0),
    tags: new Map(Object.entries(tags)),
    keywords: unique(keywords.map((keyword) => plainWords(keyword).map(stem))),
    first: new Map(lowered(first).map((name, place) => [name, place])),
    never: new Set(lowered(never)),
    excludedTags: new Set(excluded_tags),
  }),
)
export const jobById: ReadonlyMap<string, Job> = new Map(JOBS.map((job) => [job.id, job]))
/** The place of each job in `JOBS`, by its id: lists of numbers for all jobs are in this order. */
export const numberOf: ReadonlyMap<string, number> = new Map(JOBS.map(({ id }, number) => [id, number]))

/** Whether a project needs only one of two jobs: each does what the other would. */
export const areAlike = (a: Job, b: Job): boolean => a === b || (a.group !== undefined && a.group === b.group)

/** A job as a step of a kit names it. One that is no longer known has its label left. */
export function toStepJob({ id, label }: KitJob): StepJob {
  const job = jobById.get(id)
  return { id, label, hands_on: job?.hands_on ?? null, takes_from: job ? takesFrom(job, JOBS) : [] }
}

/** Throws where a file was learnt for other jobs: it names them by their places. */
export function expectJobs(file: string, ids: readonly string[]): void {
  if (ids.join() !== JOBS.map((job) => job.id).join()) {
    throw new Error(`kits/${file} is of other jobs than kits/jobs.json; run npm run learn:kits`)
  }
}
