/**
 * Which words of a text belong to what it asks for. The text is read word by word, from its beginning and from its end, by two small
 * networks that remember what they have read ('what I want is: …', a list that goes on, 'instead of the …'); what both remember at
 * a word says how likely it is asked for. `npm run learn:kits` learns them from prompts in which people have marked what they ask for.
 */
import { isFunctionWord, type Token } from '../../../../catalog/reading/tokens.ts'
import {
  ASKING_SIZE,
  type AskingModel,
  type Cell,
  CONSTANTS_AT,
  INPUTS,
  learnedAsking,
  MARKS,
  REMEMBERS_AT,
} from '../vocabulary/asking-model.ts'
import { DIMENSIONS, meaningOf } from '../vocabulary/clause-features.ts'
import { logistic } from './clauses.ts'
import type { Match } from './phrases.ts'

const { hidden: HIDDEN, word: WORD, mark: MARK } = ASKING_SIZE
/** Vectors of meanings are one long; what a network hears has numbers of about one. */
const MEANING_SCALE = 6
/** Where of what is heard of a word it stands whether it says nothing. */
const SAYS_NOTHING = DIMENSIONS + WORD + MARK

/** How likely each word is part of what is asked for, between 0 and 1. */
export function askedWords(
  tokens: readonly Token[],
  ignored: ReadonlySet<number>,
  phrases: readonly Match[],
  model: AskingModel = learnedAsking,
): Float32Array {
  const { inputs } = inputsOf(tokens, ignored, phrases, model)
  const forth = runCell(model.forth, inputs, tokens.length, false).states
  const back = runCell(model.back, inputs, tokens.length, true).states
  return askedBy(forth, back, model.says, tokens.length)
}

/** What both directions remember at each word, as how likely it is asked for. */
export function askedBy(forth: Float32Array, back: Float32Array, says: Float32Array, count: number) {
  return new Float32Array(count).map((_, t) => {
    let sum = says[2 * HIDDEN]!
    for (let h = 0; h < HIDDEN; h++) {
      sum += says[h]! * forth[t * HIDDEN + h]! + says[HIDDEN + h]! * back[t * HIDDEN + h]!
    }
    return logistic(sum)
  })
}

/** What is heard of each word, `INPUTS` numbers each, and which rows of words and marks are part of it. */
export function inputsOf(
  tokens: readonly Token[],
  ignored: ReadonlySet<number>,
  phrases: readonly Match[],
  { words, rows, markRows }: Pick<AskingModel, 'words' | 'rows' | 'markRows'>,
) {
  const inputs = new Float32Array(tokens.length * INPUTS)
  const plain = new Float32Array(tokens.length)
  for (const { tokens: of, strength } of phrases) for (const t of of) plain[t] = Math.max(plain[t]!, strength)
  const wordRows = tokens.map(({ word }) => words.get(word) ?? 0)
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
  return { inputs, wordRows, marks }
}

/** What is remembered after each word, `HIDDEN` numbers each; and how it came to be, which is learnt from: reset, update, new and old. */
export function runCell(cell: Cell, inputs: Float32Array, count: number, isBack: boolean) {
  const states = new Float32Array(count * HIDDEN)
  const gates = new Float32Array(count * 4 * HIDDEN)
  const sums = new Float32Array(3 * HIDDEN)
  const old = new Float32Array(3 * HIDDEN)
  let before = -1
  for (let i = 0; i < count; i++) {
    const t = isBack ? count - 1 - i : i
    // What says nothing has no meaning: the numbers of it are zero.
    const first = inputs[t * INPUTS + SAYS_NOTHING]! > 0 ? DIMENSIONS : 0
    for (let g = 0; g < 3 * HIDDEN; g++) {
      const heard = product(cell, g * INPUTS + first, inputs, t * INPUTS + first, INPUTS - first)
      sums[g] = cell[CONSTANTS_AT + g]! + heard
      old[g] = before < 0 ? 0 : product(cell, REMEMBERS_AT + g * HIDDEN, states, before * HIDDEN, HIDDEN)
    }
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

/** The sum of the products of `count` numbers. Four sums at a time: one addition would wait for the other. */
function product(a: Float32Array, from: number, b: Float32Array, start: number, count: number): number {
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  let i = 0
  for (; i + 3 < count; i += 4) {
    s0 += a[from + i]! * b[start + i]!
    s1 += a[from + i + 1]! * b[start + i + 1]!
    s2 += a[from + i + 2]! * b[start + i + 2]!
    s3 += a[from + i + 3]! * b[start + i + 3]!
  }
  for (; i < count; i++) s0 += a[from + i]! * b[start + i]!
  return s0 + s1 + s2 + s3
}
