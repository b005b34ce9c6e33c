/**
 * What people call a job in their own language: `languages/jobs/<code>.txt`. It is looked for in a text as it is written, because
 * words that are put into English one by one often lose what they mean together.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Code, LANGUAGES_FOLDER, type Lexicon } from './lexicon.ts'
import { isSmallEnglish } from './other-languages.ts'
import { CLAUSE_END } from './units.ts'
import type { Word } from './words.ts'

/** A phrase that stands in a text. */
export interface SaidJob {
  /** The id of a job of `kits/jobs.json`. */
  job: string
  /** The words of the phrase. */
  words: Word[]
  /** How many others that say something stand between them. */
  gaps: number
  /** Whether it may as well be about something else. */
  isVague: boolean
}

export interface JobLine {
  job: string
  /** For each phrase its words, of each the ways to say it: 'cut/trim the clip'. */
  phrases: { words: string[][]; isVague: boolean }[]
}

/**
 * The lines of a file: `job: phrase, other phrase`; 'cut/trim the clip' is two phrases; `?` stands behind a word
 * with which a phrase may be about something else; `# ` begins a comment.
 */
export function jobLinesOf(code: string, text: string): JobLine[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [, job, said = ''] = /^([a-z0-9-]+): (\S.*)$/.exec(line) ?? []
    const phrases = said.split(',').map((phrase) => phrase.trim())
    if (!job || !phrases.every((phrase) => PHRASE.test(phrase)))
      throw new Error(
        `languages/jobs/${code}.txt, line ${i + 1}: '${line}' is not 'job: phrase, other phrase'`,
      )
    return [{ job, phrases: phrases.flatMap(waysOf) }]
  })
}

const WAY = "[\\p{L}\\p{N}'’-]+\\??"
const PHRASE = new RegExp(`^${WAY}([ /]${WAY})*$`, 'u')

/** A phrase with its words, each with the ways to say it. Ways of several words ('e-mail') are phrases of their own, since texts are read so. */
function waysOf(phrase: string): JobLine['phrases'] {
  let all: JobLine['phrases'] = [{ words: [], isVague: false }]
  for (const slot of phrase.toLowerCase().split(' ')) {
    const kinds = Map.groupBy(slot.split('/'), (way) => (JOINS.test(way) ? way : way.endsWith('?')))
    const ways = [...kinds].map(([kind, of]) => {
      const plain = of.map((way) => way.replace('?', ''))
      const isOne = typeof kind === 'boolean'
      return {
        words: isOne ? [plain] : plain[0]!.split(JOINS).map((word) => [word]),
        isVague: of[0]!.endsWith('?'),
      }
    })
    all = all.flatMap((before) =>
      ways.map(({ words, isVague }) => ({
        words: [...before.words, ...words],
        isVague: before.isVague || isVague,
      })),
    )
  }
  return all
}

