/** The search: what the words of a query ask for, the index, and how well a document satisfies them. */

import { lowerBound } from '../../shared/sorted.ts'
import { planQuery, type QueryOptions, type QueryPlan } from './query.ts'
import type { Gone, Segment } from './segment.ts'
import type { Slot } from './slot.ts'
import { documentCount } from './vocabulary.ts'

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
  plan: QueryPlan
  /** How much of what the search asks for the best document has: from 0 to 1. */
  satisfied: number
  /** What the rarest word is worth that a document has once. */
  rarest: number
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
  options?: QueryOptions,
): Found {
  const segments = delta ? [base, delta] : [base]
  const total = segments.reduce((sum, s) => sum + s.ids.length, 0) - gone.documents
  const plan = planQuery(segments, search, gone, { ...options, dead })
  const weigh = (term: string) => inverseFrequency(total, documentCount(segments, term, gone))
  const importances = plan.slots.map((slot) => importanceOf(slot, segments, gone, weigh))
  const scored = segments.map((segment, i) =>
    scoreSegment(segment, plan, importances, weigh, i === 0 && dead.length > 0 ? dead : null),
  )
  let best = 0
  for (const { documents, coverage } of scored) {
    for (const d of documents) if (coverage[d]! > best) best = coverage[d]!
  }
  const needed = best * coverageShare(plan.slots.length)
  const power = coveragePower(plan.slots.length)
  // 'video' fits hundreds of tools alike, so the better ones come first; a sentence says what it wants.
  const wants = plan.slots.length - (plan.direction === null ? 0 : 1)
  const priorPower = wants === 1 ? 4 : wants === 2 ? 2 : 1
  const matches: Match[] = []
  for (const [i, { documents, coverage, scores, named }] of scored.entries()) {
    const { ids, priors } = segments[i]!
    for (const d of documents) {
      const share = coverage[d]!
      if (share < needed) continue
      const worth = (share === best ? 1 : (share / best) ** power) * priors[d]! ** priorPower
      matches.push({ id: ids[d]!, score: (scores[d]! + named[d]!) * worth, named: named[d]! * worth })
    }
  }
  for (const one of scored) empty(one)
  const asked = importances.reduce((sum, importance) => sum + importance, 0)
  return {
    matches,
    plan,
    satisfied: asked === 0 ? 0 : Math.min(1, best / asked),
    rarest: inverseFrequency(total, 1),
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

function meanWeight(segments: Segment[], term: string, gone: Gone): number {
  const dead = gone.terms.get(term)
  let sum = -(dead?.weight ?? 0)
  let count = -(dead?.count ?? 0)
  for (const { terms, starts, means } of segments) {
    const t = terms.get(term)
    if (t === undefined) continue
    const n = starts[t + 1]! - starts[t]!
    sum += means[t]! * n
    count += n
  }
  return count === 0 ? 0 : sum / count
}

interface Scored {
  documents: number[]
  scores: Float32Array
  /** What names add to the scores. */
  named: Float32Array
  /** How much of the search each document satisfies: the sum of the weights of its satisfied words. */
  coverage: Float32Array
}

/** A segment whose documents are scored, without those that are dead. */
interface Scoring extends Scored {
  segment: Segment
  dead: Uint8Array | null
  weigh: (term: string) => number
}

function scoreSegment(
  segment: Segment,
  plan: QueryPlan,
  importances: number[],
  weigh: (term: string) => number,
  dead: Uint8Array | null,
): Scored {
  const { best, ...room } = roomOf(segment)
  const scoring: Scoring = { segment, dead, weigh, documents: [], ...room }
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

/** For each document the best of a slot's alternatives; all 0 between two slots. */
interface SlotBest {
  gains: Float32Array
  factors: Float32Array
}

/** Where the documents of a segment are scored: all 0 between two searches, of which there is one at a time. */
interface Room extends Pick<Scored, 'scores' | 'named' | 'coverage'> {
  best: SlotBest
}
const rooms = new WeakMap<Segment, Room>()

/** Made once for each segment: to make it for each search took longer than most of them. */
function roomOf(segment: Segment): Room {
  const known = rooms.get(segment)
  if (known) return known
  const numbers = () => new Float32Array(segment.ids.length)
  const best = { gains: numbers(), factors: numbers() }
  const room = { scores: numbers(), named: numbers(), coverage: numbers(), best }
  rooms.set(segment, room)
  return room
}

function empty({ documents, scores, named, coverage }: Scored): void {
  for (const d of documents) {
    scores[d] = 0
    named[d] = 0
    coverage[d] = 0
  }
}

/** Adds to each document what the best of a word's alternatives is worth there. */
function scoreSlot(
  { segment, dead, weigh, documents, scores, coverage }: Scoring,
  { alternatives, strength }: Slot,
  importance: number,
  { gains, factors }: SlotBest,
): void {
  const { terms, starts, documents: posted, weights } = segment
  const touched: number[] = []
  for (const { term, factor } of alternatives) {
    const t = terms.get(term)
    if (t === undefined) continue
    const gain = strength * factor * weigh(term)
    for (let p = starts[t]!, end = starts[t + 1]!; p < end; p++) {
      const d = posted[p]!
      if (dead !== null && dead[d] === 1) continue
      const value = gain * weights[p]!
      if (gains[d] === 0) touched.push(d)
      if (value > gains[d]!) gains[d] = value
      if (factor > factors[d]!) factors[d] = factor
    }
  }
  for (const d of touched) {
    if (coverage[d] === 0) documents.push(d)
    scores[d]! += gains[d]!
    coverage[d]! += importance * (factors[d]! > 0.6 ? 1 : 0.75)
    gains[d] = 0
    factors[d] = 0
  }
}

/** Adds to the documents that have been found so far what they gain by a term that no search needs. */
function addBonus({ segment, weigh, scores, coverage }: Scoring, term: string, factor: number): void {
  const { terms, starts, documents: posted, weights } = segment
  const t = terms.get(term)
  if (t === undefined) return
  const gain = factor * weigh(term)
  for (let p = starts[t]!, end = starts[t + 1]!; p < end; p++) {
    const d = posted[p]!
    if (coverage[d]! > 0) scores[d]! += gain * weights[p]!
  }
}

/** A tool whose name is the search, starts with it, or is nearly it, is what is looked for. */
function addNameMatches(
  { segment: { names }, dead, documents, named, coverage }: Scoring,
  plan: QueryPlan,
  full: number,
) {
  if (plan.name.length < 2) return
  const add = (document: number, score: number, covers: boolean) => {
    if (dead !== null && dead[document] === 1) return
    if (coverage[document] === 0) {
      documents.push(document)
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
