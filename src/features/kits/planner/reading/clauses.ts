/**
 * What one clause asks for, in two questions. Does it ask for anything at all? Its form says so: 'I'd like', a bare
 * verb, 'I am a baker'. If so, which job does it ask for? The sum of what each of its words speaks for the job (naive
 * Bayes over `kits/examples.txt`), of what their meaning together speaks for it (a small network over vectors of
 * words), which knows words that no example has, and of the phrases of the vocabulary in it. `npm run learn:kits` learns both.
 */
import { z } from 'zod'
import {
  CLAUSE_STEPS,
  formOf,
  meaningOf,
  PAIR_WEIGHT,
  SHARPNESS,
  topicOf,
} from '../vocabulary/clause-features.ts'
import { learnt, readData } from '../vocabulary/data.ts'
import { JOBS, numberOf } from '../vocabulary/jobs.ts'
import { logistic } from '../vocabulary/probability.ts'
import { findPhrases, withContextWeakened, withoutSwallowed } from './phrases.ts'

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

/** What the other clauses say, as a share of what the clause itself says. */
const CONTEXT = 0.6
/** What a plain phrase of the vocabulary speaks for its job, and for asking at all. */
const PHRASE_SAYS = 2
const PHRASE_ASKS = 0.5

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
 * `stems` and `words` are those of the clause; `context` has those of the other clauses that say
 * something: what a project is about says what a clause of it may mean.
 */
export function jobsAskedBy(
  stems: readonly string[],
  words: readonly string[],
  context: readonly string[] = [],
): Float32Array {
  const asks = probabilityToAsk(stems, words)
  const sums = model.often.slice()
  const meaning = meaningOf(stems, words)
  const isSaid = addWords(sums, topicOf(stems, words), 1)
  if (!isSaid && meaning.every((value) => value === 0)) return new Float32Array(JOBS.length)
  addWords(sums, topicOf(context, context), CONTEXT)
  addMeaning(sums, meaning)
  const plainest = addPhrases(sums, stems, words)
  const odds = Math.log(asks / (1 - asks)) + PHRASE_ASKS * plainest
  return shares(sums).map((share) => share * logistic(odds))
}

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
    for (const pair of model.odds.get(topic)!)
      sums[pair >> 7]! += scale * weightOf(topic) * ((pair & 127) - CLAUSE_STEPS.oddsLeast)
  }
  return known.length > 0
}

const weightOf = (topic: string): number => (topic.includes(' ') ? PAIR_WEIGHT : 1)

/** The plainest phrase of the vocabulary for each job. */
function addPhrases(sums: Float32Array, stems: readonly string[], words: readonly string[]): number {
  const tokens = words.map((word, i) => ({
    word,
    written: word,
    from: 0,
    to: 0,
    stem: stems[i]!,
    clause: 0,
    isFirst: i === 0,
  }))
  const plainest = new Float32Array(sums.length)
  for (const { job, strength } of withContextWeakened(
    withoutSwallowed(findPhrases(tokens, new Set())),
    tokens,
  )) {
    const number = numberOf.get(job.id)!
    plainest[number] = Math.max(plainest[number]!, strength)
  }
  for (const [job, strength] of plainest.entries()) sums[job]! += PHRASE_SAYS * strength
  return Math.max(...plainest)
}

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
