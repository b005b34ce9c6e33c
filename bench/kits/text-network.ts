import { isFunctionWord, type Token } from '../../src/catalog/reading/tokens.ts'
import type { Match } from '../../src/features/kits/planner/reading/phrases.ts'
import {
  askedBy,
  inputsOf,
  rememberedAt,
  rowsOf,
  runCell,
  saidOfJobs,
} from '../../src/features/kits/planner/reading/text.ts'
import { DIMENSIONS } from '../../src/features/kits/planner/vocabulary/clause-features.ts'
import {
  CELL_LENGTH,
  INPUTS,
  JOB_ROW,
  MARKS,
  numbered,
  TEXT_SIZE,
  type TextModel,
} from '../../src/features/kits/planner/vocabulary/text-model.ts'
import type { Random } from '../../test/seeded.ts'
import type { Clause } from './examples.ts'
import { learnCell, Weights } from './text-cell.ts'

const { hidden: HIDDEN, word: WORD, mark: MARK } = TEXT_SIZE
const EPOCHS = 10
/** How much it counts which job a clause asks for, beside whether a word asks. */
const JOBS_COUNT = 0.5
/** The mean of what stands after each of the last rounds is kept: it knows more than any of them. */
const AVERAGED = 3
const TOGETHER = 16
const RATE = 3e-3
/** All slopes of a batch are shortened to this length together where they are longer. */
const STEEPEST = 1
/** Inputs and memories that are left out at random, and words, so that the others learn to do without them. */
const LEFT_OUT = 0.3
const WORD_LEFT_OUT = 0.15
/** Errors so small change nothing. */
const CALM = 1e-4

export interface Told {
  tokens: readonly Token[]
  ignored: ReadonlySet<number>
  phrases: readonly Match[]
  /** For each word whether it is asked for, where that is known. */
  asked: readonly boolean[] | null
  /** What clauses of it ask for: the numbers of their words, and jobs with their shares. */
  clauses: readonly { words: readonly number[]; jobs: Clause['jobs'] }[]
  weight: number
}

/** What `hearText` reads by, learnt back through each text from both ends. */
export class TextNetwork {
  readonly #random: Random
  readonly #words: ReadonlyMap<string, number>
  readonly #rows: Weights
  readonly #markRows: Weights
  readonly #forth: Weights
  readonly #back: Weights
  readonly #says: Weights
  readonly #jobRows: Weights
  #step = 0

  constructor(words: readonly string[], jobs: number, random: Random) {
    const drawn = (n: number, most: number) =>
      new Weights(new Float64Array(n).map(() => (2 * random.next() - 1) * most))
    const even = 1 / Math.sqrt(HIDDEN)
    this.#random = random
    this.#words = numbered(words)
    this.#rows = drawn((words.length + 1) * WORD, 0.2)
    this.#markRows = drawn((MARKS.length + 1) * MARK, 1)
    this.#forth = drawn(CELL_LENGTH, even)
    this.#back = drawn(CELL_LENGTH, even)
    this.#says = drawn(JOB_ROW, even)
    this.#jobRows = drawn(jobs * JOB_ROW, even)
  }

  get #all(): Weights[] {
    return [this.#rows, this.#markRows, this.#forth, this.#back, this.#says, this.#jobRows]
  }

  get model(): TextModel {
    return {
      words: this.#words,
      rows: this.#rows.values,
      markRows: this.#markRows.values,
      forth: this.#forth.values,
      back: this.#back.values,
      says: this.#says.values,
      jobRows: this.#jobRows.values,
    }
  }