const JOINS = /['’-]/

export const readJobLines = (code: Code): JobLine[] =>
  jobLinesOf(code, readFileSync(join(LANGUAGES_FOLDER, 'jobs', `${code}.txt`), 'utf8'))

/** Other words that may stand between those of a phrase. */
const GAPS_MOST = 2

interface Phrase {
  job: string
  /** For each of its words the stems of the ways to say it: few, so that arrays are smaller than sets and as quick. */
  slots: readonly (readonly string[])[]
  /** Which of them is looked up first: the one that says most. */
  first: number
  /** The ways to say it, where it is one word. */
  forms: readonly string[]
  isVague: boolean
  /** Whether its words must follow each other: all of them are small. */
  isTight: boolean
}

const NO_FORMS: readonly string[] = []

/** The phrases of one language. */
export class JobPhrases {
  readonly #lexicon: Lexicon
  readonly #byStem = new Map<string, Phrase[]>()
  readonly #stems = new Set<string>()

  constructor(lexicon: Lexicon, lines: readonly JobLine[]) {
    this.#lexicon = lexicon
    for (const { job, phrases } of lines)
      for (const { words, isVague } of phrases) this.#add(job, words, isVague)
  }

  #add(job: string, words: readonly string[][], isVague: boolean) {
    const telling = words.filter((ways) => !ways.every((way) => isSmallWord(this.#lexicon, way)))
    // What is left with one word would mean too much.
    const kept = telling.length < 2 ? words : telling
    const slots = kept.map((ways) => [
      ...new Set(ways.flatMap((way) => [this.#lexicon.stem(way), this.#lexicon.stem(plainly(way))])),
    ])
    const first = rarest(kept, telling)
    const forms = words.length === 1 ? words[0]!.flatMap((way) => [way, plainly(way)]) : NO_FORMS
    const phrase = { job, slots, first, forms, isVague, isTight: telling.length === 0 }
    for (const stem of slots.flat()) this.#stems.add(stem)
    for (const stem of slots[first]!) {
      const of = this.#byStem.get(stem)
      if (of) of.push(phrase)
      else this.#byStem.set(stem, [phrase])
    }
  }

  /** Every phrase in a text, its words in any order; what two jobs are called is vague. */
  find(words: readonly Word[]): SaidJob[] {
    const said = new Map(this.#all(words).map((one) => [`${one.job} ${placesIn(one)}`, one]))
    const jobs = Map.groupBy(said.values(), placesIn)
    return [...said.values()].map((one) => ({
      ...one,
      isVague: one.isVague || jobs.get(placesIn(one))!.length > 1,
    }))
  }

  #all(words: readonly Word[]): SaidJob[] {
    const clauses = clauseNumbers(words)
    const stems = words.map((word) => this.#stemsOf(word))
    const isSmall = words.map((word) => isSmallWord(this.#lexicon, word.lower))
    const found: SaidJob[] = []
    for (const [at, own] of stems.entries()) {
      for (const [i, stem] of own.entries()) {
        for (const phrase of this.#byStem.get(stem) ?? []) {
          if (phrase.slots.length === 1 && !isPlain(phrase, words[at]!, stem, i > 0)) continue
          const places = placesOf(phrase, at, { stems, clauses })
          if (!places) continue
          const gaps = gapsOf(places, isSmall)
          if (phrase.isTight ? places.at(-1)! - places[0]! < places.length : gaps <= GAPS_MOST)
            found.push({
              job: phrase.job,
              words: places.map((p) => words[p]!),
              gaps,
              isVague: phrase.isVague,
            })
        }
      }
    }
    return found
  }

  /** The stems by which a word is looked up: of a German compound also that of its last part. */
  #stemsOf({ lower, folded }: Word): string[] {
    const stem = this.#lexicon.stem(lower)
    if (this.#lexicon.code !== 'de') return [stem]
    const others = [folded.replace(/([aou])e/g, '$1'), lower.replace(ZU, '$1$2')].flatMap((form) =>
      form === lower ? [] : [this.#lexicon.stem(form)],
    )
    const stems = [stem, ...others].filter((s) => this.#stems.has(s))
    return stems.length > 0 ? stems : ['', ...this.#tailOf(stem)]
  }

  #tailOf(stem: string): string[] {
    for (let at = HEAD_LEAST; at <= stem.length - TAIL_LEAST; at++) {
      const tail = stem.slice(at)
      if (this.#stems.has(tail) && !PREFIX.test(stem.slice(0, at))) return [tail]
    }
    return []
  }
}

/**
 * By itself a word must be sure: not the end of a compound or a stem that is short, nor another word of the same stem
 * ('publicar' is no 'publicidad', 'faut' no 'fautes').
 */
function isPlain({ forms }: Phrase, { lower, folded }: Word, stem: string, isTail: boolean): boolean {
  if (isTail) return stem.length >= TAIL_ALONE_LEAST
  if (forms.includes(lower) || forms.includes(folded)) return true
  return stem.length >= STEM_ALONE_LEAST && forms.some((form) => isFormOf(form, lower))
}

function isFormOf(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return longer.length - shorter.length <= 2 && longer.startsWith(shorter.slice(0, -1))
}

const STEM_ALONE_LEAST = 5
const TAIL_ALONE_LEAST = 6
const TAIL_LEAST = 4
const HEAD_LEAST = 4
/** With these a word is no compound: 'Überschrift' is no 'Schrift'. */
const PREFIX = /^(unter|uber|wieder|durch|gegen|hinter|zuruck|herunter|heraus|herein|hinein|hinaus)$/
/** 'herauszuschneiden' is 'herausschneiden'. */
const ZU =
  /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|heraus|herunter|hin|hoch|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)zu(.{3,})$/

const placesIn = ({ words }: SaidJob): string => words.map(({ from }) => from).join()

const plainly = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss')

function isSmallWord(lexicon: Lexicon, word: string): boolean {
  const english = lexicon.form(word)
  return english?.split(' ').every((w) => w === '' || isSmallEnglish(w)) ?? false
}

/** The place of the word that says most: the longest of those that have the fewest ways. */
function rarest(words: readonly string[][], telling: readonly string[][]): number {
  const worth = (ways: string[]) =>
    telling.includes(ways)
      ? ways.reduce((least, way) => Math.min(least, way.length), 99) - 2 * ways.length
      : -99
  const all = words.map(worth)
  return all.indexOf(Math.max(...all))
}

function clauseNumbers(words: readonly Word[]): number[] {
  let clause = 0
  return words.map(({ gap }, i) => (i > 0 && CLAUSE_END.test(gap) ? ++clause : clause))
}

interface Looked {
  stems: readonly string[][]
  clauses: readonly number[]
}

/** Where each word of a phrase stands that has one at a place: the nearest; null where one is missing. */
function placesOf({ slots, first }: Phrase, at: number, looked: Looked): number[] | null {
  const places = [at]
  for (const [s, ways] of slots.entries()) {
    if (s === first) continue
    const place = nearest(ways, places, slots.length + REACH, looked)
    if (place === undefined) return null
    places.push(place)
  }
  return places.sort((a, b) => a - b)
}

/** Words of any kind that are looked through on either side. */
const REACH = 5

function nearest(
  ways: readonly string[],
  taken: readonly number[],
  reach: number,
  { stems, clauses }: Looked,
): number | undefined {
  const at = taken[0]!
  const isThere = (place: number) =>
    clauses[place] === clauses[at] &&
    !taken.includes(place) &&
    stems[place]!.some((stem) => ways.includes(stem))
  for (let step = 1; step <= reach; step++) {
    if (isThere(at + step)) return at + step
    if (isThere(at - step)) return at - step
  }
  return undefined
}

function gapsOf(places: readonly number[], isSmall: readonly boolean[]): number {
  let gaps = 0
  for (let p = places[0]!; p < places.at(-1)!; p++) if (!places.includes(p) && !isSmall[p]) gaps++
  return gaps
}
