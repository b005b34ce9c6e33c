/** A segment as arrays of numbers alone, for a file: what is read again is what was built, and is read in a hundredth of the time. */

import { hash } from 'node:crypto'
import { atOnce } from '../slices.ts'
import { type IndexedDocument, priorOf, type Segment } from './segment.ts'
import { mapped, STEPS } from './tables.ts'
import { allTexts, packing, Terms, textAt } from './texts.ts'

export type NumberArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array
export type Arrays = Readonly<Record<string, NumberArray>>

/** The files that decide, with the packages, what a segment is made of: what other ones have built is not read. */
export const SEGMENT_SOURCES: readonly URL[] = [
  './kept-segment.ts',
  './postings.ts',
  './segment.ts',
  './spelling.ts',
  './tables.ts',
  './texts.ts',
  '../text.ts',
].map((file) => new URL(file, import.meta.url))

/** Bytes of a print: by chance two different documents have the same once in 2^64. */
const PRINT_BYTES = 8
const PRINT_LENGTH = PRINT_BYTES / Uint32Array.BYTES_PER_ELEMENT

/** Prints of all that a segment has of each document, except its score: two numbers for each. Pauses now and then. */
export function* printing(documents: readonly IndexedDocument[]): Generator<void, Uint32Array> {
  const prints = new Uint32Array(documents.length * PRINT_LENGTH)
  for (const [i, tool] of documents.entries()) {
    if (i % STEPS_OF_PRINTS === 0) yield
    const { id, name, short_description, description, tags, features, search_keywords, category_name } = tool
    const texts = [name, short_description, description, category_name, tags, features, search_keywords]
    const print = hash('sha1', JSON.stringify([id, ...texts]), 'buffer')
    for (let k = 0; k < PRINT_LENGTH; k++) prints[i * PRINT_LENGTH + k] = print.readUInt32LE(k * 4)
  }
  return prints
}
/** Each takes as long as a hundred of the usual steps. */
const STEPS_OF_PRINTS = STEPS / 64

/** The arrays of a segment of exactly these documents, in their order. Pauses now and then. */
export function* keeping(
  segment: Segment,
  documents: readonly IndexedDocument[],
): Generator<void, Record<string, NumberArray>> {
  const { ids, terms, starts, documents: posted, weights, means, vocabulary, names } = segment
  const words = yield* packing(vocabulary.words)
  const texts = yield* packing(names.texts)
  const stems = yield* mapped(
    words.ends.map((_, i) => i),
    (i) => terms.get(vocabulary.stems[i]!)!,
  )
  return {
    ids,
    prints: yield* printing(documents),
    starts,
    documents: posted,
    weights,
    means,
    'terms.bytes': terms.texts.bytes,
    'terms.ends': terms.texts.ends,
    'terms.places': terms.places,
    'words.bytes': words.bytes,
    'words.ends': words.ends,
    'words.stems': Uint32Array.from(stems),
    'words.counts': vocabulary.counts,
    'words.numbers': vocabulary.outlines.numbers,
    'words.starts': vocabulary.outlines.starts,
    'words.letters': vocabulary.outlines.letters,
    'names.bytes': texts.bytes,
    'names.ends': texts.ends,
    'names.documents': names.documents,
    'names.numbers': names.outlines.numbers,
    'names.starts': names.outlines.starts,
    'names.letters': names.outlines.letters,
  }
}

export interface KeptSegment {
  segment: Segment
  /** One byte for each document of the segment: 1 when it is none of those that there are now, as they are now. */
  dead: Uint8Array
  /** Those that there are now, and are not in the segment as they are. */
  changed: IndexedDocument[]
}

/** The segment of the arrays, compared with the documents that there are now; with their scores. */
export function segmentOfKept(kept: Arrays, now: readonly IndexedDocument[]): KeptSegment {
  const array = <T extends NumberArray>(name: string) => kept[name] as T
  const ids = array<Int32Array>('ids')
  const placeOf = new Map<number, number>()
  for (let d = 0; d < ids.length; d++) placeOf.set(ids[d]!, d)
  const before = array<Uint32Array>('prints')
  const prints = atOnce(printing(now))
  const dead = new Uint8Array(ids.length).fill(1)
  const priors = new Float32Array(ids.length)
  const changed = now.filter(({ id, order_score }, i) => {
    const d = placeOf.get(id)
    if (d === undefined) return true
    for (let k = 0; k < PRINT_LENGTH; k++) {
      if (before[d * PRINT_LENGTH + k] !== prints[i * PRINT_LENGTH + k]) return true
    }
    dead[d] = 0
    priors[d] = priorOf(order_score)
    return false
  })
  const textsOf = (name: string) => ({
    bytes: array<Uint8Array>(`${name}.bytes`),
    ends: array<Uint32Array>(`${name}.ends`),
  })
  const outlinesOf = (name: string) => ({
    numbers: array<Uint32Array>(`${name}.numbers`),
    starts: array<Uint32Array>(`${name}.starts`),
    letters: array<Uint32Array>(`${name}.letters`),
  })
  const terms = new Terms(textsOf('terms'), array('terms.places'))
  const words = allTexts(textsOf('words'))
  const segment: Segment = {
    ids,
    priors,
    terms,
    starts: array('starts'),
    documents: array('documents'),
    weights: array('weights'),
    means: array('means'),
    vocabulary: {
      words,
      stems: stemsOf(words, array('words.stems'), terms),
      counts: array('words.counts'),
      outlines: outlinesOf('words'),
    },
    names: {
      texts: allTexts(textsOf('names')),
      documents: array('names.documents'),
      outlines: outlinesOf('names'),
    },
  }
  return { segment, dead, changed }
}

/** Many words are their own stem, and others share one: each is one string. */
function stemsOf(words: readonly string[], numbers: Uint32Array, terms: Terms): string[] {
  const known = new Map<number, string>()
  return words.map((word, i) => {
    const number = numbers[i]!
    let stem = known.get(number)
    if (stem === undefined) {
      stem = terms.is(number, word) ? word : textAt(terms.texts, number)
      known.set(number, stem)
    }
    return stem
  })
}
