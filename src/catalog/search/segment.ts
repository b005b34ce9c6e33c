import { atOnce } from '../slices.ts'
import { compact, splitCamelCase, stem, words } from '../text.ts'
import { BLOCK, blocksOf, postingCount, postingsOf, type Starts } from './postings.ts'
import { type Outlines, outlining, type Vocabulary } from './spelling.ts'
import { mapped, PairTable, Postings, STEPS, sortedNumbers } from './tables.ts'
import { Terms, textAt } from './texts.ts'

/**
 * A segment: an inverted index over some documents, immutable once built.
 *
 * Terms are stems, plus two kinds that cannot collide with a stem: `#tag` (a whole tag as one term) and
 * `a b` (two neighbouring words). The weight of a term in a document says how much the document is about it:
 * the sum over the fields of the field's weight times a saturating, length-normalised term frequency.
 */
export interface IndexedDocument {
  id: number
  name: string
  short_description: string
  description: string
  tags: string[]
  features: string[]
  search_keywords: string[]
  category_name: string | null
  order_score: number
}

export interface Segment {
  /** Ids of the documents, by their number in this segment. */
  ids: Int32Array
  /** Multiplier for each document, from its score: ties and near-ties go to the better tool. */
  priors: Float32Array
  terms: Terms
  /** Where the postings of each term begin in each block of documents (`postings.ts`), with their weights. */
  starts: Uint32Array
  documents: Uint16Array
  weights: Float32Array
  /** The mean weight of each term: high for words that documents are about, low for mere mentions. */
  means: Float32Array
  vocabulary: Vocabulary
  names: Names
}

/** Compact names, sorted, each with its document. */
export interface Names {
  texts: string[]
  documents: Uint32Array
  outlines: Outlines
}

const FIELDS = [
  { weight: 9, average: 2 },
  { weight: 5, average: 10 },
  { weight: 4, average: 80 },
  { weight: 2, average: 3 },
  { weight: 2.6, average: 14 },
  { weight: 3, average: 20 },
  { weight: 1.2, average: 80 },
] as const
const [NAME, TAGS, KEYWORDS, CATEGORY, FEATURES, SUMMARY, DESCRIPTION] = [0, 1, 2, 3, 4, 5, 6] as const

/** A pair of neighbours counts this much of what its field gives a word. */
const PAIR_SHARE = 0.7

export const priorOf = (score: number) => 0.85 + 0.15 * score

/**
 * Takes documents one by one, so that a long build can pause between them. Terms are numbers while it builds,
 * and a word is looked up once: that is most of the time that a build takes.
 */
export class SegmentBuilder {
  #ids: number[] = []
  #priors: number[] = []
  #terms = new Map<string, number>()
  #texts: string[] = []
  /** The term of each word's stem. */
  #termOfWord = new Map<string, number>()
  #pairs = new PairTable()
  #names: string[] = []
  #postings = new Postings()
  /** The terms of the document at hand, and the weight of each by its number. */
  #touched: number[] = []
  #sums = new Float64Array(1 << 12)
  /** How often each term stands in the field at hand. */
  #counts = new Uint16Array(1 << 12)

  add(document: IndexedDocument) {
    const number = this.#ids.length
    this.#ids.push(document.id)
    this.#priors.push(priorOf(document.order_score))

    const name = words(splitCamelCase(document.name))
    const joined = compact(document.name)
    this.#names.push(joined)
    const written = words(document.name)
    const whole = [...new Set([...written, ...(written.length > 1 ? [joined] : [])])]
    this.#addWords(NAME, this.#numbers(whole), Math.max(1, written.length))
    // 'HunyuanVideo' is no more about video than its tags say: parts of a word count like a tag.
    this.#addWords(TAGS, this.#numbers(name.filter((part) => !whole.includes(part))), 1)
    this.#addPairs(NAME, this.#numbers(name))
    const tags = document.tags.map((tag) => this.#numbers(words(tag)))
    for (const [i, tag] of document.tags.entries()) {
      this.#bump(this.#term(`#${tag.toLowerCase()}`), 5)
      this.#addPairs(TAGS, tags[i]!)
    }
    this.#addWords(TAGS, tags.flat())
    const keywords = document.search_keywords.map((keyword) => this.#numbers(words(keyword)))
    for (const keyword of keywords) this.#addPairs(KEYWORDS, keyword)
    this.#addWords(KEYWORDS, keywords.flat())
    this.#addWords(CATEGORY, this.#numbers(words(document.category_name ?? '')))
    const features = document.features.map((feature) => this.#numbers(words(feature)))
    for (const feature of features) this.#addPairs(FEATURES, feature)
    this.#addWords(FEATURES, features.flat())
    const summary = this.#numbers(words(document.short_description))
    this.#addWords(SUMMARY, summary)
    this.#addPairs(SUMMARY, summary)
    this.#addWords(DESCRIPTION, this.#numbers(words(document.description)))

    for (const term of this.#touched) {
      this.#postings.push(term, number, this.#sums[term]!)
      this.#sums[term] = 0
    }
    this.#touched.length = 0
  }

  #term(text: string): number {
    let term = this.#terms.get(text)
    if (term === undefined) {
      term = this.#texts.push(text) - 1
      this.#terms.set(text, term)
      if (term === this.#sums.length) {
        const sums = new Float64Array(2 * term)
        sums.set(this.#sums)
        this.#sums = sums
        this.#counts = new Uint16Array(2 * term)
      }
    }
    return term
  }

  /** The terms of the words' stems. */
  #numbers(list: string[]): number[] {
    return list.map((word) => {
      let term = this.#termOfWord.get(word)
      if (term === undefined) {
        term = this.#term(stem(word))
        this.#termOfWord.set(word, term)
      }
      return term
    })
  }

  #bump(term: number, weight: number) {
    if (this.#sums[term] === 0) this.#touched.push(term)
    this.#sums[term]! += weight
  }

  #addWords(field: number, list: number[], length = list.length) {
    const { weight, average } = FIELDS[field]!
    const norm = 0.3 + 0.7 * (length / average)
    for (const term of list) this.#counts[term]!++
    for (const term of list) {
      const tf = this.#counts[term]!
      if (tf === 0) continue
      this.#counts[term] = 0
      this.#bump(term, (weight * (2 * tf)) / (tf + norm))
    }
  }

  #addPairs(field: number, list: number[]) {
    const weight = FIELDS[field]!.weight * PAIR_SHARE
    for (let i = 1; i < list.length; i++) {
      const [a, b] = [list[i - 1]!, list[i]!]
      let term = this.#pairs.get(a, b)
      if (term < 0) {
        term = this.#term(`${this.#texts[a]} ${this.#texts[b]}`)
        this.#pairs.set(a, b, term)
      }
      const sum = this.#sums[term]!
      if (sum === 0) this.#touched.push(term)
      if (weight > sum) this.#sums[term] = weight
    }
  }

