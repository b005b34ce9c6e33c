import { STOP_WORDS, splitCamelCase, stem, WEAK_WORDS, words } from '../text.ts'
import { CONCEPTS } from './concepts.ts'
import { isWordOfLanguage } from './data.ts'
import { type Direction, directionIn } from './direction.ts'
import { type Gone, NOTHING_GONE, type Segment } from './segment.ts'
import type { Slot } from './slot.ts'
import { type Spaced, spacedAsWritten } from './spacing.ts'
import { corrections, distancesFrom, nearestName } from './spelling.ts'
import { documentCount, isKnownWord, prefixStems, splitWord, withoutTail } from './vocabulary.ts'

/**
 * What a search asks for: for each of its words, the terms that satisfy it and how well. A document must
 * satisfy most of the words; what counts as most is decided when it is scored.
 */
export interface QueryPlan {
  slots: Slot[]
  /** Pairs of neighbours, and words of a direction: a bonus where they stand, never a need. */
  pairs: string[]
  /** Tags that the search, or a part of it, stands for; `share` says how large the part is. */
  concepts: { term: string; share: number }[]
  /** The search without blanks, as a name would be written. */
  name: string
  /** The name that was probably meant, without blanks, where a word of the search is none. */
  nearName: string | null
  /**
   * The search as the catalogue writes it, with the words that are not looked for: 'website builder' means another one than 'app builder'. Where something is to
   * be made from something, the tag of that stands for these words, since whoever reads this hears no order; where no tag does, it is the search as it was typed.
   */
  read: string
  /** The corrected search, when a word was not known and another was taken for it. */
  corrected: string | null
  /** What is to be made from what, where only one order of the words is meant. */
  direction: string | null
}

/** Words of a search that are looked at. */
const WORDS_MAX = 12
const CONCEPT_FACTOR = 0.75
const WEAK_STRENGTH = 0.25

/** Stemmed phrase → tag terms. Phrases of several words are looked up before single words. */
const conceptsOf = new Map<string, string[]>()
let longestPhrase = 1
for (const [tag, phrases] of Object.entries(CONCEPTS)) {
  for (const phrase of [tag, ...phrases.split(',')]) {
    const stems = contentWords(words(phrase).map((word) => ({ word }))).map(({ word }) => stem(word))
    longestPhrase = Math.max(longestPhrase, stems.length)
    const key = stems.join(' ')
    conceptsOf.set(key, [...(conceptsOf.get(key) ?? []), `#${tag}`])
  }
}

/** Whether some words mean tags. */
export const isConcept = (list: string[]): boolean => conceptsOf.has(list.map(stem).join(' '))

/** Without words that say nothing, unless there are no others; with `mayBeEmpty` even then. */
function contentWords(list: Spaced[], mayBeEmpty = false): Spaced[] {
  const content = list.filter(({ word }) => !STOP_WORDS.has(word))
  return content.length > 0 || mayBeEmpty ? content : list
}

/** What a word of the search has become: itself, what it was taken for, or a half of it. */
interface WordSlot extends Slot {
  word: string
}

function add({ alternatives }: Slot, term: string, factor: number): void {
  const same = alternatives.find((a) => a.term === term)
  if (!same) alternatives.push({ term, factor })
  else if (factor > same.factor) same.factor = factor
}

export interface QueryOptions {
  /** Every word is meant as it is typed: nothing is corrected. */
  exact?: boolean
  /** Only one order of 'speech to text' is meant. */
  directed?: boolean
  /** One byte for each document of the first segment: 1 when it is dead. */
  dead?: Uint8Array
}

export function planQuery(
  segments: Segment[],
  search: string,
  gone: Gone = NOTHING_GONE,
  { exact = false, directed = false, dead }: QueryOptions = {},
): QueryPlan {
  const all = words(search).slice(0, WORDS_MAX * 2)
  const direction = directed ? directionIn(all) : null
  const rest = direction ? [...all.slice(0, direction.from), ...all.slice(direction.to)] : all
  const spaced = spacedAsWritten(segments, gone, rest)
  const typed = contentWords(spaced, direction !== null).slice(0, WORDS_MAX)
  const endsOpen = /[\p{L}\p{N}]$/u.test(search) && (direction === null || direction.to < all.length)
  const slots: WordSlot[] = []
  /** By how many edits the words were corrected. */
  let edits = 0
  let isMisspelt = false
  const readAs = new Map<Spaced, string>()
  for (const [i, one] of typed.entries()) {
    const { word, pair } = one
    const strength = WEAK_WORDS.has(word) && typed.length > 1 ? WEAK_STRENGTH : 1
    const isOpen = endsOpen && i === typed.length - 1
    const read = readWord(segments, gone, { word, pair, strength, isOpen, exact })
    slots.push(...read.slots)
    readAs.set(one, read.slots.map((slot) => slot.word).join(' '))
    edits += read.edits
    isMisspelt ||= read.isMisspelt
  }
  joinNeighbours(segments, gone, slots)
  const concepts = addConcepts(segments, gone, slots)
  const known = slots.map(({ word }) => word)
  const read = spaced.map((one) => readAs.get(one) ?? one.word)
  const stems = known.map(stem)
  const name = words(splitCamelCase(search)).join('')
  return {
    slots: [
      ...(direction?.slots ?? []),
      ...slots.map(({ alternatives, strength }) => ({ alternatives, strength })),
    ],
    concepts,
    pairs: [...stems.slice(1).map((s, i) => `${stems[i]} ${s}`), ...(direction?.bonus ?? [])],
    name,
    nearName: isMisspelt && !exact ? nameMeant(segments, name, edits, dead) : null,
    read: direction?.tag === null ? search : [...read, ...(direction ? [direction.tag] : [])].join(' '),
    corrected: edits > 0 ? withDirection(read, direction, all).join(' ') : null,
    direction: direction?.label ?? null,
  }
}

