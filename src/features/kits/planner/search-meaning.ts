/** What a search asks for, and what a tool is for, by the jobs that a kit would be made for. */
import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { isFunctionWord, plainWords } from '../../../catalog/reading/tokens.ts'
import type { Done, Meaning } from '../../../catalog/search/meaning.ts'
import { stem } from '../../../catalog/text.ts'
import { sharesById, sharesOf } from './choosing/candidates.ts'
import { jobsOf } from './choosing/fits.ts'
import { jobsMeantBy } from './reading/clauses.ts'
import { JOBS } from './vocabulary/jobs.ts'
import { ALIKE, SEARCHED } from './weights.ts'

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

/** What a tool is mainly for counts by its fit, as a share of the best one. */
function meaningOfTool(catalog: Catalog, tool: CatalogTool): Done[] {
  const jobs = jobsOf(tool).slice(0, ALIKE.jobs)
  return jobs.map(({ job, fit }) => ({ shares: sharesById(catalog, job), weight: fit / jobs[0]!.fit }))
}

export const meaningByJobs: Meaning = { ofSearch: meaningOfSearch, ofTool: meaningOfTool }
