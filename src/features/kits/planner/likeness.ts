import { readFileSync } from 'node:fs'
import { JOBS, numberOf } from './jobs.ts'

/**
 * How alike texts are to what people say when they need a job. `words.json` is learnt from examples
 * (`bench/kits/learn.ts`): for each word, how much it speaks for a job, in hundredths of a natural logarithm.
 */
export interface LearnedWords {
  /** The jobs, as they are numbered below. */
  jobs: string[]
  /** The words of the examples as they are written, each with how often it is there. */
  vocabulary: Record<string, number>
  /** What a word says against the jobs in whose examples it never is; not in hundredths. */
  absent: number
  /** For each stem, by turns the number of a job and what it speaks for it beyond `absent`. */
  odds: Record<string, number[]>
}

const learned = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as LearnedWords

/** How often examples have a word. */
export const exampleWords: ReadonlyMap<string, number> = new Map(Object.entries(learned.vocabulary))
const oddsOf: ReadonlyMap<string, Int16Array> = readOdds()

function readOdds() {
  // A job that has been taken out of the vocabulary since says nothing any more.
  const numbers = learned.jobs.map((id) => numberOf.get(id) ?? -1)
  return new Map(
    Object.entries(learned.odds).map(([stem, pairs]) => {
      const odds = Int16Array.from(pairs)
      for (let i = 0; i < odds.length; i += 2) odds[i] = numbers[odds[i]!]!
      return [stem, odds]
    }),
  )
}

/**
 * What words (as stems) say together for each job, by its number: the sum of their odds, over the root of how many
 * there are, since words of one text repeat each other. Null when no example has any of them.
 */
export function likenessOf(stems: Iterable<string>): Float32Array | null {
  const sums = new Float32Array(JOBS.length)
  let known = 0
  for (const stem of new Set(stems)) {
    const odds = oddsOf.get(stem)
    if (!odds) continue
    known++
    for (let i = 0; i < odds.length; i += 2) {
      if (odds[i]! >= 0) sums[odds[i]!]! += odds[i + 1]! / 100
    }
  }
  if (known === 0) return null
  const root = Math.sqrt(known)
  for (let job = 0; job < sums.length; job++) sums[job] = sums[job]! / root + learned.absent * root
  return sums
}
