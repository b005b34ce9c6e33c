/** Where the documents of a segment are scored by a search. */
import type { Segment } from './segment.ts'

export interface Scored {
  /** The documents that were found: so many of the first of `documents`. */
  found: { count: number }
  documents: Uint32Array
  scores: Float32Array
  /** What names add to the scores. */
  named: Float32Array
  /** How much of the search each document satisfies: the sum of the weights of its satisfied words. */
  coverage: Float32Array
}

/** A segment whose documents are scored, without those that are dead. */
export interface Scoring extends Scored {
  segment: Segment
  dead: Uint8Array | null
  weigh: (term: string) => number
  /** What a score is multiplied by. */
  worths: Float64Array
}

/** For each document the best of a slot's alternatives; all 0 between two slots. */
export interface SlotBest {
  gains: Float32Array
  factors: Float32Array
  /** Those that have any. */
  touched: Uint32Array
}

/** Where the documents of a segment are scored: all 0 between two searches, of which there is one at a time. */
interface Room extends Pick<Scoring, 'documents' | 'scores' | 'named' | 'coverage' | 'worths'> {
  best: SlotBest
  /** How much each document is like a tool. */
  nearness: Float64Array
}
const rooms = new WeakMap<Segment, Room>()

/** Made once for each segment: to make it for each search took longer than most of them. */
export function roomOf(segment: Segment): Room {
  const known = rooms.get(segment)
  if (known) return known
  const { length } = segment.ids
  const numbers = () => new Float32Array(length)
  const best = { gains: numbers(), factors: numbers(), touched: new Uint32Array(length) }
  const room = {
    documents: new Uint32Array(length),
    scores: numbers(),
    named: numbers(),
    coverage: numbers(),
    worths: new Float64Array(length),
    nearness: new Float64Array(length),
    best,
  }
  rooms.set(segment, room)
  return room
}

export function empty({ found, documents, scores, named, coverage }: Scored): void {
  for (let i = 0; i < found.count; i++) {
    const d = documents[i]!
    scores[d] = 0
    named[d] = 0
    coverage[d] = 0
  }
}
