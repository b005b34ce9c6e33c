/**
 * What one clause asks for, in two questions. Does it ask for anything at all? Its form says so ('I'd like', a bare
 * verb, 'I am a baker'), its words, and the text in which it stands (`text.ts`). If so, which job does it ask for,
 * or one that no job of the list does? The sum of what each of its words speaks for the job, of what their meaning together
 * speaks for it (a small network over vectors of words), which knows words that no example has, and of the phrases of the
 * vocabulary in it. `npm run learn:kits` learns both.
 */
import {
  CLAUSE_STEPS,
  CONTEXT,
  formOf,
  meaningOf,
  PAIR_WEIGHT,
  SHARPNESS,
  topicOf,
} from '../vocabulary/clause-features.ts'
import { type ClauseModel, learnedClauses } from '../vocabulary/clause-model.ts'
import { JOBS, numberOf } from '../vocabulary/jobs.ts'
import { ASKS, MEANS } from '../weights.ts'
import { findPhrases, type Match, withContextWeakened, withoutSwallowed } from './phrases.ts'
import { logistic } from './text.ts'

/** What a plain phrase of the vocabulary speaks for its job, and for asking at all. */
const PHRASE_SAYS = 2
const PHRASE_ASKS = 1.5
/** The same of a phrase in the text's own language, beside whose words in English nothing may be right. */
const SAID_SAYS = 6
const SAID_ASKS = 3

/**
 * How likely each job of `JOBS`, by its number, is if a clause asks for anything (the sum is at most 1, the rest is 'none'), and
 * how likely it does. Null where nothing of it is known. `stems` and `words` are those of the clause; `context` has those of the other clauses that say
 * something: what a project is about says what a clause of it may mean.
 */
export function jobsMeantBy(
  stems: readonly string[],
  words: readonly string[],
  context: readonly string[] = [],
  said: readonly Match[] = [],
  heard: HeardClause | null = null,
  model: ClauseModel = learnedClauses,
): { shares: Float32Array; asks: number } | null {
  const meaning = meaningOf(stems, words)
  const topics = known(topicOf(stems, words), model)
  if (topics.length === 0 && said.length === 0 && meaning.every((value) => value === 0)) return null
  const around = meaningOf(context, context)
  const sums = model.often.slice()
  const plainest = addPhrases(sums, stems, words, said)
  addWords(sums, topics, 1, model)
  addWords(sums, known([...new Set(context)], model), CONTEXT, model)
  addMeaning(sums, meaning, around, model)
  if (heard) mixJobs(sums, heard.jobs)
  const form = asking(stems, words, topics, meaning, around, model) + plainest
  return {
    shares: shares(sums).subarray(0, JOBS.length),
    asks: logistic(asksBy(form, heard?.asked ?? null)),
  }
}

/** What the text says of a clause in it (`text.ts`): how likely its words are asked for, and the logarithms of its jobs' shares. */
interface HeardClause {
  asked: number
  jobs: Float64Array
}

/** Two readers say which job it is: of `sums` is heard what the words of the clause say, of `jobs` what the text does. */
function mixJobs(sums: Float32Array, jobs: Float64Array) {
  const { words, text } = MEANS
  for (let job = 0; job < sums.length; job++) sums[job] = words * sums[job]! + text * jobs[job]!
}

/**
 * Two readers answer whether a clause asks for anything, as the logarithm of the odds: `form` knows how this clause says what it says and
 * which phrases stand in it; `asked`, between 0 and 1, is how likely its words are part of what the whole text asks for.
 */
function asksBy(form: number, asked: number | null): number {
  if (asked === null) return form
  const sure = Math.min(ASKS.surest, Math.max(1 - ASKS.surest, asked))
  return ASKS.text * Math.log(sure / (1 - sure)) + ASKS.form * form + ASKS.more
}

type Weighted = readonly (readonly [topic: number, weight: number])[]

const known = (topics: readonly string[], model: ClauseModel): Weighted =>
  topics.flatMap((topic) => {
    const found = model.topics.get(topic)
    return found !== undefined ? [[found, topic.includes(' ') ? PAIR_WEIGHT : 1] as const] : []
  })

/** Words of one text repeat each other: their sum counts over the root of how many there are. */
const scaleOf = (topics: Weighted): number =>
  SHARPNESS / Math.sqrt(topics.reduce((sum, [, weight]) => sum + weight ** 2, 0) || 1)

function asking(
  stems: readonly string[],
  words: readonly string[],
  topics: Weighted,
  meaning: Float32Array,
  around: Float32Array,
  { form, tone, toneAround, asks }: ClauseModel,
): number {
  const forms = formOf(stems, words).flatMap((feature) => form.get(feature) ?? [])
  let sum = (SHARPNESS * forms.reduce((a, b) => a + b, 0)) / Math.sqrt(forms.length || 1)
  const scale = scaleOf(topics)
  for (const [topic, weight] of topics) sum += scale * weight * asks[topic]!
  for (let d = 0; d < meaning.length; d++) sum += tone[d]! * meaning[d]! + toneAround[d]! * around[d]!
  return sum
}

function addWords(sums: Float32Array, topics: Weighted, factor: number, { odds, starts }: ClauseModel) {
  const scale = factor * scaleOf(topics) * CLAUSE_STEPS.odds
  for (const [topic, weight] of topics) {
    for (let i = starts[topic]!, end = starts[topic + 1]!; i < end; i++) {
      const pair = odds[i]!
      sums[pair >> 7]! += scale * weight * ((pair & 127) - CLAUSE_STEPS.oddsLeast)
    }
  }
}

/** Adds the plainest phrase for each job, and answers what the plainest of all says for asking. */
function addPhrases(
  sums: Float32Array,
  stems: readonly string[],
  words: readonly string[],
  said: readonly Match[],
): number {
  const tokens = words.map((word, i) => ({
    word,
    written: word,
    from: 0,
    to: 0,
    stem: stems[i]!,
    clause: 0,
    isFirst: i === 0,
    mark: '',
  }))
  const says = new Float32Array(JOBS.length)
  let asks = 0
  const found = withoutSwallowed([...findPhrases(tokens, new Set()), ...said])
  for (const { job, strength, isSaid } of withContextWeakened(found, tokens)) {
    const number = numberOf.get(job.id)!
    says[number] = Math.max(says[number]!, strength * (isSaid ? SAID_SAYS : PHRASE_SAYS))
    asks = Math.max(asks, strength * (isSaid ? SAID_ASKS : PHRASE_ASKS))
  }
  for (let job = 0; job < says.length; job++) sums[job]! += says[job]!
  return asks
}

function addMeaning(sums: Float32Array, meaning: Float32Array, around: Float32Array, model: ClauseModel) {
  const { hidden, hears, hearsAround, says } = model
  const [width, jobs] = [meaning.length, sums.length]
  const isAlone = around.every((value) => value === 0)
  for (let h = 0; h < hidden; h++) {
    let heard = 0
    for (let d = 0, at = h * width; d < width; d++) heard += hears[at + d]! * meaning[d]!
    if (!isAlone) for (let d = 0, at = h * width; d < width; d++) heard += hearsAround[at + d]! * around[d]!
    const said = Math.tanh(heard)
    for (let job = 0, at = h * jobs; job < jobs; job++) sums[job]! += said * says[at + job]!
  }
}

function shares(sums: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY
  for (const sum of sums) if (sum > most) most = sum
  let total = 0
  const raised = sums.map((value) => Math.exp(value - most))
  for (const value of raised) total += value
  for (let job = 0; job < raised.length; job++) raised[job]! /= total
  return raised
}
