/** What has been learnt of clauses: `kits/clauses.json` and `kits/clauses.bin`, ready to be read by. */
import { z } from 'zod'
import { CLAUSE_STEPS } from './clause-features.ts'
import { type Numbers, readLearnt, textOf } from './data.ts'
import { numbersFrom } from './gaps.ts'
import { expectJobs } from './jobs.ts'

const LearntClauses = z.object({
  jobs: z.array(z.string()),
  hidden: z.int(),
  /** How often each job is asked for, as a logarithm; the last is what none of them does. */
  often: z.array(z.number()),
  /** What the dimensions of both meanings speak for asking at all. */
  tone: z.array(z.number()),
  toneAround: z.array(z.number()),
})
const CLAUSE_NUMBERS = {
  /** Words and pairs of words, as `packed` writes them: a text in UTF-8. */
  topics: Uint8Array,
  /** For how many jobs each topic speaks, for each of these its number as `gapsOf` writes it and how much, and what it speaks for asking at all. */
  topicSizes: Uint8Array,
  topicJobs: Uint8Array,
  topicOdds: Uint8Array,
  topicAsks: Int8Array,
  /** What a clause may look like, written as the words are, and what each speaks for asking. */
  forms: Uint8Array,
  formAsks: Int16Array,
  /** What a hidden unit hears of each dimension of the meaning and of that of the other clauses, and what it says for each job. */
  hears: Int8Array,
  hearsAround: Int8Array,
  says: Int8Array,
}
export type LearntClauses = z.infer<typeof LearntClauses>
export type ClauseNumbers = Numbers<typeof CLAUSE_NUMBERS>

export interface ClauseModel extends Pick<LearntClauses, 'hidden' | 'tone' | 'toneAround'> {
  /** The number of each topic. */
  topics: Map<string, number>
  /** Job and odds in one number each: those of topic t from starts[t] to starts[t + 1]. */
  odds: Uint16Array
  starts: Uint32Array
  /** What each topic speaks for asking at all. */
  asks: Float32Array
  hears: Float32Array
  hearsAround: Float32Array
  says: Float32Array
  often: Float32Array
  form: Map<string, number>
}

export const learnedClauses: ClauseModel = readModel()

function readModel(): ClauseModel {
  const { jobs, hidden, often, tone, toneAround, ...learnt } = readLearnt(
    'clauses',
    LearntClauses,
    CLAUSE_NUMBERS,
  )
  expectJobs('clauses.json', jobs)
  const weights = (steps: Int8Array) => Float32Array.from(steps, (value) => value * CLAUSE_STEPS.weight)
  const forms = unpacked(textOf(learnt.forms))
  return {
    topics: new Map(unpacked(textOf(learnt.topics)).map((topic, i) => [topic, i])),
    ...oddsOf(learnt),
    asks: weights(learnt.topicAsks),
    hidden,
    hears: weights(learnt.hears),
    hearsAround: weights(learnt.hearsAround),
    says: weights(learnt.says),
    often: Float32Array.from(often),
    form: new Map(forms.map((form, i) => [form, learnt.formAsks[i]! / CLAUSE_STEPS.perForm])),
    tone,
    toneAround,
  }
}

/** Jobs and odds as a model has them. */
function oddsOf({ topicSizes, topicJobs, topicOdds }: ClauseNumbers): Pick<ClauseModel, 'odds' | 'starts'> {
  const starts = new Uint32Array(topicSizes.length + 1)
  for (const [topic, size] of topicSizes.entries()) starts[topic + 1] = starts[topic]! + size
  const jobs = numbersFrom(topicJobs, topicSizes)
  return { odds: Uint16Array.from(topicOdds, (odds, i) => (jobs[i]! << 7) | odds), starts }
}

/** Words and pairs with commas between them; one that starts with a space starts with the first word of that before it. */
function unpacked(list: string): string[] {
  let first = ''
  return list.split(',').map((entry) => {
    const whole = entry.startsWith(' ') ? first + entry : entry
    first = whole.split(' ', 1)[0]!
    return whole
  })
}
