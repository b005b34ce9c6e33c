import { CONCEPTS } from '../../../catalog/concepts.ts'
import { outlinesOf, type Vocabulary } from '../../../catalog/spelling.ts'
import { stem } from '../../../catalog/text.ts'
import { BUSINESS_JOBS } from './jobs-business.ts'
import { KNOWLEDGE_JOBS } from './jobs-knowledge.ts'
import { MEDIA_JOBS } from './jobs-media.ts'
import { isFunctionWord, plainWords } from './tokens.ts'
import { BUSINESS_WORDINGS } from './wordings-business.ts'
import { KNOWLEDGE_WORDINGS } from './wordings-knowledge.ts'
import { MEDIA_WORDINGS } from './wordings-media.ts'

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
  /** What people call it, as words and as stems. */
  said: string[][]
  phrases: { stems: string[]; isVague: boolean; isTight: boolean }[]
  tags: { tag: string; weight: number }[]
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
    tags: line('tags').map((entry) => {
      const [tag = '', weight = '1'] = entry.split(':')
      return { tag, weight: Number(weight) }
    }),
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

/**
 * Everyday wordings of jobs: each is a row of slots, and a slot is any of several words ('cut|trim video|film'), so
 * that a line stands for hundreds of phrases.
 */
const wordings: { job: Job; slots: string[][]; isVague: boolean; isTight: boolean }[] = [
  MEDIA_WORDINGS,
  BUSINESS_WORDINGS,
  KNOWLEDGE_WORDINGS,
].flatMap((text) =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, id = '', said] = /^([a-z0-9-]+): (.+)$/.exec(line) ?? []
      const job = jobById.get(id)
      if (!job) throw new Error(`'${line.slice(0, 40)}' words no job`)
      return entries(said)
        .map((wording) => ({ job, ...wordingOf(wording) }))
        .filter(({ slots }) => slots.length > 0)
    }),
)

function wordingOf(wording: string) {
  const all = wording.split(' ').map((slot) => slot.split('|').flatMap(plainWords))
  const content = all.map((slot) => slot.filter((word) => !isFunctionWord(word))).filter((s) => s.length > 0)
  const isTight = content.length === 1 && all.length > 1
  return {
    slots: (isTight ? all : content).map((slot) => slot.map(stem)),
    isVague: wording.endsWith('?'),
    isTight,
  }
}

const TURNED = 0.8
/** What an everyday wording is worth beside a job's own phrases. */
const WORDED = 0.8
const WORDED_WORD = 0.6
const VAGUE = 0.5
/** What people call a tag names the job that the tag leads, but less plainly than the job's own phrases. */
const BORROWED = 0.8
const BORROWED_WORD = 0.5
/** The weight from which on a tag leads a job. */
const LEADS = 1.6

/** Every phrase by its first stem, so that a text is read in one pass. */
export interface Phrase {
  job: Job
  /** For each of its words, the stems of which any will do. */
  slots: ReadonlySet<string>[]
  /** How plainly it names the job: less where the words stand the other way round ('photos of my product'). */
  factor: number
  isTurned: boolean
  /** Whether its words must follow each other: it means what it does by its small words only. */
  isTight: boolean
}
export const phrasesByStart: ReadonlyMap<string, readonly Phrase[]> = indexPhrases()

function indexPhrases() {
  const index = new Map<string, Phrase[]>()
  const add = (job: Job, slots: string[][], factor: number, isTight: boolean, isTurned = false) => {
    const phrase = { job, slots: slots.map((slot) => new Set(slot)), factor, isTurned, isTight }
    for (const start of phrase.slots[0]!) {
      const list = index.get(start)
      if (list) list.push(phrase)
      else index.set(start, [phrase])
    }
  }
  const addBothWays = (job: Job, slots: string[][], factor: number, isTight: boolean) => {
    add(job, slots, factor, isTight)
    if (slots.length === 2 && !isTight) add(job, [slots[1]!, slots[0]!], TURNED * factor, isTight, true)
  }
  const own = new Set<string>()
  for (const job of JOBS) {
    for (const { stems, isVague, isTight } of job.phrases) {
      own.add(stems.join(' '))
      addBothWays(job, eachAlone(stems), isVague ? VAGUE : 1, isTight)
    }
  }
  for (const { job, slots, isVague, isTight } of wordings) {
    addBothWays(job, slots, isVague ? VAGUE : slots.length > 1 ? WORDED : WORDED_WORD, isTight)
  }
  for (const [tag, phrases] of Object.entries(CONCEPTS)) {
    const job = leaderOf(tag)
    if (!job) continue
    for (const phrase of [tag, ...phrases.split(',')]) {
      const { stems, isTight } = phraseOf(phrase)
      if (stems.length === 0 || own.has(stems.join(' '))) continue
      add(job, eachAlone(stems), stems.length > 1 ? BORROWED : BORROWED_WORD, isTight)
    }
  }
  return index
}

function eachAlone(stems: string[]): string[][] {
  return stems.map((one) => [one])
}

/** The job that a tag stands for most. */
function leaderOf(tag: string): Job | undefined {
  let best: Job | undefined
  let most = LEADS
  for (const job of JOBS) {
    const weight = job.tags[0]?.tag === tag ? job.tags[0].weight : 0
    if (weight > most || (weight === most && !best)) {
      best = job
      most = weight
    }
  }
  return best
}

/** The words that the phrases are made of, as a vocabulary that spelling can be corrected against. */
export const phraseVocabulary: Vocabulary = makeVocabulary()
export const phraseStems: ReadonlySet<string> = new Set(phraseVocabulary.stems)

function makeVocabulary(): Vocabulary {
  const counts = new Map<string, number>()
  for (const block of blocks) {
    const say = block.split('\n').find((line) => line.startsWith('say: '))
    for (const word of plainWords(say?.slice(5) ?? '')) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const text of [MEDIA_WORDINGS, BUSINESS_WORDINGS, KNOWLEDGE_WORDINGS]) {
    for (const word of plainWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const words = [...counts.keys()].sort()
  return {
    words,
    stems: words.map(stem),
    counts: Uint32Array.from(words, (word) => counts.get(word)!),
    outlines: outlinesOf(words),
  }
}
