import {
  CLAUSE_STEPS,
  CONTEXT,
  SHARPNESS,
} from '../../src/features/kits/planner/vocabulary/clause-features.ts'
import type { Random } from '../../test/seeded.ts'

/** A clause as numbers. */
export interface Sample {
  /** Its words and pairs of words, each with its weight; the words of the other clauses; the forms. */
  topics: readonly (readonly [topic: number, weight: number])[]
  context: readonly number[]
  form: readonly number[]
  /** What its words mean together, and those of the other clauses. */
  meaning: Float32Array
  around: Float32Array
  /** The jobs that it asks for, with their shares; none where that is not known. */
  jobs: readonly (readonly [job: number, share: number])[]
  /** Whether it asks for anything, where that is known. */
  asks: boolean | null
  /** How much it counts for what it asks for, and for whether it asks. */
  weight: number
  asksWeight: number
}

const EPOCHS = 16
/** The mean of what stands after each of the last ones is kept: it knows more than any of them. */
const AVERAGED = 8
const RATE = 0.2
/** What words say was counted: it is changed less. */
const ODDS_RATE = 0.12
const ODDS_FIRST = 1e-2
const ASKS_RATE = 0.1
const ASKS_FIRST = 0.1
/** Words, forms and whole surroundings that are left out at random, so that the others learn to do without them. */
const LEFT_OUT = 0.5
const FORM_LEFT_OUT = 0.3
const AROUND_LEFT_OUT = 0.3
const FIRST = 1e-4
const DRAWN = 1e-5
const FORM_DRAWN = 3e-4
const CALM = 1e-4

/** Weights that are changed by AdaGrad. */
class Weights {
  readonly values: Float32Array
  readonly #past: Float32Array
  constructor(values: Float32Array, first: number) {
    this.values = values
    this.#past = new Float32Array(values.length).fill(first)
  }
  change(at: number, slope: number, rate: number) {
    this.#past[at]! += slope * slope
    this.values[at]! -= (rate * slope) / Math.sqrt(this.#past[at]!)
  }
  addTo(sum: Float64Array) {
    for (let i = 0; i < sum.length; i++) sum[i]! += this.values[i]!
  }
}

/**
 * Two questions are learnt side by side. Which job: what the words say (`odds`, a row for each topic, which were counted and are
 * learnt on), and what a network with one hidden layer hears in their meaning and in that of the other clauses. Whether
 * anything is asked for: what forms, words and meanings speak for it.
 */
export class ClauseNetwork {
  readonly odds: Weights
  readonly hears: Weights
  readonly hearsAround: Weights
  readonly says: Weights
  readonly often: Weights
  readonly form: Weights
  readonly topicAsks: Weights
  readonly tone: Weights
  readonly toneAround: Weights
  readonly #sums: Float32Array
  readonly #heard: Float32Array
  readonly #random: Random
  readonly jobs: number
  readonly width: number
  readonly hidden: number

  constructor(
    odds: Float32Array,
    { jobs, width, hidden, forms }: { jobs: number; width: number; hidden: number; forms: number },
    random: Random,
  ) {
    this.jobs = jobs
    this.width = width
    this.hidden = hidden
    this.#random = random
    const drawn = (n: number, most: number) => new Float32Array(n).map(() => (random.next() - 0.5) * most)
    this.odds = new Weights(odds, ODDS_FIRST)
    this.hears = new Weights(drawn(hidden * width, 4 * Math.sqrt(3 / width)), FIRST)
    this.hearsAround = new Weights(new Float32Array(hidden * width), FIRST)
    this.says = new Weights(drawn(hidden * jobs, 0.1), FIRST)
    this.often = new Weights(new Float32Array(jobs), 1)
    this.form = new Weights(new Float32Array(forms), ASKS_FIRST)
    this.topicAsks = new Weights(new Float32Array(odds.length / jobs), ASKS_FIRST)
    this.tone = new Weights(new Float32Array(width), ASKS_FIRST)
    this.toneAround = new Weights(new Float32Array(width), ASKS_FIRST)
    this.#sums = new Float32Array(jobs)
    this.#heard = new Float32Array(hidden)
  }

  get #all(): Weights[] {
    return [
      this.odds,
      this.hears,
      this.hearsAround,
      this.says,
      this.often,
      this.form,
      this.topicAsks,
      this.tone,
      this.toneAround,
    ]
  }

  learn(samples: readonly Sample[]) {
    const order = samples.map((_, i) => i)
    const sums = new Map(this.#all.map((weights) => [weights, new Float64Array(weights.values.length)]))
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor(this.#random.next() * (i + 1))
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
      const slower = 1 - (0.9 * epoch) / EPOCHS
      for (const i of order) this.#learnFrom(samples[i]!, slower)
      if (epoch >= EPOCHS - AVERAGED) for (const [weights, sum] of sums) weights.addTo(sum)
    }
    for (const [weights, sum] of sums) weights.values.set(sum.map((value) => value / AVERAGED))
  }

  #learnFrom(sample: Sample, slower: number) {
    const random = this.#random
    const topics = sample.topics.filter(() => random.next() >= LEFT_OUT)
    const hasAround = random.next() >= AROUND_LEFT_OUT
    const scale = SHARPNESS / Math.sqrt(topics.reduce((sum, [, weight]) => sum + weight * weight, 0) || 1)
    if (sample.jobs.length > 0) this.#learnJobs(sample, topics, scale, hasAround, slower)
    if (sample.asks !== null) this.#learnAsks(sample, topics, scale, hasAround, slower)
  }

