/** How a prompt is divided: into clauses, and parts of clauses. */
import { isConjunction, type Token } from './tokens.ts'

/** Numbers of words by the clause they stand in. */
export const clausesOf = (numbers: readonly number[], tokens: readonly Token[]): number[][] => [
  ...Map.groupBy(numbers, (t) => tokens[t]!.clause).values(),
]

/** A clause divided at its 'and's. */
export function partsOf(clause: readonly number[], tokens: readonly Token[]): number[][] {
  const parts: number[][] = [[]]
  for (const t of clause) {
    if (isConjunction(tokens[t]!.word)) parts.push([])
    else parts.at(-1)!.push(t)
  }
  return parts
}
