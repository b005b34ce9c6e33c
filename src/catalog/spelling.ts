import { letterBits, type Segment } from './segment.ts'

export interface Correction {
  word: string
  stem: string
  /** Edits between the word and what was typed; a swap of neighbours is one. */
  distance: number
  count: number
}

/** Edits that are forgiven, by the length of what was typed. */
export const allowedEdits = (length: number) => (length < 4 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3)

/**
 * The words of the vocabulary nearest to `typed`: only those of the least distance that is found, the most
 * frequent first. The letters of the words are compared before the words, so that a scan of 100,000 words
 * computes a few hundred distances.
 */
export function corrections(segments: Segment[], typed: string, most = 4): Correction[] {
  let allowed = allowedEdits(typed.length)
  if (allowed === 0) return []
  const bits = letterBits(typed)
  const found = new Map<string, Correction>()
  for (const { vocabulary } of segments) {
    for (let i = 0; i < vocabulary.words.length; i++) {
      if (bitCount(vocabulary.letters[i]! ^ bits) > 2 * allowed) continue
      const word = vocabulary.words[i]!
      if (Math.abs(word.length - typed.length) > allowed || word.length < 3) continue
      const count = vocabulary.counts[i]!
      const distance = editDistance(typed, word, allowed)
      if (distance > allowed || count === 0) continue
      const known = found.get(word)
      if (known) known.count += count
      else found.set(word, { word, stem: vocabulary.stems[i]!, distance, count })
      // Words of an exactly better distance make the others pointless.
      if (distance > 0 && distance < allowed) allowed = distance
    }
  }
  const sameStart = (c: Correction) => (c.word[0] === typed[0] ? 1 : 0)
  return [...found.values()]
    .filter((c) => c.distance <= allowed)
    .sort((a, b) => a.distance - b.distance || sameStart(b) - sameStart(a) || b.count - a.count)
    .slice(0, most)
}

export function bitCount(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Optimal string alignment: insertions, deletions, replacements and swaps of neighbours. Answers a number
 * above `most` as soon as the distance must exceed it.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0
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
