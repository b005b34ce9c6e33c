import { compact, splitCamelCase, stem, words } from './text.ts'

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
  rating: number
}

export interface Segment {
  /** Ids of the documents, by their number in this segment. */
  ids: Int32Array
  /** Multiplier for each document, from its rating: ties and near-ties go to the better tool. */
  priors: Float32Array
  terms: Map<string, number>
  /** Postings of term t: documents[starts[t] .. starts[t + 1]], with their weights. */
  starts: Uint32Array
  documents: Uint32Array
  weights: Float32Array
  /** The mean weight of each term: high for words that documents are about, low for mere mentions. */
  means: Float32Array
  vocabulary: Vocabulary
  /** Compact names, sorted, each with its document and its letters. */
  names: { text: string; document: number; letters: number }[]
}

/** The words as they are written, sorted, for prefixes and spelling. */
export interface Vocabulary {
  words: string[]
  stems: string[]
  /** In how many documents of the segment the word's stem stands. */
  counts: Uint32Array
  /** One bit for each letter that the word has: a cheap first test of likeness. */
  letters: Uint32Array
}

const FIELDS = [
  { weight: 9, average: 2 },
  { weight: 5, average: 10 },
  { weight: 4, average: 20 },
  { weight: 2, average: 3 },
  { weight: 2.6, average: 14 },
  { weight: 3, average: 20 },
  { weight: 1.2, average: 80 },
] as const
const [NAME, TAGS, KEYWORDS, CATEGORY, FEATURES, SUMMARY, DESCRIPTION] = [0, 1, 2, 3, 4, 5, 6] as const

/** A pair of neighbours counts this much of what its field gives a word. */
const PAIR_SHARE = 0.7

class Growing {
  data = new Uint32Array(1 << 16)
  length = 0
  push(value: number) {
    if (this.length === this.data.length) {
      const larger = new Uint32Array(this.data.length * 2)
      larger.set(this.data)
      this.data = larger
    }
    this.data[this.length++] = value
  }
}

/** Takes documents one by one, so that a long build can pause between them. */
export class SegmentBuilder {
  #ids: number[] = []
  #priors: number[] = []
  #terms = new Map<string, number>()
  #termsOf = new Growing()
  #documentsOf = new Growing()
  #weightsOf = new Growing()
  #bits = new Float32Array(1)
  #bitsAsInt = new Uint32Array(this.#bits.buffer)
  #stemOf = new Map<string, string>()
  #names: Segment['names'] = []
  /** Weight of each term in the document at hand. */
  #current = new Map<number, number>()

  add(document: IndexedDocument) {
    const number = this.#ids.length
    this.#ids.push(document.id)
    this.#priors.push(0.85 + 0.15 * Math.min(1, Math.max(0, (document.rating - 3) / 2)))
    this.#current.clear()

    const spoken = splitCamelCase(document.name)
    const name = words(spoken)
    const joined = compact(document.name)
    this.#names.push({ text: joined, document: number, letters: letterBits(joined) })
    const written = words(document.name)
    const whole = [...new Set([...written, ...(written.length > 1 ? [joined] : [])])]
    this.#addWords(NAME, whole, Math.max(1, written.length))
    // 'HunyuanVideo' is no more about video than its tags say: parts of a word count like a tag.
    this.#addWords(
      TAGS,
      name.filter((part) => !whole.includes(part)),
      1,
    )
    this.#addPairs(NAME, name)
    for (const tag of document.tags) {
      this.#bump(this.#term(`#${tag.toLowerCase()}`), 5)
      this.#addPairs(TAGS, words(tag))
    }
    this.#addWords(TAGS, words(document.tags.join(' ')))
    for (const keyword of document.search_keywords) this.#addPairs(KEYWORDS, words(keyword))
    this.#addWords(KEYWORDS, words(document.search_keywords.join(' ')))
    this.#addWords(CATEGORY, words(document.category_name ?? ''))
    for (const feature of document.features) this.#addPairs(FEATURES, words(feature))
    this.#addWords(FEATURES, words(document.features.join(' ')))
    const summary = words(document.short_description)
    this.#addWords(SUMMARY, summary)
    this.#addPairs(SUMMARY, summary)
    this.#addWords(DESCRIPTION, words(document.description))

