/** What a search asks for, and what a tool is for, by the jobs that a kit would be made for. */
import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { isFunctionWord, plainWords } from '../../../catalog/reading/tokens.ts'
import type { Done, Meaning } from '../../../catalog/search/meaning.ts'
import { stem } from '../../../catalog/text.ts'
import { candidatesFor, namedTools, sharesById } from './choosing/candidates.ts'
import { jobsOf, lowered } from './choosing/fits.ts'
import { type Told, toldFactor, toldInSearch, withTold } from './choosing/told.ts'
import { jobsMeantBy } from './reading/clauses.ts'
import { JOBS, type Job } from './vocabulary/jobs.ts'
import { ALIKE, SEARCHED } from './weights.ts'

/** For each tool the sum over the jobs that a search may mean of how likely each is and how well the tool does it. */
export function meaningOfSearch(catalog: Catalog, text: string): ReturnType<Meaning['ofSearch']> {
  const serves = new Map<number, number>()
  const said = plainWords(text)
  const meant = said.every(isFunctionWord) ? null : jobsMeantBy(said.map(stem), said)
  const told = toldInSearch(said)
  for (const [number, probability] of meant?.shares.entries() ?? []) {
    if (probability < SEARCHED.least) continue
    const job = JOBS[number]!
    for (const [id, share] of sharesToldOf(catalog, job, told(job)))
      serves.set(id, (serves.get(id) ?? 0) + probability * share)
  }
  return { shares: serves, asks: meant?.asks ?? 0 }
}

type Shares = readonly (readonly [id: number, share: number])[]

/** Where the words tell of no case. */
const plainShares = new WeakMap<Catalog, Map<Job, Shares>>()

/** Who does a job, each with its share of the best, for whom the words of a search tell of. */
function sharesToldOf(catalog: Catalog, job: Job, told: Told): Shares {
  if (told.named.size + told.warned.size > 0) return sharesBy(catalog, job, told)
  const known = plainShares.get(catalog) ?? new Map<Job, Shares>()
  plainShares.set(catalog, known)
  const shares = known.get(job) ?? sharesBy(catalog, job, told)
  known.set(job, shares)
  return shares
}

/** Also who does it well, though another is the best for whom is spoken of. */
function sharesBy(catalog: Catalog, job: Job, told: Told): Shares {
  const able = withTold(candidatesFor(catalog, job), told, namedTools(catalog))
  const enough = SEARCHED.share * (able[0]?.fit ?? 0)
  const scored = able.map(({ tool, fit }) => {
    const factor = toldFactor(told, lowered(tool), true)
    return { id: tool.id, score: fit * factor, does: fit * Math.min(1, factor) >= enough }
  })
  const most = scored.reduce((best, { score }) => Math.max(best, score), 0)
  return scored.filter(({ does }) => does).map(({ id, score }) => [id, score / most] as const)
}

/** By the record of a tool, which is another one after each change of it: it is looked up in all of its words. */
const mainJobs = new WeakMap<CatalogTool, readonly { job: Job; fit: number }[]>()

function mainJobsOf(tool: CatalogTool) {
  const known = mainJobs.get(tool) ?? jobsOf(tool).slice(0, ALIKE.jobs)
  mainJobs.set(tool, known)
  return known
}

/** What a tool is mainly for counts by its fit, as a share of the best one. */
function meaningOfTool(catalog: Catalog, tool: CatalogTool): Done[] {
  const jobs = mainJobsOf(tool)
  return jobs.map(({ job, fit }) => ({ shares: sharesById(catalog, job), weight: fit / jobs[0]!.fit }))
}

export const meaningByJobs: Meaning = { ofSearch: meaningOfSearch, ofTool: meaningOfTool }
