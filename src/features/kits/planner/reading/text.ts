/**
 * What the words of a text ask for. It is read word by word, from its beginning and from its end, by two small networks that remember
 * what they have read ('what I want is: …', a list that goes on, 'instead of the …'). What both remember at a word says how likely it
 * is asked for, and what they remember at the words of a clause says which job that is. `npm run learn:kits` learns them from prompts in which
 * people have marked what they ask for, and from examples.
 */
import { isFunctionWord, type Token } from '../../../../catalog/reading/tokens.ts'
import { DIMENSIONS, meaningOf } from '../vocabulary/clause-features.ts'
import {
  type Cell,
  CONSTANTS_AT,
  INPUTS,
  JOB_ROW,
  MARKS,
  REMEMBERS_AT,
  TEXT_SIZE,
  type TextModel,
} from '../vocabulary/text-model.ts'
import type { Match } from './phrases.ts'

const { hidden: HIDDEN, word: WORD, mark: MARK } = TEXT_SIZE
/** Vectors of meanings are one long; what a network hears has numbers of about one. */
const MEANING_SCALE = 6
/** Where of what is heard of a word it stands whether it says nothing. */
const SAYS_NOTHING = DIMENSIONS + WORD + MARK

export interface HeardText {
  /** How likely each word is part of what is asked for, between 0 and 1. */
  asked: Float64Array
  /** What is said for each job, by its number in `JOBS`, and last for one that none of them is, where these words ask for one: logarithms. */
  jobsAt: (words: readonly number[]) => Float64Array
}

/** What is heard of a text. `ignored` has the numbers of words that say nothing of jobs. */
export function hearText(
  tokens: readonly Token[],
  ignored: ReadonlySet<number>,
  phrases: readonly Match[],
  model: TextModel,
): HeardText {
  const { inputs } = inputsOf(tokens, ignored, phrases, rowsOf(tokens, model.words), model)
  const forth = runCell(model.forth, inputs, tokens.length, false).states
  const back = runCell(model.back, inputs, tokens.length, true).states
  return {
    asked: askedBy(forth, back, model.says, tokens.length),
    jobsAt: (words) => saidOfJobs(rememberedAt(words, forth, back), model.jobRows),
  }
}

/** What both directions remember at each word, as how likely it is asked for. */
export function askedBy(forth: Float64Array, back: Float64Array, says: Float64Array, count: number) {
  return new Float64Array(count).map((_, t) => {
    let sum = says[2 * HIDDEN]!
    for (let h = 0; h < HIDDEN; h++) {
      sum += says[h]! * forth[t * HIDDEN + h]! + says[HIDDEN + h]! * back[t * HIDDEN + h]!
    }
    return logistic(sum)
  })
}

/** The mean of what both directions remember at some words, and 1. */
export function rememberedAt(
  words: readonly number[],
  forth: Float64Array,
  back: Float64Array,
): Float64Array {
  const mean = new Float64Array(JOB_ROW)
  for (const t of words) {
    for (let h = 0; h < HIDDEN; h++) {
      mean[h]! += forth[t * HIDDEN + h]! / words.length
      mean[HIDDEN + h]! += back[t * HIDDEN + h]! / words.length
    }
  }
  mean[JOB_ROW - 1] = 1
  return mean
}

/** What is said for each job by what is remembered, as the logarithm of its share. */
export function saidOfJobs(remembered: Float64Array, jobRows: Float64Array): Float64Array {
  const sums = new Float64Array(jobRows.length / JOB_ROW)
  addProducts(sums, jobRows, { from: 0, width: JOB_ROW, count: sums.length }, remembered, 0)
  const most = sums.reduce((a, b) => Math.max(a, b))
  let total = 0
  for (const sum of sums) total += Math.exp(sum - most)
  const all = most + Math.log(total)
  return sums.map((sum) => sum - all)
}

/** As what a word is listed: a small one as it is, another one by its stem. */
export const listedAs = ({ word, stem }: Token): string => (isFunctionWord(word) ? word : stem)

/** The row of each word, 0 for one that is not listed. */
export const rowsOf = (tokens: readonly Token[], words: TextModel['words']): number[] =>
  tokens.map((token) => words.get(listedAs(token)) ?? 0)

