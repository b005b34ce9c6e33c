import { isFunctionWord, type Token } from '../../src/catalog/reading/tokens.ts'
import { askedBy, inputsOf, runCell } from '../../src/features/kits/planner/reading/asked-words.ts'
import type { Match } from '../../src/features/kits/planner/reading/phrases.ts'
import {
  ASKING_SIZE,
  type AskingModel,
  CELL_LENGTH,
  CONSTANTS_AT,
  INPUTS,
  MARKS,
  numbered,
  REMEMBERS_AT,
} from '../../src/features/kits/planner/vocabulary/asking-model.ts'
import { DIMENSIONS } from '../../src/features/kits/planner/vocabulary/clause-features.ts'
import type { Random } from '../../test/seeded.ts'

const { hidden: HIDDEN, word: WORD, mark: MARK } = ASKING_SIZE
const EPOCHS = 8
const TOGETHER = 16
const RATE = 3e-3
/** All slopes of a batch are shortened to this length together where they are longer. */
const STEEPEST = 1
/** Inputs and memories that are left out at random, and words, so that the others learn to do without them. */
const LEFT_OUT = 0.3
const WORD_LEFT_OUT = 0.08

export interface Told {
  tokens: readonly Token[]
  ignored: ReadonlySet<number>
  phrases: readonly Match[]
  /** For each word whether it is asked for. */
  asked: readonly boolean[]
  weight: number
}

/** Weights that are changed by Adam. */
class Weights {
  readonly values: Float32Array
  readonly slopes: Float32Array
  readonly #mean: Float32Array
  readonly #square: Float32Array
  constructor(values: Float32Array) {
    this.values = values
    this.slopes = new Float32Array(values.length)
    this.#mean = new Float32Array(values.length)
    this.#square = new Float32Array(values.length)
  }
  change(step: number, factor: number, rate: number) {
    const [meanBias, squareBias] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (let i = 0; i < this.values.length; i++) {
      const slope = this.slopes[i]! * factor
      this.#mean[i] = 0.9 * this.#mean[i]! + 0.1 * slope
      this.#square[i] = 0.999 * this.#square[i]! + 0.001 * slope * slope
      this.values[i]! -=
        (rate * this.#mean[i]!) / meanBias / (Math.sqrt(this.#square[i]! / squareBias) + 1e-8)
    }
    this.slopes.fill(0)
  }
}

/** What `askedWords` reads by, learnt back through each text from both ends. */
export class AskingNetwork {
  readonly #random: Random
  readonly #words: ReadonlyMap<string, number>
  readonly #rows: Weights
  readonly #markRows: Weights
  readonly #forth: Weights
  readonly #back: Weights
  readonly #says: Weights
  #step = 0

  constructor(words: readonly string[], random: Random) {
    const drawn = (n: number, most: number) =>
      new Weights(new Float32Array(n).map(() => (2 * random.next() - 1) * most))
    const even = 1 / Math.sqrt(HIDDEN)
    this.#random = random
    this.#words = numbered(words)
    this.#rows = drawn((words.length + 1) * WORD, 0.2)
    this.#markRows = drawn((MARKS.length + 1) * MARK, 1)
    this.#forth = drawn(CELL_LENGTH, even)
    this.#back = drawn(CELL_LENGTH, even)
    this.#says = drawn(2 * HIDDEN + 1, even)
  }

  get #all(): Weights[] {
    return [this.#rows, this.#markRows, this.#forth, this.#back, this.#says]
  }

  get model(): AskingModel {
    return {
      words: this.#words,
      rows: this.#rows.values,
      markRows: this.#markRows.values,
      forth: this.#forth.values,
      back: this.#back.values,
      says: this.#says.values,
    }
  }

  learn(texts: readonly Told[]) {
    const order = [...texts]
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const j = this.#random.below(i + 1)
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
      const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
      for (let i = 0; i < order.length; i += TOGETHER) {
        const batch = order.slice(i, i + TOGETHER)
        const words = batch.reduce((sum, { tokens, weight }) => sum + weight * tokens.length, 0)
        for (const text of batch) this.#learnFrom(text, text.weight / words)
        this.#change(rate)
      }
    }
  }

