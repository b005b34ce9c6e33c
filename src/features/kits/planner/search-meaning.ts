/** What a search asks for, and what a tool is for, by the jobs that a kit would be made for. */
import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { isFunctionWord, plainWords } from '../../../catalog/reading/tokens.ts'
import type { Meaning } from '../../../catalog/search/meaning.ts'
import { stem } from '../../../catalog/text.ts'
import { jobsOf, sharesOf } from './choosing/candidates.ts'
import { jobsMeantBy } from './reading/clauses.ts'
import { JOBS, type Job } from './vocabulary/jobs.ts'
import { SEARCHED } from './weights.ts'

/** The sum over the jobs that a search may mean of how likely each is and how well the tool does it. */
export function meaningOfSearch(catalog: Catalog, text: string): ReadonlyMap<number, number> {
  const serves = new Map<number, number>()
  const said = plainWords(text)
  if (said.every(isFunctionWord)) return serves
  const shares = jobsMeantBy(said.map(stem), said)?.shares ?? []
  for (const [number, probability] of shares.entries()) {
    if (probability < SEARCHED.least) continue
    for (const { tool, share } of sharesOf(catalog, JOBS[number]!, SEARCHED.share))
      serves.set(tool.id, (serves.get(tool.id) ?? 0) + probability * share)
  }
  return serves
}

/** To look through all jobs for one tool takes a millisecond or two; its record is another one after each change. */
const mainJobs = new WeakMap<CatalogTool, Job | null>()

function meaningOfTool(catalog: Catalog, tool: CatalogTool): ReadonlyMap<number, number> {
  const known = mainJobs.get(tool)
  const job = known === undefined ? (jobsOf(tool)[0]?.job ?? null) : known
  mainJobs.set(tool, job)
  const shares = job ? sharesOf(catalog, job, SEARCHED.share) : []
  return new Map(shares.map(({ tool: { id }, share }) => [id, share]))
}

export const meaningByJobs: Meaning = { ofSearch: meaningOfSearch, ofTool: meaningOfTool }
