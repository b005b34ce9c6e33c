/** What has been learnt of clauses: `kits/clauses.json`, ready to be read by. */
import { z } from 'zod'
import { CLAUSE_STEPS } from './clause-features.ts'
import { learnt, readData } from './data.ts'
import { JOBS } from './jobs.ts'

/** `kits/clauses.json`; lists of numbers are base64 of whole numbers in little endian. */
const LearnedClauses = z.object({
  jobs: z.array(z.string()),
  /** Words and pairs of words, how many jobs each speaks for, and for each of these its number and how much. */
  topics: z.string(),
  topicSizes: z.string(),
  topicOdds: z.string(),
  /** What a hidden unit hears of each dimension of the meaning and of that of the other clauses, and what it says for each job. */
  hidden: z.int(),
  hears: z.string(),
  hearsAround: z.string(),
  says: z.string(),
  /** How often each job is asked for, as a logarithm; the last is what none of them does. */
  often: z.array(z.number()),
  /** What forms, words, and the dimensions of both meanings speak for asking at all. */
  form: learnt<number>(),
  topicAsks: z.string(),
  tone: z.array(z.number()),
  toneAround: z.array(z.number()),
})
export type LearnedClauses = z.infer<typeof LearnedClauses>

export interface Topic {
  /** Job and odds in one number each. */
  odds: Uint16Array
  asks: number
}

export interface ClauseModel extends Pick<LearnedClauses, 'hidden' | 'tone' | 'toneAround'> {
  topics: Map<string, Topic>
  hears: Float32Array
  hearsAround: Float32Array
  says: Float32Array
  often: Float32Array
  form: Map<string, number>
}

/** What has been learnt, ready to be read by. Throws where it is of other jobs. */
export function clauseModel(learned: LearnedClauses): ClauseModel {
  if (learned.jobs.join() !== JOBS.map((job) => job.id).join()) {
    throw new Error('kits/clauses.json is of other jobs than kits/jobs.json; run npm run learn:kits')
  }
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
  const weights = (text: string) =>
    Float32Array.from(new Int8Array(bytes(text).buffer), (value) => value * CLAUSE_STEPS.weight)
  const sizes = bytes(learned.topicSizes)
  const pairs = new Uint16Array(bytes(learned.topicOdds).buffer)
  const asks = weights(learned.topicAsks)
  const topics = new Map<string, Topic>()
  let from = 0
  for (const [i, topic] of learned.topics.split('\n').entries()) {
    topics.set(topic, { odds: pairs.subarray(from, from + sizes[i]!), asks: asks[i]! })
    from += sizes[i]!
  }
  const { hidden, tone, toneAround } = learned
  return {
    topics,
    hidden,
    hears: weights(learned.hears),
    hearsAround: weights(learned.hearsAround),
    says: weights(learned.says),
    often: Float32Array.from(learned.often),
    form: new Map(Object.entries(learned.form)),
    tone,
    toneAround,
  }
}

export const learnedClauses = clauseModel(readData('clauses.json', LearnedClauses))
