import { isFunctionWord, plainWords } from '../../src/catalog/reading/tokens.ts'
import { stem } from '../../src/catalog/text.ts'
import { JOBS, numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import type { LearnedWords } from '../../src/features/kits/planner/vocabulary/naive-bayes.ts'
import { SIGN } from '../../src/features/kits/planner/weights.ts'
import { readExamples } from './examples.ts'

/**
 * What words say about jobs, learnt from examples of how people ask for each (`kits/examples.txt`). It is naive Bayes: for each word and job, how much likelier the word is in the examples of
 * the job than anywhere, as a logarithm.
 */

/** Draw the odds of rare words towards saying nothing. */
const PRIOR = 0.3
const FLOOR = 0.02
/** What a word says against the jobs in whose examples it never is. */
const ABSENT = -0.4

export function learnWords(): LearnedWords {
  const examples = examplesAsWords()
  const vocabulary = new Map<string, number>()
  const counts = new Map<string, Map<number, number>>()
  const totals = new Float64Array(JOBS.length)
  let all = 0
  for (const [job, words] of examples) {
    for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
    for (const word of new Set(words.filter((w) => !isFunctionWord(w)).map(stem))) {
      const of = counts.get(word) ?? new Map<number, number>()
      counts.set(word, of)
      of.set(job, (of.get(job) ?? 0) + 1)
      totals[job]!++
      all++
    }
  }
  const oddsOf = (of: Map<number, number>) => {
    const count = [...of.values()].reduce((a, b) => a + b, 0)
    return [...of]
      .sort(([a], [b]) => a - b)
      .flatMap(([job, n]) => {
        const expected = (count * totals[job]!) / all
        const odds = Math.log((n + PRIOR * expected + FLOOR) / (expected * (1 + PRIOR) + FLOOR))
        return [job, Math.round(SIGN.oddsUnit * (odds - ABSENT))]
      })
  }
  const byWord = <T>(map: Map<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    jobs: JOBS.map((job) => job.id),
    absent: ABSENT,
    vocabulary: Object.fromEntries(byWord(vocabulary)),
    odds: Object.fromEntries(byWord(counts).map(([word, of]) => [word, oddsOf(of)])),
  }
}

/** Each example as the number of its job and its words; what the jobs themselves are called is an example, too. */
function examplesAsWords(): [job: number, words: string[]][] {
  return [
    ...readExamples().map(({ job, text }): [number, string[]] => [numberOf.get(job)!, plainWords(text)]),
    ...JOBS.flatMap(({ label, phraseWords }, number) =>
      [plainWords(label), ...phraseWords].map((words): [number, string[]] => [number, words]),
    ),
  ]
}
