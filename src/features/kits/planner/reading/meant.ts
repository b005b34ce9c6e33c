/** What a clause means for a kit: the tool that would serve what it may ask for best, and the job that this tool does. */
import type { Catalog, CatalogTool } from '../../../../catalog/catalog.ts'
import { candidatesFor } from '../choosing/candidates.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { MEANT } from '../weights.ts'

/** What a clause may ask for, with its probability. */
export type MayMean = readonly (readonly [job: Job, probability: number])[]

export interface Meant {
  job: Job
  /** That a tool for the job serves what is asked for. */
  probability: number
  may: MayMean
}

/**
 * A clause that may ask for several jobs is heard where one tool does most of them: of posters, flyers and pictures each may be
 * unlikely, while a tool that makes all three is sure to serve.
 */
export function meantBy(catalog: Catalog, may: MayMean): Meant | null {
  const serves = new Map<CatalogTool, { probability: number; job: Job; most: number }>()
  for (const [job, probability] of may) {
    const candidates = candidatesFor(catalog, job)
    for (const { tool, fit } of candidates) {
      const share = fit / candidates[0]!.fit
      if (share < MEANT.share) break
      const own = serves.get(tool) ?? { probability: 0, job, most: 0 }
      own.probability += probability * share
      if (probability * share > own.most) Object.assign(own, { job, most: probability * share })
      serves.set(tool, own)
    }
  }
  let best: Meant | null = null
  for (const { job, probability } of serves.values()) {
    if (!best || probability > best.probability) best = { job, probability, may }
  }
  if (best) return best
  // The catalogue has no tool for any of them: that is said of the likeliest.
  return may[0] ? { job: may[0][0], probability: may[0][1], may } : null
}
