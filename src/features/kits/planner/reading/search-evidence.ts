/**
 * What a clause means that no phrase of the vocabulary stands in: the catalogue is searched for it, and what the tools
 * that are found have in common is the job. So the words of every tool's keywords are understood, those of tools that are
 * added later too.
 */
import type { Catalog } from '../../../../catalog/catalog.ts'
import { clausesOf } from '../../../../catalog/reading/segments.ts'
import { isPreference, type Token } from '../../../../catalog/reading/tokens.ts'
import { findMatches } from '../../../../catalog/search/search.ts'
import { firstOf } from '../../../../catalog/tools.ts'
import { SEARCH_MAX } from '../../../../shared/limits.ts'
import { JOBS, type Job } from '../vocabulary/jobs.ts'
import { PHRASE, SEARCH } from '../weights.ts'
import type { Match } from './phrases.ts'

interface FoundJob {
  job: Job
  strength: number
}

/** The jobs that the tools are for which clauses (as the numbers of their words) find, with the first word of each. */
export function jobsFromSearch(
  catalog: Catalog,
  tokens: readonly Token[],
  clauses: readonly number[][],
): (FoundJob & { at: number })[] {
  // A word that the catalogue does not have would be taken for one that it has.
  const isKnown = (t: number) => catalog.index.base.terms.has(tokens[t]!.stem)
  const readable = clauses.map((c) => c.filter(isKnown)).filter((c) => c.length >= SEARCH.wordsLeast)
  return readable.slice(0, SEARCH.clausesMost).flatMap((clause) => {
    const text = clause.map((t) => tokens[t]!.written).join(' ')
    const found = jobFoundBy(catalog, `${text.slice(0, SEARCH_MAX)} `)
    return found ? [{ ...found, at: clause[0]! }] : []
  })
}

/** The clauses that no phrase has made sense of, as the numbers of their words that say something. */
export function unexplainedClauses(
  tokens: readonly Token[],
  matches: readonly Match[],
  isContent: (t: number) => boolean,
): number[][] {
  const plain = matches.filter((m) => m.strength >= PHRASE.plain)
  const clauseOf = (m: Match) => tokens[m.tokens[0]!]!.clause
  const explained = new Set(plain.filter((m) => m.words > 1).map(clauseOf))
  const touched = new Set(plain.map(clauseOf))
  return clausesOf([...tokens.keys()], tokens).flatMap((all) => {
    const { clause } = tokens[all[0]!]!
    const content = all.filter((t) => isContent(t) && !isPreference(tokens[t]!.word))
    const isShort = touched.has(clause) && content.length <= SEARCH.shortClause
    return explained.has(clause) || isShort || content.length === 0 ? [] : [content]
  })
}

function jobFoundBy(catalog: Catalog, text: string): FoundJob | null {
  const tags = tagsFoundBy(catalog, text)
  if (!tags) return null
  let job: Job | null = null
  let most = 0
  for (const candidate of JOBS) {
    let score = 0
    let full = 0
    for (const [tag, weight] of candidate.tags) {
      // Many small tags do not make up for the one that the job is about.
      score += weight * weight * (tags.places.get(tag) ?? 0)
      full += weight * weight
    }
    const share = score / (full * tags.total)
    if (share > most) {
      most = share
      job = candidate
    }
  }
  if (!job || most < SEARCH.touchedShare) return null
  return { job, strength: most >= SEARCH.plainShare ? SEARCH.plain : SEARCH.touched }
}

/** How much the tools that a text finds carry each tag, and how much they could at most. */
function tagsFoundBy(catalog: Catalog, text: string): { places: Map<string, number>; total: number } | null {
  const matches = firstOf(
    findMatches(catalog.index, text),
    SEARCH.toolsMost,
    (a, b) => b.score - a.score || a.id - b.id,
  )
  const best = matches[0]?.score ?? 0
  const places = new Map<string, number>()
  let total = 0
  for (const { id, score } of matches) {
    if (score < best * SEARCH.scoreLeast) break
    const share = score / best
    total += share
    for (const [place, tag] of catalog.toolById.get(id)!.tags.entries()) {
      const key = tag.toLowerCase()
      const worth = share * Math.max(SEARCH.placeLeast, 1 - SEARCH.placeCost * place)
      places.set(key, (places.get(key) ?? 0) + worth)
    }
  }
  return total === 0 ? null : { places, total }
}