  #change(rate: number) {
    this.#step++
    let length = 0
    for (const { slopes } of this.#all) for (const slope of slopes) length += slope * slope
    const factor = Math.min(1, STEEPEST / (Math.sqrt(length) || 1))
    for (const weights of this.#all) weights.change(this.#step, factor, rate)
  }

  #learnFrom({ tokens, ignored, phrases, asked }: Told, weight: number) {
    const random = this.#random
    const isLeftOut = ({ word }: Token) => !isFunctionWord(word) && random.chance(WORD_LEFT_OUT)
    const shown = tokens.map((token) => (isLeftOut(token) ? { ...token, word: '' } : token))
    const { inputs, wordRows, marks } = inputsOf(shown, ignored, phrases, this.model)
    const heardBy = leaveOut(inputs, random)
    const [says, saysSlopes] = [this.#says.values, this.#says.slopes]
    const runs = [this.#forth, this.#back].map((of, i) => {
      const run = runCell(of.values, inputs, tokens.length, i === 1)
      const kept = run.states.slice()
      return { of, run, kept, keptBy: leaveOut(kept, random) }
    })
    const likely = askedBy(runs[0]!.kept, runs[1]!.kept, says, tokens.length)
    const errors = likely.map((value, t) => (value - Number(asked[t])) * weight)
    for (const error of errors) saysSlopes[2 * HIDDEN]! += error
    const heardSlopes = new Float32Array(inputs.length)
    for (const [i, { of, run, kept, keptBy }] of runs.entries()) {
      const back = new Float32Array(run.states.length)
      for (const [t, error] of errors.entries()) {
        for (let h = 0; h < HIDDEN; h++) {
          const at = t * HIDDEN + h
          saysSlopes[i * HIDDEN + h]! += error * kept[at]!
          back[at] = error * says[i * HIDDEN + h]! * keptBy[at]!
        }
      }
      learnCell(of, run, inputs, back, heardSlopes, i === 1)
    }
    for (let t = 0; t < tokens.length; t++) {
      const at = t * INPUTS + DIMENSIONS
      const to = (from: number) => heardSlopes[at + from]! * heardBy[at + from]!
      for (let d = 0; d < WORD; d++) this.#rows.slopes[wordRows[t]! * WORD + d]! += to(d)
      for (let d = 0; d < MARK; d++) this.#markRows.slopes[marks[t]! * MARK + d]! += to(WORD + d)
    }
  }
}

/** Leaves numbers out at random, makes up for it by the others, and answers by which factor each counts. */
function leaveOut(values: Float32Array, random: Random): Float32Array {
  const factors = values.map(() => (random.chance(LEFT_OUT) ? 0 : 1 / (1 - LEFT_OUT)))
  for (let i = 0; i < values.length; i++) values[i]! *= factors[i]!
  return factors
}

/** Goes back through what `runCell` did: adds to the slopes of the weights, and to those of what was heard. */
function learnCell(
  { values: cell, slopes }: Weights,
  { states, gates }: ReturnType<typeof runCell>,
  inputs: Float32Array,
  stateSlopes: Float32Array,
  heardSlopes: Float32Array,
  isBack: boolean,
) {
  const count = inputs.length / INPUTS
  let carried = new Float32Array(HIDDEN)
  /** Of the three gates, as they hear the word and as they remember. */
  const [heard, remembered] = [new Float32Array(3 * HIDDEN), new Float32Array(3 * HIDDEN)]
  for (let i = count - 1; i >= 0; i--) {
    const t = isBack ? count - 1 - i : i
    const before = isBack ? t + 1 : t - 1
    const next = new Float32Array(HIDDEN)
    for (let h = 0; h < HIDDEN; h++) {
      const at = t * 4 * HIDDEN + h
      const [reset, update] = [gates[at]!, gates[at + HIDDEN]!]
      const [fresh, from] = [gates[at + 2 * HIDDEN]!, gates[at + 3 * HIDDEN]!]
      const slope = stateSlopes[t * HIDDEN + h]! + carried[h]!
      const state = i === 0 ? 0 : states[before * HIDDEN + h]!
      const ofFresh = slope * (1 - update) * (1 - fresh * fresh)
      heard[h] = ofFresh * from * reset * (1 - reset)
      heard[HIDDEN + h] = slope * (state - fresh) * update * (1 - update)
      heard[2 * HIDDEN + h] = ofFresh
      remembered[h] = heard[h]!
      remembered[HIDDEN + h] = heard[HIDDEN + h]!
      remembered[2 * HIDDEN + h] = ofFresh * reset
      slopes[CONSTANTS_AT + 3 * HIDDEN + h]! += ofFresh * reset
      next[h] = slope * update
    }
    for (let g = 0; g < 3 * HIDDEN; g++) {
      const slope = heard[g]!
      slopes[CONSTANTS_AT + g]! += slope
      for (let d = 0, at = g * INPUTS, from = t * INPUTS; d < INPUTS; d++) {
        slopes[at + d]! += slope * inputs[from + d]!
        heardSlopes[from + d]! += slope * cell[at + d]!
      }
      if (i === 0) continue
      const kept = remembered[g]!
      for (let h = 0, at = REMEMBERS_AT + g * HIDDEN, from = before * HIDDEN; h < HIDDEN; h++) {
        slopes[at + h]! += kept * states[from + h]!
        next[h]! += kept * cell[at + h]!
      }
    }
    carried = next
  }
}