  finish(): Segment {
    return atOnce(this.finishing())
  }

  /** Sorts the postings by term (counting sort), the vocabulary and the names; pauses after each chunk. */
  *finishing(): Generator<void, Segment> {
    const { chunks, count } = this.#postings
    const ids = Int32Array.from(this.#ids)
    const blocks = blocksOf({ ids })
    const starts = new Uint32Array(this.#terms.size * blocks + 1)
    const placeOf = (term: number, document: number) => term * blocks + Math.floor(document / BLOCK)
    for (const { terms, documents, length } of chunks) {
      for (let i = 0; i < length; i++) starts[placeOf(terms[i]!, documents[i]!) + 1]!++
      yield
    }
    for (let t = 1; t < starts.length; t++) starts[t]! += starts[t - 1]!
    yield
    const next = starts.slice()
    const documents = new Uint16Array(count)
    const weights = new Float32Array(count)
    const sums = new Float64Array(this.#terms.size)
    for (const chunk of chunks) {
      for (let i = 0; i < chunk.length; i++) {
        const term = chunk.terms[i]!
        const at = next[placeOf(term, chunk.documents[i]!)]!++
        documents[at] = chunk.documents[i]! % BLOCK
        weights[at] = chunk.weights[i]!
        sums[term]! += weights[at]!
      }
      yield
    }
    const means = new Float32Array(sums.length)
    for (let t = 0; t < means.length; t++) {
      means[t] = sums[t]! / postingCount({ ids, starts }, t)
      if (t % STEPS === 0) yield
    }
    return {
      ids,
      priors: Float32Array.from(this.#priors),
      terms: yield* Terms.making(this.#texts),
      starts,
      documents,
      weights,
      means,
      vocabulary: yield* this.#vocabulary({ ids, starts }),
      names: yield* this.#sortedNames(),
    }
  }

  *#vocabulary(postings: Starts): Generator<void, Vocabulary> {
    const written = [...this.#termOfWord.keys()]
    const numbers = yield* sortedNumbers(written)
    yield
    const sorted = yield* mapped(numbers, (i) => written[i]!)
    const termOf = yield* mapped(numbers, (i) => this.#termOfWord.get(written[i]!)!)
    return {
      words: sorted,
      stems: yield* mapped(termOf, (t) => this.#texts[t]!),
      counts: Uint32Array.from(yield* mapped(termOf, (t) => postingCount(postings, t))),
      outlines: yield* outlining(sorted),
    }
  }

  *#sortedNames(): Generator<void, Names> {
    const documents = yield* sortedNumbers(this.#names)
    yield
    const texts = yield* mapped(documents, (d) => this.#names[d]!)
    return { texts, documents, outlines: yield* outlining(texts) }
  }
}

/** What the dead documents of a segment have: for each term their number, and the sum of its weights. */
export interface Gone {
  documents: number
  terms: ReadonlyMap<string, { count: number; weight: number }>
}
export const NOTHING_GONE: Gone = { documents: 0, terms: new Map() }

export function addGone(gone: Gone, documents: IndexedDocument[]): Gone {
  if (documents.length === 0) return gone
  return addDead(gone, buildSegment(documents), new Uint8Array(documents.length).fill(1))
}

/** With what the documents of a segment have that are marked with 1. */
export function addDead(gone: Gone, segment: Segment, dead: Uint8Array) {
  const { terms: texts, documents, weights } = segment
  const terms = new Map(gone.terms)
  for (let t = 0; t < texts.size; t++) {
    for (const { first, from, end } of postingsOf(segment, t)) {
      for (let p = from; p < end; p++) {
        if (dead[first + documents[p]!] !== 1) continue
        const term = textAt(texts.texts, t)
        const { count, weight } = terms.get(term) ?? { count: 0, weight: 0 }
        terms.set(term, { count: count + 1, weight: weight + weights[p]! })
      }
    }
  }
  const marked = dead.reduce((sum, mark) => sum + mark, 0)
  return { documents: gone.documents + marked, terms }
}

/** The same segment with the new scores of some of its documents. */
export function withScores(segment: Segment, documents: IndexedDocument[]): Segment {
  if (documents.length === 0) return segment
  const priors = segment.priors.slice()
  for (const { id, order_score } of documents) {
    const d = segment.ids.indexOf(id)
    if (d >= 0) priors[d] = priorOf(order_score)
  }
  return { ...segment, priors }
}

export function buildSegment(documents: Iterable<IndexedDocument>): Segment {
  const builder = new SegmentBuilder()
  for (const document of documents) builder.add(document)
  return builder.finish()
}
