import { lowerBound } from '../shared/sorted.ts'
import { documentCount, planQuery, type QueryPlan } from './query.ts'
import type { Segment } from './segment.ts'

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
}

export interface Match {
  id: number
  score: number
}

const PAIR_FACTOR = 0.5
/** A document is a match when it satisfies this share of what the best document satisfies. */
const COVERAGE_SHARE = 0.72
const EXACT_NAME = 60
const NAME_START = 14

/** Everything that matches, with its score, in no order. */
export function findMatches({ base, delta, dead }: SearchIndex, search: string): Match[] {
  const segments = delta ? [base, delta] : [base]
  const total = segments.reduce((sum, s) => sum + s.ids.length, 0)
  const plan = planQuery(segments, search)
  const weigh = (term: string) => inverseFrequency(total, documentCount(segments, term))
  const scored = segments.map((segment, i) =>
    scoreSegment(segment, plan, weigh, i === 0 && dead.length > 0 ? dead : null),
  )
  let best = 0
  for (const { documents, coverage } of scored) {
    for (const d of documents) if (coverage[d]! > best) best = coverage[d]!
  }
  const needed = best * COVERAGE_SHARE
  const matches: Match[] = []
  for (const [i, { documents, coverage, scores }] of scored.entries()) {
    const { ids, priors } = segments[i]!
    for (const d of documents) {
      const share = coverage[d]!
      if (share < needed) continue
      matches.push({ id: ids[d]!, score: scores[d]! * (share / best) ** 3 * priors[d]! })
    }
  }
  return matches
}

const inverseFrequency = (total: number, count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5))

interface Scored {
  documents: number[]
  scores: Float32Array
  /** How much of the search each document satisfies: the sum of the weights of its satisfied words. */
  coverage: Float32Array
}

function scoreSegment(
  segment: Segment,
  plan: QueryPlan,
  weigh: (term: string) => number,
  dead: Uint8Array | null,
): Scored {
  const size = segment.ids.length
  const scores = new Float32Array(size)
  const coverage = new Float32Array(size)
  const slotBest = new Float32Array(size)
  const slotFactor = new Float32Array(size)
  const documents: number[] = []
  let touched: number[] = []
  /** The coverage of a document that satisfies every word. */
  let full = 0

  for (const slot of plan.slots) {
    if (slot.alternatives.length === 0) continue
    // The rarest good alternative says how much the word matters.
    const importance = Math.max(
      ...slot.alternatives.filter((a) => a.factor >= 0.7).map((a) => weigh(a.term)),
      0.5,
    )
    full += importance
    touched = []
    for (const { term, factor } of slot.alternatives) {
      const t = segment.terms.get(term)
      if (t === undefined) continue
      const gain = factor * weigh(term)
      for (let p = segment.starts[t]!, end = segment.starts[t + 1]!; p < end; p++) {
        const d = segment.documents[p]!
        if (dead !== null && dead[d] === 1) continue
        const value = gain * segment.weights[p]!
        if (slotBest[d] === 0) touched.push(d)
        if (value > slotBest[d]!) slotBest[d] = value
        if (factor > slotFactor[d]!) slotFactor[d] = factor
      }
    }
    for (const d of touched) {
      if (coverage[d] === 0) documents.push(d)
      scores[d]! += slotBest[d]!
      coverage[d]! += importance * (slotFactor[d]! > 0.6 ? 1 : 0.75)
      slotBest[d] = 0
      slotFactor[d] = 0
    }
  }

  for (const pair of plan.pairs) {
    const t = segment.terms.get(pair)
    if (t === undefined) continue
    const gain = PAIR_FACTOR * weigh(pair)
    for (let p = segment.starts[t]!, end = segment.starts[t + 1]!; p < end; p++) {
      const d = segment.documents[p]!
      if (coverage[d]! > 0) scores[d]! += gain * segment.weights[p]!
    }
  }

  addNameMatches(segment, plan, dead, { documents, scores, coverage }, full)
  return { documents, scores, coverage }
}

/** A tool whose name is the search, or starts with it, is what is looked for. */
function addNameMatches(
  { names }: Segment,
  plan: QueryPlan,
  dead: Uint8Array | null,
  { documents, scores, coverage }: Scored,
  full: number,
) {
  if (plan.name.length < 2) return
  const texts = [plan.name, plan.corrected?.replaceAll(' ', '')].filter((t) => t !== undefined)
  for (const text of new Set(texts)) {
    // The names are sorted: those that start with the text stand together.
    let from = lowerBound(names, (n) => n.text < text)
    for (
      let seen = 0;
      from < names.length && names[from]!.text.startsWith(text) && seen < 200;
      from++, seen++
    ) {
      const { text: name, document } = names[from]!
      if (dead !== null && dead[document] === 1) continue
      if (coverage[document] === 0) {
        documents.push(document)
        coverage[document] = 0.01
      }
      scores[document]! += name === text ? EXACT_NAME : (NAME_START * text.length) / name.length
      if (name === text) coverage[document] = Math.max(coverage[document]!, full, 0.01)
    }
  }
}
