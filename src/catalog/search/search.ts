/** The search: what the words of a query ask for, the index, and how well a document satisfies them. */

import { lowerBound } from '../../shared/sorted.ts'
import { BLOCK, blocksOf, postingsOf } from './postings.ts'
import { planQuery, type QueryOptions, type QueryPlan } from './query.ts'
import { empty, roomOf, type Scored, type Scoring, type SlotBest } from './room.ts'
import type { Gone, Segment } from './segment.ts'
import type { Slot } from './slot.ts'
import { documentCount, meanWeight } from './vocabulary.ts'

/**
 * The search index: a large base, and a small delta with what has changed since the base was built. What the
 * delta has again, or what is gone, is dead in the base. Both segments are immutable, so an index is a value:
 * readers of an older version are never disturbed.
 */
export interface SearchIndex {
  base: Segment
  delta: Segment | null
  /** One byte for each document of the base: 1 when it is dead. */
  dead: Uint8Array
  /** What must not be counted any more, so that a search finds the same as over a base of what is there. */
  gone: Gone
}

export interface Match {
  id: number
  score: number
  /** What of the score it has for its name. */
  named: number
}

const PAIR_FACTOR = 0.5
const CONCEPT_BONUS = 0.6
/**
 * A document is a match when it satisfies this share of what the best document satisfies. A search of two words
 * means both; a sentence says the same thing in many words, and no tool has them all.
 */
const coverageShare = (words: number) => (words <= 2 ? 0.72 : Math.max(0.4, 0.72 - 0.08 * (words - 2)))
/** How strongly the covered share decides the order. */
const coveragePower = (words: number) => (words <= 3 ? 3 : Math.max(1.2, 3 - 0.4 * (words - 3)))
/** What a word that nothing has is of what is asked for. */
const UNKNOWN_IMPORTANCE = 2.5
const EXACT_NAME = 60
const NAME_START = 14
/** Names with the same start that are looked at. */
const NAMES_MAX = 200

/** What a search finds, in no order, and how it was read. */
export interface Found {
  matches: Match[]
  /** What the best of all that was found is worth apart from its name. */
  best: number
  plan: QueryPlan
  /** How much of what the search asks for the best document has: from 0 to 1. */
  satisfied: number
  /** What the rarest word is worth that a document has once. */
  rarest: number
}

export interface FindOptions extends QueryOptions {
  /** What is worth less than this share of the best, and has none of it for its name, is left out. */
  least?: number
}

/** Everything that matches and passes the filter, with its score, in no order. */
export const findMatches = (
  index: SearchIndex,
  search: string,
  passes?: (id: number) => boolean,
): Match[] => {
  const { matches } = find(index, search)
  return passes ? matches.filter(({ id }) => passes(id)) : matches
}

export function find(
  { base, delta, dead, gone }: SearchIndex,
  search: string,
  { least = 0, ...options }: FindOptions = {},
): Found {
  const segments = delta ? [base, delta] : [base]
  const total = segments.reduce((sum, s) => sum + s.ids.length, 0) - gone.documents
  const plan = planQuery(segments, search, gone, { ...options, dead })
  const weigh = (term: string) => inverseFrequency(total, documentCount(segments, term, gone))
  const importances = plan.slots.map((slot) => importanceOf(slot, segments, gone, weigh))
  const scored = segments.map((segment, i) =>
    scoreSegment(segment, plan, importances, weigh, i === 0 && dead.length > 0 ? dead : null),
  )
  const covered = Math.max(0, ...scored.map(mostCovered))
  const best = Math.max(0, ...scored.map((one) => weighDocuments(one, plan, covered)))
  const matches: Match[] = []
  for (const one of scored) {
    collect(one, best * least, matches)
    empty(one)
  }
  const asked = importances.reduce((sum, importance) => sum + importance, 0)
  return {
    matches,
    best,
    plan,
    satisfied: asked === 0 ? 0 : Math.min(1, covered / asked),
    rarest: inverseFrequency(total, 1),
  }
}

/** The most that a document of a segment satisfies of the search. */
function mostCovered({ found, documents, coverage }: Scored): number {
  let most = 0
  for (let i = 0; i < found.count; i++) most = Math.max(most, coverage[documents[i]!]!)
  return most
}

/**
 * Weighs what was found by how much it satisfies and by how good it is; 0 for what satisfies too little. Answers what the
 * best is worth apart from its name.
 */
function weighDocuments(
  { segment, found, documents, scores, named, coverage, worths }: Scoring,
  plan: QueryPlan,
  covered: number,
): number {
  const needed = covered * coverageShare(plan.slots.length)
  const power = coveragePower(plan.slots.length)
  // 'video' fits hundreds of tools alike, so the better ones come first; a sentence says what it wants.
  const wants = plan.slots.length - (plan.direction === null ? 0 : 1)
  const { priors } = segment
  let best = 0
  let share = covered
  let worth = 1
  for (let i = 0; i < found.count; i++) {
    const d = documents[i]!
    // Most documents satisfy what the one before does, and raising to a power takes longer than all the rest.
    if (coverage[d] !== share) {
      share = coverage[d]!
      worth = share === covered ? 1 : share < needed ? 0 : (share / covered) ** power
    }
    const prior = priors[d]!
    const squared = prior * prior
    worths[d] = worth * (wants === 1 ? squared * squared : wants === 2 ? squared : prior)
    best = Math.max(best, (scores[d]! + named[d]!) * worths[d]! - named[d]! * worths[d]!)
  }
  return best
}

