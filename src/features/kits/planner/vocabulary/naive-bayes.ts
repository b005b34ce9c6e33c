/** How alike a text is to what people say when they need a job: naive Bayes over the examples of each job. */
import { z } from 'zod'
import { SIGN } from '../weights.ts'
import { learnt, readData } from './data.ts'
import { JOBS, numberOf } from './jobs.ts'

/** `kits/words.json`: for each word of the examples, how much it speaks for a job. */
export const LearnedWords = z.object({
  /** The jobs, as they are numbered below. */
  jobs: z.array(z.string()),
  /** The words of the examples as they are written, each with how often it is there. */
  vocabulary: learnt<number>(),
  /** What a word says against the jobs in whose examples it never is; as a natural logarithm. */
  absent: z.number(),
  /** For each stem, by turns the number of a job and what it speaks for it beyond `absent`, in `SIGN.oddsUnit`. */
  odds: learnt<number[]>(),
})
export type LearnedWords = z.infer<typeof LearnedWords>

const { exampleWords, oddsByStem, absent } = readWords()

/** How often examples have a word. */
export { exampleWords }

function readWords() {
  const { jobs, vocabulary, absent, odds } = readData('words.json', LearnedWords)
  // A job that has been taken out of the vocabulary since says nothing any more.
  const numbers = jobs.map((id) => numberOf.get(id) ?? -1)
  const oddsByStem = new Map<string, Int16Array>()
  for (const [stem, pairs] of Object.entries(odds)) {
    const own = Int16Array.from(pairs)
    for (let i = 0; i < own.length; i += 2) own[i] = numbers[own[i]!]!
    oddsByStem.set(stem, own)
  }
  return { exampleWords: new Map(Object.entries(vocabulary)), oddsByStem, absent }
}

/**
 * What words (as stems) say together for each job, by its number: the sum of their odds, over the root of how many
 * there are, since words of one text repeat each other. Null when no example has any of them.
 */
export function logOddsOf(stems: Iterable<string>): Float32Array | null {
  const sums = new Float32Array(JOBS.length)
  let known = 0
  for (const stem of new Set(stems)) {
    const odds = oddsByStem.get(stem)
    if (!odds) continue
    known++
    for (let i = 0; i < odds.length; i += 2) {
      if (odds[i]! >= 0) sums[odds[i]!]! += odds[i + 1]! / SIGN.oddsUnit
    }
  }
  if (known === 0) return null
  const root = Math.sqrt(known)
  for (let job = 0; job < sums.length; job++) sums[job] = sums[job]! / root + absent * root
  return sums
}

/** Odds of all jobs as shares of their sum, the likelier ones set off from the rest. */
export function sharesOf(odds: Float32Array): Float32Array {
  const most = odds.reduce((a, b) => Math.max(a, b))
  const raised = odds.map((value) => Math.exp(SIGN.sharpness * (value - most)))
  const sum = raised.reduce((a, b) => a + b)
  return raised.map((value) => value / sum)
}
