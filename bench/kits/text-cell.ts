import {
  firstHeard,
  HEARD_ROWS,
  REMEMBERED_ROWS,
  type runCell,
} from '../../src/features/kits/planner/reading/text.ts'
import { CONSTANTS_AT, INPUTS, TEXT_SIZE } from '../../src/features/kits/planner/vocabulary/text-model.ts'

const { hidden: HIDDEN } = TEXT_SIZE

/** Weights that are changed by Adam. */
export class Weights {
  readonly values: Float64Array
  readonly slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  constructor(values: Float64Array) {
    this.values = values
    this.slopes = new Float64Array(values.length)
    this.#mean = new Float64Array(values.length)
    this.#square = new Float64Array(values.length)
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

/** Goes back through what `runCell` did: adds to the slopes of the weights, and to those of what was heard. */
export function learnCell(
  { values: cell, slopes }: Weights,
  { states, gates }: ReturnType<typeof runCell>,
  inputs: Float64Array,
  stateSlopes: Float64Array,
  heardSlopes: Float64Array,
  isBack: boolean,
) {
  const count = inputs.length / INPUTS
  let carried = new Float64Array(HIDDEN)
  /** Of the three gates, as they hear the word and as they remember. */
  const [heard, remembered] = [new Float64Array(3 * HIDDEN), new Float64Array(3 * HIDDEN)]
  for (let i = count - 1; i >= 0; i--) {
    const t = isBack ? count - 1 - i : i
    const before = isBack ? t + 1 : t - 1
    const next = new Float64Array(HIDDEN)
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
    for (let g = 0; g < 3 * HIDDEN; g++) slopes[CONSTANTS_AT + g]! += heard[g]!
    learnRows(cell, slopes, HEARD_ROWS, heard, inputs, heardSlopes, t * INPUTS, firstHeard(inputs, t))
    if (i > 0) {
      const from = before * HIDDEN
      learnRows(cell, slopes, REMEMBERED_ROWS, remembered, states.subarray(from, from + HIDDEN), next, 0)
    }
    carried = next
  }
}

/**
 * Goes back through `addProducts`: `errors` are the slopes of its sums. Adds to those of the matrix, and to those of the vector. Four rows at
 * a time share what is read and written of the vector's.
 */
function learnRows(
  matrix: Float64Array,
  slopes: Float64Array,
  { from, width, count }: typeof HEARD_ROWS,
  errors: Float64Array,
  vector: Float64Array,
  vectorSlopes: Float64Array,
  start: number,
  first = 0,
) {
  for (let row = 0; row < count; row += 4) {
    const at = from + row * width
    const [e0, e1, e2, e3] = [errors[row]!, errors[row + 1]!, errors[row + 2]!, errors[row + 3]!]
    for (let i = first; i < width; i++) {
      const value = vector[start + i]!
      slopes[at + i]! += e0 * value
      slopes[at + width + i]! += e1 * value
      slopes[at + 2 * width + i]! += e2 * value
      slopes[at + 3 * width + i]! += e3 * value
      vectorSlopes[start + i]! +=
        e0 * matrix[at + i]! +
        e1 * matrix[at + width + i]! +
        e2 * matrix[at + 2 * width + i]! +
        e3 * matrix[at + 3 * width + i]!
    }
  }
}