/** Makes matches of what is worth enough: of most of a large result nothing is made that nobody looks at. */
function collect(
  { segment: { ids }, found, documents, scores, named, worths }: Scoring,
  enough: number,
  matches: Match[],
): void {
  for (let i = 0; i < found.count; i++) {
    const d = documents[i]!
    const worth = worths[d]!
    if (worth === 0) continue
    const score = (scores[d]! + named[d]!) * worth
    if (score >= enough || named[d]! > 0) matches.push({ id: ids[d]!, score, named: named[d]! * worth })
  }
}

const inverseFrequency = (total: number, count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5))

/**
 * How much a word matters: as much as its rarest good alternative, but less when documents only mention it.
 * A rare word that no tool is about ('soap') must not outweigh what the search is about ('photos').
 */
function importanceOf(
  { alternatives, strength }: Slot,
  segments: Segment[],
  gone: Gone,
  weigh: (term: string) => number,
) {
  if (alternatives.length === 0) return strength * UNKNOWN_IMPORTANCE
  let importance = 0.5
  for (const { term, factor } of alternatives) {
    if (factor < 0.7) continue
    const aboutness = Math.min(1, Math.max(0.3, meanWeight(segments, term, gone) / 2.5))
    importance = Math.max(importance, aboutness * Math.min(5, weigh(term)))
  }
  return strength * importance
}

function scoreSegment(
  segment: Segment,
  plan: QueryPlan,
  importances: number[],
  weigh: (term: string) => number,
  dead: Uint8Array | null,
): Scoring {
  const { best, nearness: _, ...room } = roomOf(segment)
  const scoring: Scoring = { segment, dead, weigh, found: { count: 0 }, ...room }
  /** The coverage of a document that satisfies every word. */
  let full = 0
  for (const [i, slot] of plan.slots.entries()) {
    if (slot.alternatives.length === 0) continue
    full += importances[i]!
    scoreSlot(scoring, slot, importances[i]!, best)
  }
  for (const pair of plan.pairs) addBonus(scoring, pair, PAIR_FACTOR)
  for (const { term, share } of plan.concepts) addBonus(scoring, term, CONCEPT_BONUS * share)
  addNameMatches(scoring, plan, full)
  return scoring
}

/** Adds to each document what the best of a word's alternatives is worth there. */
function scoreSlot(scoring: Scoring, slot: Slot, importance: number, best: SlotBest): void {
  const { found, documents, scores, coverage } = scoring
  const { gains, factors, touched } = best
  const count = takeBest(scoring, slot, best)
  for (let i = 0; i < count; i++) {
    const d = touched[i]!
    if (coverage[d] === 0) documents[found.count++] = d
    scores[d]! += gains[d]!
    coverage[d]! += importance * (factors[d]! > 0.6 ? 1 : 0.75)
    gains[d] = 0
    factors[d] = 0
  }
}

/** Answers how many documents have any of the alternatives. */
function takeBest(
  { segment, dead, weigh }: Scoring,
  { alternatives, strength }: Slot,
  { gains, factors, touched }: SlotBest,
): number {
  const { terms, starts, documents: posted, weights } = segment
  const blocks = blocksOf(segment)
  let count = 0
  for (const { term, factor } of alternatives) {
    const t = terms.get(term)
    if (t === undefined) continue
    const gain = strength * factor * weigh(term)
    // What `postingsOf` says, without an array for each of the many terms of a word.
    for (let block = 0, at = t * blocks; block < blocks; block++, at++) {
      const first = block * BLOCK
      for (let p = starts[at]!, end = starts[at + 1]!; p < end; p++) {
        const d = first + posted[p]!
        if (dead !== null && dead[d] === 1) continue
        const value = gain * weights[p]!
        if (gains[d] === 0) touched[count++] = d
        if (value > gains[d]!) gains[d] = value
        if (factor > factors[d]!) factors[d] = factor
      }
    }
  }
  return count
}

/** Adds to the documents that have been found so far what they gain by a term that no search needs. */
function addBonus({ segment, weigh, scores, coverage }: Scoring, term: string, factor: number): void {
  const { terms, documents: posted, weights } = segment
  const t = terms.get(term)
  if (t === undefined) return
  const gain = factor * weigh(term)
  for (const { first, from, end } of postingsOf(segment, t)) {
    for (let p = from; p < end; p++) {
      const d = first + posted[p]!
      if (coverage[d]! > 0) scores[d]! += gain * weights[p]!
    }
  }
}

/** A tool whose name is the search, starts with it, or is nearly it, is what is looked for. */
function addNameMatches(
  { segment: { names }, dead, found, documents, named, coverage }: Scoring,
  plan: QueryPlan,
  full: number,
) {
  if (plan.name.length < 2) return
  const add = (document: number, score: number, covers: boolean) => {
    if (dead !== null && dead[document] === 1) return
    if (coverage[document] === 0) {
      documents[found.count++] = document
      coverage[document] = 0.01
    }
    named[document]! += score
    if (covers) coverage[document] = Math.max(coverage[document]!, full, 0.01)
  }
  const texts = [plan.name, plan.nearName, plan.corrected?.replaceAll(' ', '')]
  for (const text of new Set(texts)) {
    if (!text) continue
    // The names are sorted: those that start with the text stand together.
    const from = lowerBound(names.texts, (name) => name < text)
    for (let i = from; i < Math.min(names.texts.length, from + NAMES_MAX); i++) {
      const name = names.texts[i]!
      const document = names.documents[i]!
      if (!name.startsWith(text)) break
      if (name === text) add(document, EXACT_NAME, true)
      else add(document, (NAME_START * text.length) / name.length, false)
    }
  }
}
