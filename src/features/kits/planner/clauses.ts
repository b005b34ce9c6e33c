import { isBreak } from './phrases.ts'
import type { Token } from './tokens.ts'

/** How a prompt is divided: into sentences, clauses, and parts of clauses. */

/** Numbers of words: from the first to the one before `to`. */
export interface Span {
  from: number
  to: number
}

export function sentencesOf(tokens: Token[]): Span[] {
  const starts = tokens.flatMap((token, t) => (token.isFirst ? [t] : []))
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? tokens.length }))
}

export const clausesOf = (numbers: number[], tokens: Token[]): number[][] => [
  ...Map.groupBy(numbers, (t) => tokens[t]!.clause).values(),
]

/** A clause divided at its 'and's. */
export function partsOf(clause: number[], tokens: Token[]): number[][] {
  const parts: number[][] = [[]]
  for (const t of clause) {
    if (isBreak(tokens[t]!.word)) parts.push([])
    else parts.at(-1)!.push(t)
  }
  return parts
}
