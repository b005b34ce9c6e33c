/** Of which of the jobs that a text speaks of a demand is made: 'photos on my own computer, and sell tickets'. */
import type { Demand } from '../../../../catalog/reading/demands.ts'
import type { Token } from '../../../../catalog/reading/tokens.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { ASKED_LEAST } from '../weights.ts'

interface Need {
  job: Job
  probability: number
  /** The first and the last word of its clause. */
  span: readonly [from: number, to: number]
}

/**
 * The jobs of each demand that stands in their clauses alone, by its id. What is said by itself, at the head or at the end of
 * a clause that asks for several things, or chosen beside the text, is demanded of all and not in here.
 */
export function demandedOf(
  demands: readonly Demand[],
  meant: readonly Need[],
  tokens: readonly Token[],
): Map<string, ReadonlySet<Job>> {
  const needs = meant.filter(({ probability }) => probability >= ASKED_LEAST)
  const found = new Map<string, ReadonlySet<Job>>()
  for (const { id, spans } of demands) {
    const jobs = spans.map(([from]) => jobAround(from, needs, tokens))
    if (jobs.length > 0 && !jobs.includes(undefined)) found.set(id, new Set(jobs as Job[]))
  }
  return found
}

/** The job of the clause in which a character stands; none where there are several and it stands between no two of them. */
function jobAround(from: number, needs: readonly Need[], tokens: readonly Token[]): Job | undefined {
  const place = tokens.findIndex((token) => token.to > from)
  const clauseOf = (t: number) => tokens[t]!.clause
  const here = needs
    .filter(({ span }) => clauseOf(span[0]) <= clauseOf(place) && clauseOf(place) <= clauseOf(span[1]))
    .sort((a, b) => a.span[0] - b.span[0])
  if (here.length < 2) return here[0]?.job
  const next = here.findIndex(({ span }) => span[0] > place)
  return next > 0 ? here[next - 1]!.job : undefined
}
