import type { Catalog } from '../../../catalog/catalog.ts'
import { findMatches } from '../../../catalog/search/search.ts'
import { firstOf } from '../../../catalog/tools.ts'
import { SEARCH_MAX } from '../../../shared/limits.ts'
import { JOBS, type Job } from './jobs.ts'
import type { Token } from './tokens.ts'

/**
 * What a text means that no phrase of the vocabulary stands in: the catalogue is searched for it, and what the
 * tools that are found have in common is the job. So the words of every tool's keywords are understood, those
 * of tools that are added later too.
 */

/** Clauses that are searched for; the rest of a long prompt repeats itself. */
const CLAUSES_MAX = 6
/** One word alone finds too much. */
const WORDS_MIN = 2
const LOOKED_AT = 8
/** A tool that scores less than this share of the best one was found for another reason. */
const LEAST_SHARE = 0.55
/** Share of the found tools that must be about a job for it to be asked for, or to be touched. */
const PLAIN = 0.5
const TOUCHED = 0.25
const PLAIN_STRENGTH = 0.8
const TOUCHED_STRENGTH = 0.4

interface Meant {
  job: Job
  strength: number
  /** The numbers of the words that mean it, and the first of them. */
  clause: number[]
  at: number
}

export function jobsBehind(catalog: Catalog, tokens: Token[], stems: string[], clauses: number[][]): Meant[] {
  const found: Meant[] = []
  // A word that the catalogue does not have would be taken for one that it has.
  const known = (t: number) => catalog.index.base.terms.has(stems[t]!)
  const readable = clauses.map((c) => c.filter(known)).filter((c) => c.length >= WORDS_MIN)
  for (const clause of readable.slice(0, CLAUSES_MAX)) {
    const text = clause.map((t) => tokens[t]!.written).join(' ')
    const meant = meantBy(catalog, `${text.slice(0, SEARCH_MAX)} `)
    if (meant) found.push({ ...meant, clause, at: clause[0]! })
  }
  return found
}

function meantBy(catalog: Catalog, text: string): { job: Job; strength: number } | null {
  const matches = firstOf(
    findMatches(catalog.index, text),
    LOOKED_AT,
    (a, b) => b.score - a.score || a.id - b.id,
  )
  const best = matches[0]?.score ?? 0
  const places = new Map<string, number>()
  let total = 0
  for (const { id, score } of matches) {
    if (score < best * LEAST_SHARE) break
    const share = score / best
    total += share
    for (const [place, tag] of catalog.toolById.get(id)!.tags.entries()) {
      const key = tag.toLowerCase()
      places.set(key, (places.get(key) ?? 0) + share * Math.max(0.4, 1 - 0.12 * place))
    }
  }
  if (total === 0) return null
  let job: Job | null = null
  let most = 0
  for (const candidate of JOBS) {
    let score = 0
    let full = 0
    for (const [tag, weight] of candidate.tags) {
      // Many small tags do not make up for the one that the job is about.
      score += weight * weight * (places.get(tag) ?? 0)
      full += weight * weight
    }
    const share = score / (full * total)
    if (share > most) {
      most = share
      job = candidate
    }
  }
  if (!job || most < TOUCHED) return null
  return { job, strength: most >= PLAIN ? PLAIN_STRENGTH : TOUCHED_STRENGTH }
}