  /** Learns from some texts again and again, and from others that are drawn anew each time. */
  learn(texts: readonly Told[], drawn: () => readonly Told[] = () => []) {
    const sums = this.#all.map(({ values }) => new Float64Array(values.length))
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      const order = [...texts, ...drawn()]
      for (let i = order.length - 1; i > 0; i--) {
        const j = this.#random.below(i + 1)
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
      const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
      for (let i = 0; i < order.length; i += TOGETHER) {
        const batch = order.slice(i, i + TOGETHER)
        const sum = (of: (text: Told) => number) =>
          batch.reduce((all, text) => all + text.weight * of(text), 0)
        const words = sum(({ asked }) => asked?.length ?? 0) || 1
        const clauses = sum((text) => text.clauses.length) || 1
        for (const text of batch)
          this.#learnFrom(text, text.weight / words, (JOBS_COUNT * text.weight) / clauses)
        this.#change(rate)
      }
      if (epoch < EPOCHS - AVERAGED) continue
      for (const [i, { values }] of this.#all.entries()) {
        for (let at = 0; at < values.length; at++) sums[i]![at]! += values[at]! / AVERAGED
      }
    }
    for (const [i, { values }] of this.#all.entries()) values.set(sums[i]!)
  }

  #change(rate: number) {
    this.#step++
    let length = 0
    for (const { slopes } of this.#all) for (const slope of slopes) length += slope * slope
    const factor = Math.min(1, STEEPEST / (Math.sqrt(length) || 1))
    for (const weights of this.#all) weights.change(this.#step, factor, rate)
  }

  #learnFrom({ tokens, ignored, phrases, asked, clauses }: Told, weight: number, clauseWeight: number) {
    const random = this.#random
    // A word that is left out is heard as one that is not listed: by its meaning.
    const isLeftOut = ({ word }: Token) => !isFunctionWord(word) && random.chance(WORD_LEFT_OUT)
    const wordRows = rowsOf(tokens, this.#words).map((row, t) => (isLeftOut(tokens[t]!) ? 0 : row))
    const { inputs, marks } = inputsOf(tokens, ignored, phrases, wordRows, this.model)
    const heardBy = leaveOut(inputs, random)
    const [says, saysSlopes] = [this.#says.values, this.#says.slopes]
    const runs = [this.#forth, this.#back].map((of, i) => {
      const run = runCell(of.values, inputs, tokens.length, i === 1)
      const kept = run.states.slice()
      return { of, run, kept, keptBy: leaveOut(kept, random) }
    })
    const [forth, back] = [runs[0]!.kept, runs[1]!.kept]
    /** Of what was kept in both directions. */
    const stateSlopes = [new Float64Array(forth.length), new Float64Array(back.length)] as const
    const likely = asked ? askedBy(forth, back, says, tokens.length) : new Float64Array()
    for (const [t, value] of likely.entries()) {
      const error = (value - Number(asked![t])) * weight
      saysSlopes[2 * HIDDEN]! += error
      for (const [i, { kept }] of runs.entries()) {
        for (let h = 0; h < HIDDEN; h++) {
          saysSlopes[i * HIDDEN + h]! += error * kept[t * HIDDEN + h]!
          stateSlopes[i]![t * HIDDEN + h]! += error * says[i * HIDDEN + h]!
        }
      }
    }
    for (const { words, jobs } of clauses) {
      const slopes = this.#learnJobs(rememberedAt(words, forth, back), jobs, clauseWeight)
      for (const t of words) {
        for (const [i, of] of stateSlopes.entries()) {
          for (let h = 0; h < HIDDEN; h++) of[t * HIDDEN + h]! += slopes[i * HIDDEN + h]! / words.length
        }
      }
    }
    const heardSlopes = new Float64Array(inputs.length)
    for (const [i, { of, run, keptBy }] of runs.entries()) {
      const slopes = stateSlopes[i]!.map((slope, at) => slope * keptBy[at]!)
      learnCell(of, run, inputs, slopes, heardSlopes, i === 1)
    }
    for (let t = 0; t < tokens.length; t++) {
      const at = t * INPUTS + DIMENSIONS
      const to = (from: number) => heardSlopes[at + from]! * heardBy[at + from]!
      for (let d = 0; d < WORD; d++) this.#rows.slopes[wordRows[t]! * WORD + d]! += to(d)
      for (let d = 0; d < MARK; d++) this.#markRows.slopes[marks[t]! * MARK + d]! += to(WORD + d)
    }
  }

  /** Learns which job is asked for where so much is remembered, and answers the slopes of that. */
  #learnJobs(remembered: Float64Array, jobs: Clause['jobs'], weight: number): Float64Array {
    const errors = saidOfJobs(remembered, this.#jobRows.values).map(Math.exp)
    for (const [job, share] of jobs) errors[job]! -= share
    const [{ values, slopes }, out] = [this.#jobRows, new Float64Array(JOB_ROW)]
    for (const [job, error] of errors.entries()) {
      const slope = error * weight
      if (Math.abs(error) < CALM) continue
      for (let h = 0, at = job * JOB_ROW; h < JOB_ROW; h++) {
        slopes[at + h]! += slope * remembered[h]!
        out[h]! += slope * values[at + h]!
      }
    }
    return out
  }
}

/** Leaves numbers out at random, makes up for it by the others, and answers by which factor each counts. */
function leaveOut(values: Float64Array, random: Random): Float64Array {
  const factors = values.map(() => (random.chance(LEFT_OUT) ? 0 : 1 / (1 - LEFT_OUT)))
  for (let i = 0; i < values.length; i++) values[i]! *= factors[i]!
  return factors
}
