/** Which tools are taken for whom: what an editor says of a job's tools for people of whom a prompt has the words. */
import type { CatalogTool } from '../../../../catalog/catalog.ts'
import { plainWords } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import { type Lines, linesOf, type Reading } from '../reading/reading.ts'
import { type CasePhrase, casesOf } from '../vocabulary/cases.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { CASE, FIT } from '../weights.ts'
import type { Candidate } from './candidates.ts'

/** What the cases say of the tools of one job. */
export interface Told {
  /** How much each tool is named, by its name in lower case: from 0 to 1. */
  named: ReadonlyMap<string, number>
  /** How much each is warned of. */
  warned: ReadonlyMap<string, number>
}

/** What a prompt's words say of which tools to take for a job. */
export function casesFor({ lines, jobs }: Pick<Reading, 'lines' | 'jobs'>): (job: Job) => Told {
  const clauses = new Map(jobs.map(({ job, words }) => [job, linesOf(wordsIn(words))]))
  return (job) => {
    const clause = clauses.get(job)
    const named = new Map<string, number>()
    const warned = new Map<string, number>()
    for (const { phrases, first, never } of casesOf(job)) {
      const said = phrases.filter((phrase) => isIn(lines, phrase))
      if (said.length === 0) continue
      const here = clause ? said.filter((phrase) => isIn(clause, phrase)).length : 0
      const surely = 1 - Math.exp(-CASE.inClause * here - CASE.elsewhere * (said.length - here))
      for (const [place, name] of first.entries()) raise(named, name, surely * CASE.place ** place)
      for (const name of never) raise(warned, name, surely)
    }
    return { named, warned }
  }
}

/** Small words may stand between those of a phrase, unless it means what it does by its small words. */
const isIn = ({ all, content }: Lines, { line, isTight }: CasePhrase) =>
  (isTight ? all : content).includes(line)

const wordsIn = (clause: string) => plainWords(clause).map((word) => ({ word, stem: stem(word) }))

const raise = (shares: Map<string, number>, name: string, share: number) =>
  shares.set(name, Math.max(shares.get(name) ?? 0, share))

/** The candidates for a job with those that a case names: they fit nearly as well as the best, whatever their texts say. */
export function withNamed(
  candidates: readonly Candidate[],
  { named }: Told,
  tools: ReadonlyMap<string, CatalogTool>,
): readonly Candidate[] {
  const sure = [...named].flatMap(([name, share]) => (share >= CASE.least ? (tools.get(name) ?? []) : []))
  if (sure.length === 0) return candidates
  const fit = Math.max(FIT.least, CASE.fit * (candidates[0]?.fit ?? 0))
  const others = candidates.filter((c) => c.fit >= fit || !sure.includes(c.tool))
  const added = sure.filter((tool) => !others.some((c) => c.tool === tool))
  return [...others, ...added.map((tool) => ({ tool, fit }))].sort((a, b) => b.fit - a.fit)
}

/** A factor of how well a tool suits: over 1 where it is named, under 1 where it is warned of. */
export const caseFactor = ({ named, warned }: Told, name: string): number =>
  (1 + CASE.gain * (named.get(name) ?? 0)) * (1 - CASE.cost * (warned.get(name) ?? 0))
