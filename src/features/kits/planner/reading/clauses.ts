/**
 * What one clause asks for, in two questions. Does it ask for anything at all? Its form says so: 'I'd like', a bare
 * verb, 'I am a baker'. If so, which job does it ask for? The sum of what each of its words speaks for the job (naive
 * Bayes over `kits/examples.txt`), and of what their meaning together speaks for it (a small network over vectors of
 * words), which knows words that no example has. `npm run learn:kits` learns both.
 */
import { z } from 'zod'
import { formOf, meaningOf, topicOf } from '../vocabulary/clause-features.ts'
import { learnt, readData } from '../vocabulary/data.ts'
import { JOBS } from '../vocabulary/jobs.ts'
import { logistic } from '../vocabulary/probability.ts'

/** `kits/clauses.json`; lists of numbers are base64 of whole numbers in little endian. */
const LearnedClauses = z.object({
  jobs: z.array(z.string()),
  /** Words and pairs of words, how many jobs each speaks for, and for each of these its number and how much. */
  topics: z.string(),
  topicSizes: z.string(),
  topicOdds: z.string(),
  /** What a hidden unit hears of each dimension of the meaning, and what it says for each job. */
  hidden: z.int(),
  hears: z.string(),
  says: z.string(),
  /** How often each job is asked for, as a logarithm. */
  often: z.array(z.number()),
  /** What a form speaks for asking at all. */
  form: learnt<number>(),
  /** What each dimension of the meaning speaks for it. */
  tone: z.array(z.number()),
})
export type LearnedClauses = z.infer<typeof LearnedClauses>

/** How numbers are written: the odds of a word in steps, weights of the network in steps. */
export const CLAUSE_STEPS = { odds: 0.08, oddsLeast: 27, weight: 0.05, pair: 0.7 } as const
/** How sharply the sum of what the words speak sets one job off from the others. */
export const SHARPNESS = 2
/** What neighbouring clauses say, as a share of what the clause itself says. */
const CONTEXT = 0.15

interface Model {
  odds: Map<string, Uint16Array>
  hidden: number
  hears: Float32Array
  says: Float32Array
  often: Float32Array
  form: Map<string, number>
  tone: readonly number[]
}
const model = readModel()

function readModel(): Model {
  const learned = readData('clauses.json', LearnedClauses)
  if (learned.jobs.join() !== JOBS.map((job) => job.id).join()) {
    throw new Error('kits/clauses.json is of other jobs than kits/jobs.json; run npm run learn:kits')
  }
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
  const weights = (text: string) =>
    Float32Array.from(new Int8Array(bytes(text).buffer), (value) => value * CLAUSE_STEPS.weight)
  const sizes = bytes(learned.topicSizes)
  const pairs = new Uint16Array(bytes(learned.topicOdds).buffer)
  const odds = new Map<string, Uint16Array>()
  let from = 0
  for (const [i, topic] of learned.topics.split('\n').entries()) {
    odds.set(topic, pairs.subarray(from, from + sizes[i]!))
    from += sizes[i]!
  }
  const { hidden, hears, says, often, form, tone } = learned
  return {
    odds,
    hidden,
    hears: weights(hears),
    says: weights(says),
    often: Float32Array.from(often),
    form: new Map(Object.entries(form)),
    tone,
  }
}

/**
 * For each job of `JOBS`, by its number, how likely a clause asks for it; the sum is at most 1, the rest is 'none'.
 * `stems` and `words` are those of the clause, `context` has stems of its neighbours.
 */
export function jobsAskedBy(
  stems: readonly string[],
  words: readonly string[],
  context: readonly string[] = [],
): Float32Array {
  const asks = probabilityToAsk(stems, words)
  const sums = model.often.slice()
  const isSaid = addWords(sums, topicOf(stems, words), 1)
  if (!isSaid && !isMeant(stems, words)) return new Float32Array(JOBS.length)
  addWords(sums, topicOf(context, context), CONTEXT)
  addMeaning(sums, meaningOf(stems, words))
  return shares(sums).map((share) => share * asks)
}

const isMeant = (stems: readonly string[], words: readonly string[]) =>
  meaningOf(stems, words).some((value) => value !== 0)

/** How likely a clause asks for anything. */
export function probabilityToAsk(stems: readonly string[], words: readonly string[]): number {
  if (words.length === 0) return 0
  const known = formOf(stems, words).flatMap((feature) => model.form.get(feature) ?? [])
  const sum = known.reduce((a, b) => a + b, 0)
  const tone = meaningOf(stems, words).reduce((s, value, d) => s + value * model.tone[d]!, 0)
  return logistic((SHARPNESS * sum) / Math.sqrt(known.length || 1) + tone)
}

/** The sum over the root of how many there are, since words of one text repeat each other. */
function addWords(sums: Float32Array, topics: readonly string[], factor: number): boolean {
  const known = topics.filter((topic) => model.odds.has(topic))
  const squares = known.reduce((sum, topic) => sum + weightOf(topic) ** 2, 0)
  const scale = (factor * SHARPNESS * CLAUSE_STEPS.odds) / Math.sqrt(squares || 1)
  for (const topic of known) {
    for (const pair of model.odds.get(topic)!) sums[pair >> 7]! += scale * weightOf(topic) * ((pair & 127) - CLAUSE_STEPS.oddsLeast)
  }
  return known.length > 0
}

/** A pair of words says again what its words say. */
export const weightOf = (topic: string): number => (topic.includes(' ') ? CLAUSE_STEPS.pair : 1)

function addMeaning(sums: Float32Array, meaning: Float32Array) {
  const { hidden, hears, says } = model
  for (let h = 0; h < hidden; h++) {
    let heard = 0
    for (let d = 0; d < meaning.length; d++) heard += hears[h * meaning.length + d]! * meaning[d]!
    const said = Math.tanh(heard)
    for (let job = 0; job < sums.length; job++) sums[job]! += said * says[h * sums.length + job]!
  }
}

function shares(sums: Float32Array): Float32Array {
  const most = sums.reduce((a, b) => Math.max(a, b))
  const raised = sums.map((value) => Math.exp(value - most))
  const total = raised.reduce((a, b) => a + b)
  return raised.map((value) => value / total)
}