/** What is heard of each word, `INPUTS` numbers each, and which rows of marks are part of it. */
export function inputsOf(
  tokens: readonly Token[],
  ignored: ReadonlySet<number>,
  phrases: readonly Match[],
  wordRows: readonly number[],
  { rows, markRows }: Pick<TextModel, 'rows' | 'markRows'>,
) {
  const inputs = new Float64Array(tokens.length * INPUTS)
  const plain = new Float64Array(tokens.length)
  for (const { tokens: of, strength } of phrases) for (const t of of) plain[t] = Math.max(plain[t]!, strength)
  const marks = tokens.map(({ mark }) => {
    const found = MARKS.indexOf(mark)
    return found === -1 ? MARKS.length : found
  })
  for (const [t, { word, stem }] of tokens.entries()) {
    let at = t * INPUTS
    const meaning = meaningOf([stem], [word])
    for (let d = 0; d < DIMENSIONS; d++) inputs[at + d] = MEANING_SCALE * meaning[d]!
    at += DIMENSIONS
    for (let d = 0; d < WORD; d++) inputs[at + d] = rows[wordRows[t]! * WORD + d]!
    at += WORD
    for (let d = 0; d < MARK; d++) inputs[at + d] = markRows[marks[t]! * MARK + d]!
    at += MARK
    inputs[at] = Number(isFunctionWord(word))
    inputs[at + 1] = Number(ignored.has(t))
    inputs[at + 2] = plain[t]!
  }
  return { inputs, marks }
}

/** Rows of a cell that stand one after the other: of how many numbers each is, and how many there are, a multiple of four. */
export const HEARD_ROWS = { from: 0, width: INPUTS, count: 3 * HIDDEN }
export const REMEMBERED_ROWS = { from: REMEMBERS_AT, width: HIDDEN, count: 3 * HIDDEN }

/** The first number of what is heard of a word that is not zero: what says nothing has no meaning. */
export const firstHeard = (inputs: Float64Array, t: number): number =>
  inputs[t * INPUTS + SAYS_NOTHING]! > 0 ? DIMENSIONS : 0

/** What is remembered after each word, `HIDDEN` numbers each; and how it came to be, which is learnt from: reset, update, new and old. */
export function runCell(cell: Cell, inputs: Float64Array, count: number, isBack: boolean) {
  const states = new Float64Array(count * HIDDEN)
  const gates = new Float64Array(count * 4 * HIDDEN)
  const sums = new Float64Array(3 * HIDDEN)
  const old = new Float64Array(3 * HIDDEN)
  let before = -1
  for (let i = 0; i < count; i++) {
    const t = isBack ? count - 1 - i : i
    for (let g = 0; g < 3 * HIDDEN; g++) sums[g] = cell[CONSTANTS_AT + g]!
    addProducts(sums, cell, HEARD_ROWS, inputs, t * INPUTS, firstHeard(inputs, t))
    old.fill(0)
    if (before >= 0) addProducts(old, cell, REMEMBERED_ROWS, states, before * HIDDEN)
    for (let h = 0; h < HIDDEN; h++) {
      const reset = logistic(sums[h]! + old[h]!)
      const update = logistic(sums[HIDDEN + h]! + old[HIDDEN + h]!)
      const from = old[2 * HIDDEN + h]! + cell[CONSTANTS_AT + 3 * HIDDEN + h]!
      const fresh = Math.tanh(sums[2 * HIDDEN + h]! + reset * from)
      const state = before < 0 ? 0 : states[before * HIDDEN + h]!
      states[t * HIDDEN + h] = (1 - update) * fresh + update * state
      const at = t * 4 * HIDDEN + h
      gates[at] = reset
      gates[at + HIDDEN] = update
      gates[at + 2 * HIDDEN] = fresh
      gates[at + 3 * HIDDEN] = from
    }
    before = t
  }
  return { states, gates }
}

/**
 * The sums of the products of a vector with `count` rows of a matrix, added to `sums`. `first` numbers of the vector are zero. Four rows at
 * a time, which share what is read of the vector, and in 64 bits, which need not be widened: together twice as fast as row by row in 32.
 */
function addProducts(
  sums: Float64Array,
  matrix: Float64Array,
  { from, width, count }: { from: number; width: number; count: number },
  vector: Float64Array,
  start: number,
  first = 0,
) {
  let row = 0
  for (; row + 3 < count; row += 4) {
    const at = from + row * width
    let [s0, s1, s2, s3] = [0, 0, 0, 0]
    for (let i = first; i < width; i++) {
      const value = vector[start + i]!
      s0 += matrix[at + i]! * value
      s1 += matrix[at + width + i]! * value
      s2 += matrix[at + 2 * width + i]! * value
      s3 += matrix[at + 3 * width + i]! * value
    }
    sums[row]! += s0
    sums[row + 1]! += s1
    sums[row + 2]! += s2
    sums[row + 3]! += s3
  }
  for (; row < count; row++) {
    for (let i = first, at = from + row * width; i < width; i++)
      sums[row]! += matrix[at + i]! * vector[start + i]!
  }
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