  #learnJobs(sample: Sample, topics: Sample['topics'], scale: number, hasAround: boolean, slower: number) {
    const { jobs } = this
    const sums = this.#sums
    sums.set(this.often.values)
    for (const [topic, weight] of topics) this.#addRow(topic, scale * weight)
    const aroundScale = (CONTEXT * SHARPNESS) / Math.sqrt(sample.context.length || 1)
    if (hasAround) for (const topic of sample.context) this.#addRow(topic, aroundScale)
    this.#listen(sample.meaning, hasAround ? sample.around : null)
    const most = sums.reduce((a, b) => Math.max(a, b))
    let total = 0
    for (let job = 0; job < jobs; job++) total += sums[job] = Math.exp(sums[job]! - most)
    for (let job = 0; job < jobs; job++) sums[job]! /= total
    for (const [job, share] of sample.jobs) sums[job]! -= share
    for (let job = 0; job < jobs; job++) sums[job]! *= sample.weight
    for (const [topic, weight] of topics) {
      for (let job = 0; job < jobs; job++) {
        const slope = scale * weight * sums[job]!
        if (Math.abs(slope) >= CALM) this.odds.change(topic * jobs + job, slope, ODDS_RATE * slower)
      }
    }
    this.#learnMeaning(sample.meaning, hasAround ? sample.around : null, RATE * slower)
  }

  #addRow(topic: number, factor: number) {
    const { jobs } = this
    const { values } = this.odds
    for (let job = 0; job < jobs; job++) this.#sums[job]! += factor * values[topic * jobs + job]!
  }

  #listen(meaning: Float32Array, around: Float32Array | null) {
    const { hidden, width, jobs } = this
    const [hears, hearsAround, says] = [this.hears.values, this.hearsAround.values, this.says.values]
    for (let h = 0; h < hidden; h++) {
      let sum = 0
      for (let d = 0; d < width; d++) sum += hears[h * width + d]! * meaning[d]!
      if (around) for (let d = 0; d < width; d++) sum += hearsAround[h * width + d]! * around[d]!
      const heard = Math.tanh(sum)
      this.#heard[h] = heard
      for (let job = 0; job < jobs; job++) this.#sums[job]! += heard * says[h * jobs + job]!
    }
  }

  #learnMeaning(meaning: Float32Array, around: Float32Array | null, rate: number) {
    const { hidden, width, jobs } = this
    const back = new Float32Array(hidden)
    for (let job = 0; job < jobs; job++) {
      const slope = this.#sums[job]!
      if (Math.abs(slope) < CALM) continue
      this.often.change(job, slope, rate / 10)
      for (let h = 0; h < hidden; h++) {
        const at = h * jobs + job
        back[h]! += slope * this.says.values[at]!
        this.says.change(at, slope * this.#heard[h]! + DRAWN * this.says.values[at]!, rate)
      }
    }
    for (let h = 0; h < hidden; h++) {
      const slope = back[h]! * (1 - this.#heard[h]! ** 2)
      for (let d = 0; d < width; d++) this.hears.change(h * width + d, slope * meaning[d]!, rate)
      if (around)
        for (let d = 0; d < width; d++) this.hearsAround.change(h * width + d, slope * around[d]!, rate)
    }
  }

  #learnAsks(sample: Sample, topics: Sample['topics'], scale: number, hasAround: boolean, slower: number) {
    const form = sample.form.filter(() => this.#random.next() >= FORM_LEFT_OUT)
    const formScale = SHARPNESS / Math.sqrt(form.length || 1)
    const { width } = this
    let sum = 0
    for (const f of form) sum += formScale * this.form.values[f]!
    for (const [topic, weight] of topics) sum += scale * weight * this.topicAsks.values[topic]!
    for (let d = 0; d < width; d++) {
      sum += this.tone.values[d]! * sample.meaning[d]!
      if (hasAround) sum += this.toneAround.values[d]! * sample.around[d]!
    }
    const error = (1 / (1 + Math.exp(-sum)) - Number(sample.asks)) * sample.asksWeight
    const rate = ASKS_RATE * slower
    const change = (of: Weights, at: number, value: number) =>
      of.change(at, error * value + FORM_DRAWN * of.values[at]!, rate)
    for (const f of form) change(this.form, f, formScale)
    for (const [topic, weight] of topics) change(this.topicAsks, topic, scale * weight)
    for (let d = 0; d < width; d++) {
      change(this.tone, d, sample.meaning[d]!)
      if (hasAround) change(this.toneAround, d, sample.around[d]!)
    }
  }
}

/** Weights as whole numbers of `step`, of one byte each. */
export const inSteps = (
  weights: Float32Array | Float64Array,
  step: number = CLAUSE_STEPS.weight,
): Int8Array<ArrayBuffer> =>
  Int8Array.from(weights, (value) => Math.max(-127, Math.min(127, Math.round(value / step))))