    for (const [term, weight] of this.#current) {
      this.#termsOf.push(term)
      this.#documentsOf.push(number)
      this.#bits[0] = weight
      this.#weightsOf.push(this.#bitsAsInt[0]!)
    }
  }

  #term(text: string): number {
    let term = this.#terms.get(text)
    if (term === undefined) {
      term = this.#terms.size
      this.#terms.set(text, term)
    }
    return term
  }

  #bump(term: number, weight: number) {
    this.#current.set(term, (this.#current.get(term) ?? 0) + weight)
  }

  #stem(word: string): string {
    let result = this.#stemOf.get(word)
    if (result === undefined) {
      result = stem(word)
      this.#stemOf.set(word, result)
    }
    return result
  }

  #addWords(field: number, list: string[], length = list.length) {
    const { weight, average } = FIELDS[field]!
    const frequencies = new Map<string, number>()
    for (const word of list) {
      const key = this.#stem(word)
      frequencies.set(key, (frequencies.get(key) ?? 0) + 1)
    }
    const norm = 0.3 + 0.7 * (length / average)
    for (const [key, tf] of frequencies) this.#bump(this.#term(key), (weight * (2 * tf)) / (tf + norm))
  }

  #addPairs(field: number, list: string[]) {
    const weight = FIELDS[field]!.weight * PAIR_SHARE
    for (let i = 1; i < list.length; i++) {
      const term = this.#term(`${this.#stem(list[i - 1]!)} ${this.#stem(list[i]!)}`)
      this.#current.set(term, Math.max(this.#current.get(term) ?? 0, weight))
    }
  }

  /** Sorts the postings by term (counting sort) and the vocabulary. */
  finish(): Segment {
    const count = this.#termsOf.length
    const terms = this.#termsOf.data
    const starts = new Uint32Array(this.#terms.size + 1)
    for (let i = 0; i < count; i++) starts[terms[i]! + 1]!++
    for (let t = 1; t < starts.length; t++) starts[t]! += starts[t - 1]!
    const next = starts.slice()
    const documents = new Uint32Array(count)
    const bits = new Uint32Array(count)
    for (let i = 0; i < count; i++) {
      const at = next[terms[i]!]!++
      documents[at] = this.#documentsOf.data[i]!
      bits[at] = this.#weightsOf.data[i]!
    }
    const weights = new Float32Array(bits.buffer)
    const means = new Float32Array(this.#terms.size)
    for (let t = 0; t < means.length; t++) {
      let sum = 0
      for (let p = starts[t]!; p < starts[t + 1]!; p++) sum += weights[p]!
      means[t] = sum / (starts[t + 1]! - starts[t]!)
    }
    const sortedWords = [...this.#stemOf.keys()].sort()
    const stemsOf = sortedWords.map((w) => this.#stemOf.get(w)!)
    return {
      ids: Int32Array.from(this.#ids),
      priors: Float32Array.from(this.#priors),
      terms: this.#terms,
      starts,
      documents,
      weights,
      means,
      vocabulary: {
        words: sortedWords,
        stems: stemsOf,
        counts: Uint32Array.from(stemsOf, (s) => {
          const t = this.#terms.get(s)
          return t === undefined ? 0 : starts[t + 1]! - starts[t]!
        }),
        letters: Uint32Array.from(sortedWords, letterBits),
      },
      names: this.#names.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)),
    }
  }
}

export function buildSegment(documents: Iterable<IndexedDocument>): Segment {
  const builder = new SegmentBuilder()
  for (const document of documents) builder.add(document)
  return builder.finish()
}

/** Bit 0 to 25 for a to z, the others share the rest. */
export function letterBits(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return bits >>> 0
}
