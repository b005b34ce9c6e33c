/** Which tools are taken for whom: what editors and readers say of a job's tools by name. */
import type { CatalogTool } from '../../../../catalog/catalog.ts'
import { plainWords } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import { type Lines, linesOf, type Reading } from '../reading/reading.ts'
import { type CasePhrase, casesOf } from '../vocabulary/cases.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { proposedFor } from '../vocabulary/proposals.ts'
import { CASE, FIT, PROPOSED } from '../weights.ts'
import type { Candidate } from './candidates.ts'

/** What is said of the tools of one job, by their names in lower case. */
export interface Told {
  /** How much each is named by the cases that a prompt has the words of: from 0 to 1. */
  named: ReadonlyMap<string, number>
  /** The words that name each: those of the case that names it most. */
  suits: ReadonlyMap<string, readonly string[]>
  /** How much each is warned of by them. */
  warned: ReadonlyMap<string, number>
  /** How often each was proposed to others with this need: see `Proposals`. */
  proposed: ReadonlyMap<string, number>
}

/** What a prompt's words say of which tools to take for a job. */
export function toldFor({ lines, jobs }: Pick<Reading, 'lines' | 'jobs'>): (job: Job) => Told {
  const clauses = new Map(jobs.map(({ job, words }) => [job, linesOf(wordsIn(words))]))
  return toldBy(lines, (job) => clauses.get(job))
}

/** What a search's words say of it: all of them ask. */
export function toldInSearch(said: readonly string[]): (job: Job) => Told {
  const lines = linesOf(said.map((word) => ({ word, stem: stem(word) })))
  return toldBy(lines, () => lines)
}

/** What is said in a text, and in the clause that asks for a job. */
function toldBy(lines: Lines, clauseOf: (job: Job) => Lines | undefined): (job: Job) => Told {
  const spoken = new Set(lines.all.split(' '))
  return (job) => {
    const clause = clauseOf(job)
    const named = new Map<string, number>()
    const suits = new Map<string, readonly string[]>()
    const warned = new Map<string, number>()
    for (const { phrases, first, never } of casesOf(job)) {
      const said = phrases.filter((phrase) => spoken.has(phrase.start) && isIn(lines, phrase))
      if (said.length === 0) continue
      const here = clause ? said.filter((phrase) => isIn(clause, phrase)).length : 0
      const surely = 1 - Math.exp(-CASE.inClause * here - CASE.elsewhere * (said.length - here))
      const words = said.map((phrase) => phrase.words)
      for (const [place, name] of first.entries()) {
        if (raise(named, name, surely * CASE.place ** place)) suits.set(name, words)
      }
      for (const name of never) raise(warned, name, surely)
    }
    return { named, suits, warned, proposed: proposedFor(job) }
  }
}

/** Small words may stand between those of a phrase, unless it means what it does by its small words. */
const isIn = ({ all, content }: Lines, { line, isTight }: CasePhrase) =>
  (isTight ? all : content).includes(line)

const wordsIn = (clause: string) => plainWords(clause).map((word) => ({ word, stem: stem(word) }))

/** Whether the share is more than it was. */
function raise(shares: Map<string, number>, name: string, share: number): boolean {
  if (share <= (shares.get(name) ?? 0)) return false
  shares.set(name, share)
  return true
}

/** How well a tool fits at least, as a share of the best fit. */
const fitOf = ({ named, proposed }: Told, name: string): number =>
  Math.max(
    (named.get(name) ?? 0) >= CASE.least ? CASE.fit : 0,
    PROPOSED.fit * Math.min(1, PROPOSED.soon * (proposed.get(name) ?? 0)),
  )

/** The candidates for a job with those that are named or proposed for it, whatever their texts say. */
export function withTold(
  candidates: readonly Candidate[],
  told: Told,
  tools: ReadonlyMap<string, CatalogTool>,
): readonly Candidate[] {
  const best = Math.max(FIT.least, candidates[0]?.fit ?? 0)
  const raised = new Map<CatalogTool, number>()
  for (const name of new Set([...told.named.keys(), ...told.proposed.keys()])) {
    const tool = tools.get(name)
    const share = fitOf(told, name)
    if (tool && share > FIT.offeredShare) raised.set(tool, best * share)
  }
  const others = candidates.filter(({ tool, fit }) => fit >= (raised.get(tool) ?? 0))
  for (const { tool } of others) raised.delete(tool)
  if (raised.size === 0) return candidates
  const named = [...raised].map(([tool, fit]) => ({ tool, fit }))
  return [...others, ...named].sort((a, b) => b.fit - a.fit || a.tool.id - b.tool.id)
}

/**
 * A factor of how well a tool suits: over 1 where it is named or proposed, under 1 where it is warned of or was unfit. What most
 * would take says nothing where a kit goes by another rule.
 */
export const toldFactor = (
  { named, warned, proposed }: Omit<Told, 'suits'>,
  name: string,
  byRule = false,
): number =>
  (1 + CASE.gain * (named.get(name) ?? 0)) *
  (1 - CASE.cost * (warned.get(name) ?? 0)) *
  Math.exp(PROPOSED.power * Math.min(byRule ? 0 : 1, proposed.get(name) ?? 0))
