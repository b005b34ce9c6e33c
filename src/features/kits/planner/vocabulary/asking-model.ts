/** What has been learnt of texts that ask for something: `kits/asking.json` and `kits/asking.bin`, ready to be read by. */
import { z } from 'zod'
import { DIMENSIONS } from './clause-features.ts'
import { type Numbers, readLearnt, textOf } from './data.ts'

/** How many numbers say what a word is by itself, and a mark; and how many each direction remembers. */
export const ASKING_SIZE = { word: 16, mark: 6, hidden: 32 } as const
/** Whether a word says nothing, whether it is ignored (a name, a demand, what is refused), and how plainly it names a job. */
const SIGNS = 3
export const INPUTS = DIMENSIONS + ASKING_SIZE.word + ASKING_SIZE.mark + SIGNS
/** What `kits/asking.bin` counts weights in. */
export const ASKING_STEP = 0.025

const ASKING_NUMBERS = {
  /** Words with spaces between them; the first row is that of all others. */
  words: Uint8Array,
  rows: Int8Array,
  markRows: Int8Array,
  forth: Int8Array,
  back: Int8Array,
  says: Int8Array,
}
export type AskingNumbers = Numbers<typeof ASKING_NUMBERS>

/** The punctuation that is told apart; the first row is that of none, the last that of all others. */
export const MARKS = ['', ',', '.', ';', ':', '(', ')', '-', '–', '—', '!', '?', '\n', '/', '+', '•', '&']

/**
 * The weights of one direction, a gated recurrent unit (GRU): for each of its three gates (reset, update, new) a row of `hidden` by
 * `INPUTS`, then by `hidden`, then one each; the last `hidden` are what the new state adds to what is remembered.
 */
export type Cell = Float32Array
/** Where in a cell begins what is remembered, and what stands without either. */
export const REMEMBERS_AT = 3 * ASKING_SIZE.hidden * INPUTS
export const CONSTANTS_AT = REMEMBERS_AT + 3 * ASKING_SIZE.hidden ** 2
export const CELL_LENGTH = CONSTANTS_AT + 4 * ASKING_SIZE.hidden

export interface AskingModel {
  /** The number of the row of each word. */
  words: ReadonlyMap<string, number>
  rows: Float32Array
  markRows: Float32Array
  forth: Cell
  back: Cell
  /** What both directions speak for asking, and what is said without them. */
  says: Float32Array
}

export const learnedAsking: AskingModel = readModel()

function readModel(): AskingModel {
  const learnt = readLearnt('asking', z.object({}), ASKING_NUMBERS)
  const weights = (steps: Int8Array) => Float32Array.from(steps, (value) => value * ASKING_STEP)
  const words = numbered(textOf(learnt.words).split(' '))
  const { word, mark, hidden } = ASKING_SIZE
  const sizes = { rows: (words.size + 1) * word, markRows: (MARKS.length + 1) * mark, says: 2 * hidden + 1 }
  for (const [list, size] of Object.entries({ ...sizes, forth: CELL_LENGTH, back: CELL_LENGTH })) {
    if (learnt[list as keyof AskingNumbers].length !== size) {
      throw new Error(`kits/asking.bin has not as many ${list} as the planner reads; run npm run learn:kits`)
    }
  }
  return {
    words,
    rows: weights(learnt.rows),
    markRows: weights(learnt.markRows),
    forth: weights(learnt.forth),
    back: weights(learnt.back),
    says: weights(learnt.says),
  }
}

/** The rows of words: 0 stands for those that are not listed. */
export function numbered(words: readonly string[]): Map<string, number> {
  return new Map(words.map((word, i) => [word, i + 1]))
}
