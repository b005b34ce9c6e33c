/** What a clause means for a kit: the tool that would serve what it may ask for best, and the job that this tool does. */
import type { Catalog, CatalogTool } from '../../../../catalog/catalog.ts'
import { sharesOf } from '../choosing/candidates.ts'
import { jobsOf } from '../choosing/fits.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { ASKED_LEAST, MEANT } from '../weights.ts'

/** What a clause may ask for, with its probability. */
export type PossibleJobs = readonly (readonly [job: Job, probability: number])[]

export interface Meant {
  job: Job
  /** That a tool for the job serves what is asked for. */
  probability: number
  possible: PossibleJobs
}

/** What is wished of a tool by name is the likeliest that it does; whoever names it does ask. Null for a tool without a job. */
export function meantOf(tool: CatalogTool, possible: PossibleJobs): Meant | null {
  const jobs = jobsOf(tool).map(({ job }) => job)
  const likeliest = possible.find(([job]) => jobs.includes(job))
  const job = likeliest?.[0] ?? jobs[0]
  const probability = Math.max(likeliest?.[1] ?? 0, ASKED_LEAST)
  return job ? { job, probability, possible: [[job, 1]] } : null
}

/**
 * A clause that may ask for several jobs is heard where one tool does most of them: of posters, flyers and pictures each may be
 * unlikely, while a tool that makes all three is sure to serve.
 */
export function meantBy(catalog: Catalog, possible: PossibleJobs): Meant | null {
  const serves = new Map<CatalogTool, { probability: number; job: Job; most: number }>()
  for (const [job, probability] of possible) {
    for (const { tool, share } of sharesOf(catalog, job, MEANT.share)) {
      const own = serves.get(tool) ?? { probability: 0, job, most: 0 }
      own.probability += probability * share
      if (probability * share > own.most) Object.assign(own, { job, most: probability * share })
      serves.set(tool, own)
    }
  }
  let best: Meant | null = null
  for (const { job, probability } of serves.values()) {
    if (!best || probability > best.probability) best = { job, probability, possible }
  }
  if (best) return best
  // The catalogue has no tool for any of them: that is said of the likeliest.
  return possible[0] ? { job: possible[0][0], probability: possible[0][1], possible } : null
}
