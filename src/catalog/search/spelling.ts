import { atOnce } from '../slices.ts'
import { STEPS } from './tables.ts'

/** The words as they are written, sorted, for prefixes and spelling. */
export interface Vocabulary {
  words: string[]
  stems: string[]
  /** In how many documents of the segment the word's stem stands. */
  counts: Uint32Array
  outlines: Outlines
}

export interface Correction {
  word: string
  stem: string
  /** Edits between the word and what was typed; a swap of neighbours is one. */
  distance: number
  count: number
}

/** Edits that are forgiven, by the length of what was typed: what is short is nearly some other word by chance. */
export const allowedEdits = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** People know how a word begins: its first letter is right, or has changed places with the second. */
const keepsStart = (typed: string, word: string) =>
  typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])

/**
 * The words of the vocabulary nearest to `typed`: only those of the least distance that is found, the most
 * frequent first. It looks for one edit before it looks for two: the fewer are forgiven, the more words are
 * ruled out by their letters alone.
 */
export function corrections(
  segments: { vocabulary: Vocabulary }[],
  typed: string,
  gone: { terms: ReadonlyMap<string, { count: number }> },
  most = 4,
): Correction[] {
  const distanceTo = distancesFrom(typed)
  const found = new Map<string, Correction>()
  for (let allowed = 1; allowed <= allowedEdits(typed.length) && found.size === 0; allowed++) {
    for (const { vocabulary } of segments) {
      forEachAlike(vocabulary.outlines, typed, allowed, (i) => {
        const word = vocabulary.words[i]!
        const count = vocabulary.counts[i]!
        if (word.length < 3 || count === 0 || !keepsStart(typed, word)) return
        const distance = distanceTo(word, allowed)
        if (distance > allowed) return
        const known = found.get(word)
        if (known) known.count += count
        else {
          const stem = vocabulary.stems[i]!
          found.set(word, { word, stem, distance, count: count - (gone.terms.get(stem)?.count ?? 0) })
        }
      })
    }
    for (const { word, count } of found.values()) if (count <= 0) found.delete(word)
  }
  return [...found.values()]
    .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, most)
}

/** The name that is nearest to what was typed, both without blanks; null where none is near enough. */
export function nearestName(
  segments: { names: { texts: string[]; documents: Uint32Array; outlines: Outlines } }[],
  typed: string,
  dead?: Uint8Array,
): string | null {
  const distanceTo = distancesFrom(typed)
  let nearest: string | null = null
  let least = allowedEdits(typed.length)
  for (const [s, { names }] of segments.entries()) {
    forEachAlike(names.outlines, typed, least, (i) => {
      const name = names.texts[i]!
      if (!keepsStart(typed, name) || (s === 0 && dead?.[names.documents[i]!] === 1)) return
      const distance = distanceTo(name, least)
      if (distance > least || distance === 0 || (distance === least && nearest !== null && name >= nearest))
        return
      nearest = name
      least = distance
    })
  }
  return nearest
}

/** A list of words, by what is compared before the words themselves. */
export interface Outlines {
  /** Numbers of the words in their list, short words first. */
  numbers: Uint32Array
  /** Where the words of each length begin among the numbers. */
  starts: Uint32Array
  /** One bit for each letter that a word has, in the order of the numbers. */
  letters: Uint32Array
}

/** Longer words count as this long. */
const LENGTH_MAX = 63

/** Makes them, and pauses now and then. */
export function* outlining(list: string[]): Generator<void, Outlines> {
  const starts = new Uint32Array(LENGTH_MAX + 2)
  const lengthOf = (i: number) => Math.min(LENGTH_MAX, list[i]!.length)
  for (let i = 0; i < list.length; i++) starts[lengthOf(i) + 1]!++
  for (let length = 1; length < starts.length; length++) starts[length]! += starts[length - 1]!
  const next = starts.slice()
  const numbers = new Uint32Array(list.length)
  const letters = new Uint32Array(list.length)
  for (let i = 0; i < list.length; i++) {
    if (i % STEPS === 0) yield
    const at = next[lengthOf(i)]!++
    numbers[at] = i
    letters[at] = letterBits(list[i]!)
  }
  return { numbers, starts, letters }
}

export const outlinesOf = (list: string[]): Outlines => atOnce(outlining(list))

/** Visits the numbers of all words that can be within so many edits of `typed`, and of some that are not. */
export function forEachAlike(
  { numbers, starts, letters }: Outlines,
  typed: string,
  allowed: number,
  visit: (i: number) => void,
): void {
  const bits = letterBits(typed)
  const from = starts[Math.min(LENGTH_MAX, Math.max(0, typed.length - allowed))]!
  const end = starts[Math.min(LENGTH_MAX, typed.length + allowed) + 1]!
  // An edit gives a word at most one letter and takes one away.
  for (let i = from; i < end; i++) if (bitCount(letters[i]! ^ bits) <= 2 * allowed) visit(numbers[i]!)
}

/** Bit 0 to 25 for a to z, the others share the rest. */
function letterBits(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return bits >>> 0
}

function bitCount(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Optimal string alignment from one text to many: insertions, deletions, replacements and swaps of neighbours.
 * The function answers a number above `most` as soon as the distance must exceed it.
 *
 * Hyyrö's algorithm (2003): the column of differences between neighbouring cells of the usual table is kept in
 * the bits of two numbers, so that a letter of the other text costs a dozen operations, however long `from` is.
 */
export function distancesFrom(from: string): (to: string, most: number) => number {
  if (from.length > 31) return (to, most) => editDistance(from, to, most)
  const masks = new Map<number, number>()
  for (let i = 0; i < from.length; i++) {
    const code = from.charCodeAt(i)
    masks.set(code, (masks.get(code) ?? 0) | (1 << i))
  }
  const ascii = Int32Array.from({ length: 128 }, (_, code) => masks.get(code) ?? 0)
  const last = 1 << (from.length - 1)
  return (to, most) => {
    if (Math.abs(from.length - to.length) > most) return most + 1
    let more = -1
    let less = 0
    let zero = 0
    let before = 0
    let distance = from.length
    for (let i = 0; i < to.length; i++) {
      const code = to.charCodeAt(i)
      const same = code < 128 ? ascii[code]! : (masks.get(code) ?? 0)
      const swapped = ((~zero & same) << 1) & before
      zero = (((same & more) + more) ^ more) | same | less | swapped
      const up = less | ~(zero | more)
      const down = zero & more
      if (up & last) distance++
      else if (down & last) distance--
      if (distance - (to.length - i - 1) > most) return most + 1
      const shifted = (up << 1) | 1
      more = (down << 1) | ~(zero | shifted)
      less = shifted & zero
      before = same
    }
    return distance
  }
}

/** The same by the usual table, for texts that have more letters than a number has bits. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
      if (value < least) least = value
    }
    if (least > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length]!
}
