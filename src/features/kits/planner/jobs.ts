import { CONCEPTS } from '../../../catalog/search/concepts.ts'
import { stem } from '../../../catalog/text.ts'
import { BUSINESS_JOBS } from './jobs-business.ts'
import { KNOWLEDGE_JOBS } from './jobs-knowledge.ts'
import { MEDIA_JOBS } from './jobs-media.ts'
import { isFunctionWord, plainWords } from './tokens.ts'

/**
 * The jobs that projects consist of. Each is written as a block of lines:
 *
 *     id: Label [area stage]
 *     say: what people call it, one form of each word is enough; with '?' where it may as well be about something else
 *     tags: tags of the catalogue whose tools do it, with a weight where it is not 1
 *     text: what keywords, features and summaries of such tools say
 *     near: jobs that a project with this one often needs too, the most useful first
 *     not: tags whose tools are about something else when they lead with one of them
 *
 * Which tools do a job is derived from the catalogue each time, so that a new tool takes part at once.
 */
export interface Job {
  id: string
  label: string
  area: string
  /** When it comes in a project: 1 prepares, 5 watches over the result. */
  stage: number
  /** What people call it, as words and as stems; `examples.txt` has what else they say. */
  said: string[][]
  phrases: { stems: string[]; isVague: boolean; isTight: boolean }[]
  /** Tags of the catalogue whose tools do it, with how much they say so; the first stands for it most. */
  tags: ReadonlyMap<string, number>
  /** What the texts of its tools say, as stems of neighbouring words. */
  evidence: string[][]
  near: string[]
  not: ReadonlySet<string>
}

const entries = (line: string | undefined) =>
  (line ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function parseJob(block: string): Job {
  const [head = '', ...lines] = block.trim().split('\n')
  const [, id, label, area, stage] = /^([a-z0-9-]+): (.+) \[(\w+) (\d)\]$/.exec(head) ?? []
  if (!id || !label || !area) throw new Error(`'${head}' is no head of a job`)
  const line = (name: string) => entries(lines.find((l) => l.startsWith(`${name}: `))?.slice(name.length + 2))
  return {
    id,
    label,
    area,
    stage: Number(stage),
    said: line('say').map(plainWords),
    phrases: line('say')
      .map((phrase) => ({ ...phraseOf(phrase), isVague: phrase.endsWith('?') }))
      .filter(({ stems }) => stems.length > 0),
    tags: new Map(
      line('tags').map((entry) => {
        const [tag = '', weight = '1'] = entry.split(':')
        return [tag, Number(weight)]
      }),
    ),
    evidence: unique(line('text').map((text) => plainWords(text).map(stem))),
    near: line('near'),
    not: new Set(line('not')),
  }
}

/** A phrase that is left with one word that says something would mean too much: 'be found' is not 'found'. */
function phraseOf(phrase: string): { stems: string[]; isTight: boolean } {
  const all = plainWords(phrase)
  const content = all.filter((word) => !isFunctionWord(word))
  const isTight = content.length === 1 && all.length > 1
  return { stems: (isTight ? all : content).map(stem), isTight }
}

const unique = (lists: string[][]) => [...new Map(lists.map((list) => [list.join(' '), list])).values()]

const blocks = [MEDIA_JOBS, BUSINESS_JOBS, KNOWLEDGE_JOBS].flatMap((text) => text.trim().split('\n\n'))

export const JOBS: readonly Job[] = blocks.map(parseJob)
export const jobById: ReadonlyMap<string, Job> = new Map(JOBS.map((job) => [job.id, job]))
/** The place of each job in `JOBS`, by its id: lists of numbers for all jobs are in this order. */
export const numberOf: ReadonlyMap<string, number> = new Map(JOBS.map(({ id }, number) => [id, number]))

/** Jobs of which a project needs one: each does what the others would. */
const ALIKE = [
  ['website', 'landing-page'],
  ['slides', 'pitch-deck', 'class-slides'],
  ['app-builder', 'mobile-app', 'internal-tool'],
  ['newsletter', 'email-marketing', 'marketing-automation'],
  ['voice-agent', 'phone-support'],
  ['local-llm', 'private-chat'],
  ['contract-review', 'contract-manage'],
  ['course', 'lms', 'train-staff'],
  ['language-learning', 'speak-language'],
  ['proteins', 'drug'],
  ['novel', 'family-stories'],
  ['code-agent', 'code-complete'],
  ['edit-podcast', 'record-remote'],
  ['helpdesk', 'live-chat', 'messaging'],
  ['posters', 'thumbnail'],
  ['extract-docs', 'ocr'],
  ['web-answers', 'deep-research'],
  ['whiteboard', 'mindmap', 'brainstorm'],
]
const groupsOf = new Map<string, Set<string>>()
for (const group of ALIKE) for (const id of group) groupsOf.set(id, new Set(group.filter((g) => g !== id)))

/** The jobs that would be the same again beside this one. */
export const alike = (id: string): ReadonlySet<string> => groupsOf.get(id) ?? new Set()

const TURNED = 0.8
const VAGUE = 0.5
/** What people call a tag names the job that the tag leads, but less plainly than the job's own phrases. */
const BORROWED = 0.8
const BORROWED_WORD = 0.5
/** The weight from which on a tag leads a job. */
const LEADS = 1.6

/** Every phrase by its first stem, so that a text is read in one pass. */
export interface Phrase {
  job: Job
  stems: string[]
  /** How plainly it names the job: less where the words stand the other way round ('photos of my product'). */
  factor: number
  isTurned: boolean
  /** Whether its words must follow each other: it means what it does by its small words only. */
  isTight: boolean
  /** Whether it is not the job's own, but what people call a tag that the job leads. */
  isBorrowed: boolean
}
export const phrasesByStart: ReadonlyMap<string, readonly Phrase[]> = indexPhrases()

function indexPhrases() {
  const index = new Map<string, Phrase[]>()
  const add = (phrase: Phrase) => {
    const list = index.get(phrase.stems[0]!)
    if (list) list.push(phrase)
    else index.set(phrase.stems[0]!, [phrase])
  }
  const own = new Set<string>()
  for (const job of JOBS) {
    for (const { stems, isVague, isTight } of job.phrases) {
      own.add(stems.join(' '))
      const phrase = { job, stems, factor: isVague ? VAGUE : 1, isTight, isTurned: false, isBorrowed: false }
      add(phrase)
      if (stems.length === 2 && !isTight) {
        add({ ...phrase, stems: stems.toReversed(), factor: TURNED * phrase.factor, isTurned: true })
      }
    }
  }
  for (const [tag, phrases] of Object.entries(CONCEPTS)) {
    const job = leaderOf(tag)
    if (!job) continue
    for (const phrase of [tag, ...phrases.split(',')]) {
      const { stems, isTight } = phraseOf(phrase)
      if (stems.length === 0 || own.has(stems.join(' '))) continue
      const factor = stems.length > 1 ? BORROWED : BORROWED_WORD
      add({ job, stems, factor, isTight, isTurned: false, isBorrowed: true })
    }
  }
  return index
}

/** The job that a tag stands for most. */
function leaderOf(tag: string): Job | undefined {
  let best: Job | undefined
  let most = LEADS
  for (const job of JOBS) {
    const [first] = job.tags.keys()
    const weight = first === tag ? job.tags.get(tag)! : 0
    if (weight > most || (weight === most && !best)) {
      best = job
      most = weight
    }
  }
  return best
}