/** The words of an order stand before the others or behind them: which of these stood on either side is not known any more. */
function withDirection(read: string[], direction: Direction | null, all: string[]): string[] {
  const said = direction ? all.slice(direction.from, direction.to) : []
  return direction?.from === 0 ? [...said, ...read] : [...read, ...said]
}

/** The name that is nearly the search, unless words are nearer: 'calender' is no Calendly. */
function nameMeant(segments: Segment[], name: string, edits: number, dead?: Uint8Array): string | null {
  const near = nearestName(segments, name, dead)
  return near !== null && edits > 0 && distancesFrom(name)(near, edits) > edits ? null : near
}

interface TypedWord extends Spaced {
  strength: number
  /** It may still be being typed. */
  isOpen: boolean
  exact: boolean
}

interface ReadWord {
  slots: WordSlot[]
  /** How many edits lie between what was typed and what it was taken for. */
  edits: number
  isMisspelt: boolean
}

/** What one word of the search asks for. */
function readWord(
  segments: Segment[],
  gone: Gone,
  { word, pair, strength, isOpen, exact }: TypedWord,
): ReadWord {
  const slot: WordSlot = { alternatives: [], word, strength }
  const isKnown = isKnownWord(segments, word, gone)
  if (isKnown) add(slot, stem(word), 1)
  if (pair) add(slot, pair, 1)
  if (isOpen && word.length >= 2) {
    for (const { stem: term, closeness } of prefixStems(segments, word, gone)) {
      add(slot, term, (isKnown ? 0.35 : 0.9) * closeness)
    }
  }
  // A form that no tool has: of a word that some have, or 'recipies', whose stem is that of 'recipient'.
  const isFormOfKnown = slot.alternatives.length === 0 && documentCount(segments, stem(word), gone) > 0
  if (isFormOfKnown) add(slot, stem(word), 1)
  const bare = slot.alternatives.length === 0 && !exact ? withoutTail(segments, word, gone) : null
  if (bare) return { slots: [slotOfHalf(bare)], edits: 0, isMisspelt: false }
  const isMisspelt = !isKnown && (isFormOfKnown || mayBeMisspelt(slot)) && !isWordOfLanguage(word)
  if (!isMisspelt || exact) return { slots: [slot], edits: 0, isMisspelt }
  return corrected(segments, gone, slot, isFormOfKnown)
}

/** What a word was meant to be that is none as it stands: another word, two that were written as one, or a form of a known one after all. */
function corrected(segments: Segment[], gone: Gone, slot: WordSlot, isFormOfKnown: boolean): ReadWord {
  const { word } = slot
  const near = corrections(segments, word, gone)
  if (isFormOfKnown && (near.length === 0 || near.some((c) => c.stem === stem(word))))
    return { slots: [slot], edits: 0, isMisspelt: false }
  const isApart = slot.alternatives.length === 0 && (near[0]?.distance ?? 2) > 1
  const halves = isApart ? splitWord(segments, word, gone) : null
  if (halves) return { slots: halves.map(slotOfHalf), edits: 0, isMisspelt: true }
  if (isFormOfKnown) slot.alternatives.length = 0
  for (const c of near) add(slot, c.stem, c.distance === 1 ? 0.9 : 0.7)
  if (near[0]) slot.word = near[0].word
  return { slots: [slot], edits: near[0]?.distance ?? 0, isMisspelt: true }
}

const slotOfHalf = (word: string): WordSlot => ({
  alternatives: [{ term: stem(word), factor: 1 }],
  word,
  strength: 1,
})

/** A word that starts nothing, or only what is much longer, was typed to its end; what is nearly there was not. */
const mayBeMisspelt = ({ alternatives, word }: WordSlot) =>
  alternatives.length === 0 || (word.length >= 6 && !alternatives.some((a) => a.factor >= 0.6))

/** 'note book lm', 'photo shop': neighbours that are one word in the catalogue. */
function joinNeighbours(segments: Segment[], gone: Gone, slots: WordSlot[]): void {
  for (const [i, slot] of slots.slice(1).entries()) {
    const before = slots[i]!
    const joined = before.word + slot.word
    if (!isKnownWord(segments, joined, gone)) continue
    add(before, stem(joined), 1)
    add(slot, stem(joined), 1)
  }
}

/**
 * Tags that phrases of the search stand for satisfy all words of their phrase. Answers the tags, each with the
 * largest share of the search's words that stands for it.
 */
function addConcepts(segments: Segment[], gone: Gone, slots: WordSlot[]): QueryPlan['concepts'] {
  const stems = slots.map(({ word }) => stem(word))
  const shares = new Map<string, number>()
  for (let length = Math.min(longestPhrase, stems.length); length >= 1; length--) {
    for (let from = 0; from + length <= stems.length; from++) {
      const phrase = stems.slice(from, from + length).join(' ')
      const tags = conceptsOf.get(phrase)
      if (!tags) continue
      // A word that the catalogue itself does not have means nothing but the tag.
      const factor = length > 1 || documentCount(segments, phrase, gone) === 0 ? 1 : CONCEPT_FACTOR
      for (const tag of tags) {
        shares.set(tag, Math.max(shares.get(tag) ?? 0, length / stems.length))
        for (const slot of slots.slice(from, from + length)) add(slot, tag, factor)
      }
    }
  }
  return [...shares].map(([term, share]) => ({ term, share }))
}
