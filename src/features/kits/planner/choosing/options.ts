/** The tools that may do a job in one kit: as this person would have them, the best first. */
import type { Catalog, CatalogTool } from '../../../../catalog/catalog.ts'
import type { Reading } from '../reading/reading.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { FIT } from '../weights.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import type { PlanRequest } from './required.ts'
import { suitabilityFor } from './suitability.ts'

export interface Option extends Candidate {
  score: number
  /** Whether it fits well enough to be chosen, and not only to be offered. */
  isFitting: boolean
}

export interface Options {
  of: (job: Job) => readonly Option[]
  /** How well a tool does a job: 1 for the best there is, 0 for what is no option. */
  share: (tool: CatalogTool, job: Job) => number
}

/** Options by job. Looking up the tools of a job is most of the work: it is done once, and for what is needed only. */
export function optionsFor(
  catalog: Catalog,
  { preferences, exclude = [] }: PlanRequest,
  reading: Reading,
): Options {
  const suits = suitabilityFor(catalog, reading, preferences)
  // What somebody has, or wants to get away from, is not sold to them again.
  const named = reading.named.filter((n) => n.role !== 'beside').map((n) => n.tool.id)
  const excluded = new Set([...exclude, ...named])
  const isAllowed = (tool: CatalogTool) =>
    !(preferences.budget === 'free' && tool.is_paid) && !excluded.has(tool.id)
  const known = new Map<Job, Option[]>()
  const of = (job: Job) => {
    const before = known.get(job)
    if (before) return before
    const candidates = candidatesFor(catalog, job)
    const least = FIT.chosenShare * (candidates[0]?.fit ?? 0)
    const options = candidates
      .filter(({ tool }) => isAllowed(tool))
      .map((c) => ({ ...c, score: c.fit * suits(c.tool, job), isFitting: c.fit >= least }))
      .sort((a, b) => b.score - a.score || a.tool.id - b.tool.id)
    known.set(job, options)
    return options
  }
  return {
    of,
    share: (tool, job) => {
      const options = of(job)
      const own = options.find((o) => o.tool === tool)
      return own ? own.score / options[0]!.score : 0
    },
  }
}
