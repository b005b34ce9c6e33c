/** What a clause is read by: which words it has, what they mean together, and the form in which it says them. */
import { z } from 'zod'
import { isFunctionWord } from '../../../../catalog/reading/tokens.ts'
import { readLearnt, textOf } from './data.ts'

/** How `kits/clauses.bin` writes numbers: the odds of a word in steps, from the least up; weights of the network, and of forms. */
export const CLAUSE_STEPS = { odds: 0.08, oddsLeast: 27, oddsMost: 100, weight: 0.05, perForm: 100 } as const
/** A pair of words says again what its words say. */
export const PAIR_WEIGHT = 0.7
/** How sharply the sum of what the words speak sets one job off from the others. */
export const SHARPNESS = 2
/** What the other clauses say, as a share of what the clause itself says. */
export const CONTEXT = 0.15

/** `kits/vectors.bin`: stems, parted by spaces, and a row of numbers for each. */
const {
  dimensions,
  stems: listed,
  rows,
} = readLearnt('vectors', z.object({ dimensions: z.int() }), { stems: Uint8Array, rows: Int8Array })
export const DIMENSIONS = dimensions
const rowOf: ReadonlyMap<string, number> = new Map(
  textOf(listed)
    .split(' ')
    .map((stem, row) => [stem, row]),
)

/** The stems of a clause that say something, each once. */
const contentOf = (stems: readonly string[], words: readonly string[]): string[] => [
  ...new Set(stems.filter((_, i) => !isFunctionWord(words[i]!))),
]

/** Its words that say something, and pairs of them that follow each other. */
export function topicOf(stems: readonly string[], words: readonly string[]): string[] {
  const content = contentOf(stems, words)
  return [...content, ...content.slice(1).map((stem, i) => `${content[i]} ${stem}`)]
}

/** What the words mean together: the direction of the sum of their vectors; zeroes where none is known. */
export function meaningOf(stems: readonly string[], words: readonly string[]): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const stem of contentOf(stems, words)) {
    const row = rowOf.get(stem)
    if (row === undefined) continue
    for (let d = 0; d < dimensions; d++) sum[d]! += rows[row * dimensions + d]!
  }
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}

/** From this length on a clause is long. */
const LONG = 6

/**
 * How it says what it says, by which a wish differs from a report: small words as they are, pairs with a small word in
 * them, how it begins and ends, and how long it is.
 */
export function formOf(stems: readonly string[], words: readonly string[]): string[] {
  const small = words.map(isFunctionWord)
  const shown = words.map((word, i) => (small[i] ? `_${word}` : stems[i]!))
  const form = new Set(shown)
  for (let i = 1; i < words.length; i++) if (small[i - 1] || small[i]) form.add(`${shown[i - 1]} ${shown[i]}`)
  return [...form, `^ ${words[0]}`, `${words.at(-1)} $`, `# ${Math.min(LONG, words.length)}`]
}
