/** What texts that ask for something are read by: of how many numbers it is, and what each of them means. */
import { DIMENSIONS } from './clause-features.ts'
import type { Numbers } from './data.ts'

/** How many numbers say what a word is by itself, and a mark; and how many each direction remembers. */
export const TEXT_SIZE = { word: 20, mark: 6, hidden: 64 } as const
/** Whether a word says nothing, whether it is ignored (a name, a demand, what is refused), and how plainly it names a job. */
const SIGNS = 3
export const INPUTS = DIMENSIONS + TEXT_SIZE.word + TEXT_SIZE.mark + SIGNS
/** What `kits/text.bin` counts weights in. */
export const TEXT_STEP = 0.025

export const TEXT_NUMBERS = {
  /** Small words, and stems of others, with spaces between them; the first row is that of all that are not listed. */
  words: Uint8Array,
  rows: Int8Array,
  markRows: Int8Array,
  forth: Int8Array,
  back: Int8Array,
  says: Int8Array,
  jobRows: Int8Array,
}
export type TextNumbers = Numbers<typeof TEXT_NUMBERS>

/** The punctuation that is told apart; the first row is that of none, the last that of all others. */
export const MARKS = ['', ',', '.', ';', ':', '(', ')', '-', '–', '—', '!', '?', '\n', '/', '+', '•', '&']

/**
 * The weights of one direction, a gated recurrent unit (GRU): for each of its three gates (reset, update, new) a row of `hidden` by
 * `INPUTS`, then by `hidden`, then one each; the last `hidden` are what the new state adds to what is remembered.
 */
export type Cell = Float64Array
/** Where in a cell begins what is remembered, and what stands without either. */
export const REMEMBERS_AT = 3 * TEXT_SIZE.hidden * INPUTS
export const CONSTANTS_AT = REMEMBERS_AT + 3 * TEXT_SIZE.hidden ** 2
/** How many numbers say what both directions speak for one job, and what is said without them. */
export const JOB_ROW = 2 * TEXT_SIZE.hidden + 1
export const CELL_LENGTH = CONSTANTS_AT + 4 * TEXT_SIZE.hidden

export interface TextModel {
  /** The number of the row of each word. */
  words: ReadonlyMap<string, number>
  rows: Float64Array
  markRows: Float64Array
  forth: Cell
  back: Cell
  /** What both directions speak for asking, and what is said without them. */
  says: Float64Array
  /** The same for each job of `JOBS`, and for one that none of them is: rows of `JOB_ROW`, the last number of which stands for itself. */
  jobRows: Float64Array
}

/** The rows of words: 0 stands for those that are not listed. */
export function numbered(words: readonly string[]): Map<string, number> {
  return new Map(words.map((word, i) => [word, i + 1]))
}
