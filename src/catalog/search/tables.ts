/** What building an index needs: postings as they come, numbers for pairs, and a sort that can pause. */

const CHUNK = 1 << 14
/** Cheap steps between two pauses. */
export const STEPS = 1 << 12

/** Some postings: in which document a term stands, and with what weight. */
export interface PostingChunk {
  length: number
  terms: Uint32Array
  documents: Uint32Array
  weights: Float32Array
}

/** Postings in the order in which they are added. In chunks: one array that doubles would need it all twice. */
export class Postings {
  readonly chunks: PostingChunk[] = []
  count = 0

  push(term: number, document: number, weight: number): void {
    let chunk = this.chunks.at(-1)
    if (!chunk || chunk.length === CHUNK) {
      chunk = {
        length: 0,
        terms: new Uint32Array(CHUNK),
        documents: new Uint32Array(CHUNK),
        weights: new Float32Array(CHUNK),
      }
      this.chunks.push(chunk)
    }
    const at = chunk.length++
    chunk.terms[at] = term
    chunk.documents[at] = document
    chunk.weights[at] = weight
    this.count++
  }
}

const hashOf = (a: number, b: number) => {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b)
  return (h ^ (h >>> 15)) >>> 0
}

/** Numbers for pairs of numbers: a hash table, several times as fast as a Map of strings. */
export class PairTable {
  #keys = new Uint32Array(1 << 13)
  /** One more than the value; 0 where the place is empty. */
  #values = new Uint32Array(1 << 12)
  #count = 0

  /** The number of the pair, or -1. */
  get(a: number, b: number): number {
    return this.#values[this.#place(a, b)]! - 1
  }

  set(a: number, b: number, value: number): void {
    if (this.#count * 2 >= this.#values.length) this.#grow()
    const at = this.#place(a, b)
    if (this.#values[at] === 0) this.#count++
    this.#keys[2 * at] = a
    this.#keys[2 * at + 1] = b
    this.#values[at] = value + 1
  }

  /** Where the pair is, or the empty place where it would be. */
  #place(a: number, b: number): number {
    const mask = this.#values.length - 1
    let at = hashOf(a, b) & mask
    while (this.#values[at] !== 0 && (this.#keys[2 * at] !== a || this.#keys[2 * at + 1] !== b)) {
      at = (at + 1) & mask
    }
    return at
  }

  #grow() {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Uint32Array(keys.length * 2)
    this.#values = new Uint32Array(values.length * 2)
    this.#count = 0
    for (let i = 0; i < values.length; i++) {
      if (values[i] !== 0) this.set(keys[2 * i]!, keys[2 * i + 1]!, values[i]! - 1)
    }
  }
}

/** Numbers of the texts in the order of the texts. It sorts by groups and pauses between them. */
export function* sortedNumbers(texts: string[]): Generator<void, Uint32Array> {
  const groups = new Map<string, number[]>()
  for (let i = 0; i < texts.length; i++) {
    if (i % STEPS === 0) yield
    const key = texts[i]!.slice(0, 2)
    const group = groups.get(key)
    if (group) group.push(i)
    else groups.set(key, [i])
  }
  const sorted = new Uint32Array(texts.length)
  let length = 0
  for (const key of [...groups.keys()].sort()) {
    yield
    const group = groups.get(key)!
    group.sort((a, b) => (texts[a]! < texts[b]! ? -1 : texts[a]! > texts[b]! ? 1 : a - b))
    sorted.set(group, length)
    length += group.length
  }
  return sorted
}

/** What `map` makes of each of the numbers; pauses now and then. */
export function* mapped<T>(numbers: ArrayLike<number>, map: (n: number) => T): Generator<void, T[]> {
  const result = new Array<T>(numbers.length)
  for (let i = 0; i < result.length; i++) {
    if (i % STEPS === 0) yield
    result[i] = map(numbers[i]!)
  }
  return result
}
