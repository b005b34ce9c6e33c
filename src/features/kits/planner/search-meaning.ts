/** What a search asks for, and what a tool is for, by the jobs that a kit would be made for. */
import type { Catalog } from '../../../catalog/catalog.ts'
import { isFunctionWord, plainWords } from '../../../catalog/reading/tokens.ts'
import type { Meaning } from '../../../catalog/search/meaning.ts'
import { stem } from '../../../catalog/text.ts'
import { sharesById, sharesOf } from './choosing/candidates.ts'
import { followJobs, mainJobsOf } from './choosing/following.ts'
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

const jobKey = ({ id }: Job) => `job:${id}`
const mainJobsKey = (id: number) => `main-jobs:${id}`

export const meaningByJobs: Meaning = {
  ofSearch: meaningOfSearch,
  ofTool: (catalog, tool) =>
    mainJobsOf(tool).map(({ job, weight }) => ({ shares: sharesById(catalog, job), weight })),
  keysOfTool: (tool) => [mainJobsKey(tool.id), ...mainJobsOf(tool).map(({ job }) => jobKey(job))],
  touchedBetween(before, after, ids) {
    const { jobs, tools } = followJobs(before, after, ids)
    return [...[...jobs].map(jobKey), ...tools.map(mainJobsKey)]
  },
}
