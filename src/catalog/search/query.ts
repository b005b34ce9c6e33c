import { lowerBound } from '../../shared/sorted.ts'
import { STOP_WORDS, splitCamelCase, stem, WEAK_WORDS, words } from '../text.ts'
import { CONCEPTS } from './concepts.ts'
import { type Gone, NOTHING_GONE, type Segment } from './segment.ts'
import { corrections } from './spelling.ts'

/**
 * What a search asks for: for each of its words, the terms that satisfy it and how well. A document must
 * satisfy most of the words; what counts as most is decided when it is scored.
 */
export interface QueryPlan {
  slots: Slot[]
  /** Pairs of neighbours: a bonus where they stand together, never a need. */
  pairs: string[]
  /** Tags that the search, or a part of it, stands for; `share` says how large the part is. */
  concepts: { term: string; share: number }[]
  /** The search without blanks, as a name would be written. */
  name: string
  /** The corrected search, when a word was not known and another was taken for it. */
  corrected: string | null
}
export interface Slot {
  alternatives: { term: string; factor: number }[]
  /** Below 1 for words that say little, such as 'make' or 'find'. */
  strength: number
}

/** Words of a search that are looked at. */
const WORDS_MAX = 12
const PREFIX_EXPANSIONS = 48
const CONCEPT_FACTOR = 0.75
const WEAK_STRENGTH = 0.25

/** Stemmed phrase → tag terms. Phrases of several words are looked up before single words. */
const conceptsOf = new Map<string, string[]>()
let longestPhrase = 1
for (const [tag, phrases] of Object.entries(CONCEPTS)) {
  for (const phrase of [tag, ...phrases.split(',')]) {
    const stems = contentWords(words(phrase)).map(stem)
    longestPhrase = Math.max(longestPhrase, stems.length)
    const key = stems.join(' ')
    conceptsOf.set(key, [...(conceptsOf.get(key) ?? []), `#${tag}`])
  }
}

function contentWords(list: string[]): string[] {
  const content = list.filter((w) => !STOP_WORDS.has(w))
  return content.length > 0 ? content : list
}

/** In how many documents a term stands. */
export const documentCount = (segments: Segment[], term: string, gone: Gone = NOTHING_GONE) =>
  segments.reduce(
    (sum, { terms, starts }) => {
      const t = terms.get(term)
      return t === undefined ? sum : sum + starts[t + 1]! - starts[t]!
    },
    -(gone.terms.get(term)?.count ?? 0),
  )

const isKnownWord = (segments: Segment[], word: string, gone: Gone) =>
  segments.some((s) => indexOfWord(s, word) >= 0) &&
  (gone.documents === 0 || documentCount(segments, stem(word), gone) > 0)

function indexOfWord({ vocabulary }: Segment, word: string): number {
  const at = lowerBound(vocabulary.words, (w) => w < word)
  return vocabulary.words[at] === word ? at : -1
}

/** Stems of the words that start with `prefix`, the most frequent first. */
function prefixStems(segments: Segment[], prefix: string, gone: Gone): { stem: string; closeness: number }[] {
  const best = new Map<string, { segment: number; count: number; closeness: number }>()
  for (const [segment, { vocabulary }] of segments.entries()) {
    for (let i = lowerBound(vocabulary.words, (w) => w < prefix); i < vocabulary.words.length; i++) {
      const word = vocabulary.words[i]!
      if (!word.startsWith(prefix)) break
      const key = vocabulary.stems[i]!
      const closeness = prefix.length / word.length
      const known = best.get(key)
      if (!known) {
        const count = vocabulary.counts[i]! - (gone.terms.get(key)?.count ?? 0)
        best.set(key, { segment, count, closeness })
        continue
      }
      // The count is that of the stem, which each of its words repeats.
      if (known.segment !== segment) known.count += vocabulary.counts[i]!
      known.segment = segment
      known.closeness = Math.max(known.closeness, closeness)
    }
  }
  return [...best]
    .filter(([, { count }]) => count > 0)
    .sort((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1))
    .slice(0, PREFIX_EXPANSIONS)
    .map(([stem, { closeness }]) => ({ stem, closeness }))
}

/** 'photoshop' → ['photo', 'shop'], when both halves are known and the whole is not. */
function splitWord(segments: Segment[], word: string, gone: Gone): string[] | null {
  let best: string[] | null = null
  let bestCount = 0
  for (let i = 3; i <= word.length - 2; i++) {
    const [a, b] = [word.slice(0, i), word.slice(i)]
    // 'textto': a word with a small one stuck to it.
    if (STOP_WORDS.has(b) && b.length === word.length - i && documentCount(segments, stem(a), gone) > 2)
      return [a]
    if (b.length < 3) continue
    if (!isKnownWord(segments, a, gone) || !isKnownWord(segments, b, gone)) continue
    const count = Math.min(documentCount(segments, stem(a), gone), documentCount(segments, stem(b), gone))
    if (count > bestCount) {
      best = [a, b]
      bestCount = count
    }
  }
  return best
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

export function planQuery(segments: Segment[], search: string, gone: Gone = NOTHING_GONE): QueryPlan {
  const all = words(search).slice(0, WORDS_MAX * 2)
  const typed = contentWords(all).slice(0, WORDS_MAX)
  const endsOpen = /[\p{L}\p{N}]$/u.test(search)
  const slots: WordSlot[] = []
  let wasCorrected = false
  for (const [i, word] of typed.entries()) {
    const strength = WEAK_WORDS.has(word) && typed.length > 1 ? WEAK_STRENGTH : 1
    const isOpen = endsOpen && i === typed.length - 1
    const read = readWord(segments, gone, { word, strength, isOpen })
    slots.push(...read.slots)
    wasCorrected ||= read.isCorrected
  }
  joinNeighbours(segments, gone, slots)
  const concepts = addConcepts(segments, gone, slots)
  const known = slots.map(({ word }) => word)
  const stems = known.map(stem)
  return {
    slots: slots.map(({ alternatives, strength }) => ({ alternatives, strength })),
    concepts,
    pairs: stems.slice(1).map((s, i) => `${stems[i]} ${s}`),
    name: words(splitCamelCase(search)).join(''),
    corrected: wasCorrected ? known.join(' ') : null,
  }
}

/** What one word of the search asks for. `isOpen`: it may still be being typed. */
function readWord(
  segments: Segment[],
  gone: Gone,
  { word, strength, isOpen }: { word: string; strength: number; isOpen: boolean },
): { slots: WordSlot[]; isCorrected: boolean } {
  const slot: WordSlot = { alternatives: [], word, strength }
  const isKnown = isKnownWord(segments, word, gone)
  if (isKnown) add(slot, stem(word), 1)
  if (isOpen && word.length >= 2) {
    for (const { stem: term, closeness } of prefixStems(segments, word, gone)) {
      add(slot, term, (isKnown ? 0.35 : 0.9) * closeness)
    }
  }
  if (slot.alternatives.length === 0) {
    if (documentCount(segments, stem(word), gone) > 0) add(slot, stem(word), 1)
    else {
      const halves = splitWord(segments, word, gone)
      if (halves) return { slots: halves.map(slotOfHalf), isCorrected: true }
    }
  }
  if (isKnown || !mayBeMisspelt(slot)) return { slots: [slot], isCorrected: false }
  const near = corrections(segments, word, gone)
  for (const c of near) add(slot, c.stem, c.distance === 1 ? 0.9 : 0.7)
  if (near[0]) slot.word = near[0].word
  return { slots: [slot], isCorrected: near.length > 0 }
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
