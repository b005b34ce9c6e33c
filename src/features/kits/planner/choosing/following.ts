/** What a change of some tools means for who does which job: what depends on a job is made anew only where that job is concerned. */
import { isDeepStrictEqual } from 'node:util'
import { type Catalog, type CatalogTool, isListed, isSearchedAlike } from '../../../../catalog/catalog.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { ALIKE, FIT, SEARCHED } from '../weights.ts'
import { type Fits, JOBS_BY_NAME, lookedUpIn } from './candidates.ts'
import { jobsOf, lowered, type Said, saidOf } from './fits.ts'

/** A job that a tool is mainly for, with its fit as a share of the best of them. */
export interface MainJob {
  job: Job
  weight: number
}

/** By ids, with the record that said it: a review makes another one whose texts are the same. */
const mainJobs = new Map<number, { tool: CatalogTool; jobs: readonly MainJob[] }>()

/** What a tool is mainly for, the best first. To find that takes a quarter of a millisecond. */
export function mainJobsOf(tool: CatalogTool): readonly MainJob[] {
  const known = mainJobs.get(tool.id)
  if (known?.tool === tool) return known.jobs
  if (!known || !isSearchedAlike(known.tool, tool)) return keepMainJobs(tool, saidOf(tool))
  known.tool = tool
  return known.jobs
}

function keepMainJobs(tool: CatalogTool, said: Said[]): readonly MainJob[] {
  const best = jobsOf(tool, said).slice(0, ALIKE.jobs)
  const jobs = best.map(({ job, fit }) => ({ job, weight: fit / best[0]!.fit }))
  mainJobs.set(tool.id, { tool, jobs })
  return jobs
}

interface Followed {
  /** Jobs that other tools do well than before, or do better or worse. */
  jobs: ReadonlySet<Job>
  /** Tools that are mainly for something else than before. */
  tools: readonly number[]
}

/** A tool before and after a change: what it says of each job where it is listed, and the jobs that name it. */
interface State {
  main: readonly MainJob[]
  name: string | null
  said: ReadonlyMap<Job, Said>
  naming: readonly Job[]
}

function stateOf(tool: CatalogTool | undefined): State {
  if (!tool) return { main: [], name: null, said: new Map(), naming: [] }
  const said = saidOf(tool)
  const main = keepMainJobs(tool, said)
  if (!isListed(tool)) return { main, name: null, said: new Map(), naming: [] }
  const name = lowered(tool)
  const naming = JOBS_BY_NAME.get(name)?.map(({ job }) => job) ?? []
  return { main, name, said: new Map(said.map((one) => [one.job, one])), naming }
}

/** What is otherwise once some tools have changed. What was looked up of the other jobs is known of the next catalogue, too. */
export function followJobs(before: Catalog, after: Catalog, ids: readonly number[]): Followed {
  const jobs = new Set<Job>()
  const tools: number[] = []
  if (before.index.dead === after.index.dead) return { jobs, tools }
  const was = lookedUpIn(before)
  const kept = new Map(was.ofJobs)
  let isNamed = false
  for (const id of ids) {
    const [a, b] = [before.toolById.get(id), after.toolById.get(id)]
    if (a && b && isListed(a) === isListed(b) && isSearchedAlike(a, b)) continue
    const [x, y] = [stateOf(a), stateOf(b)]
    if (!b) mainJobs.delete(id)
    if (!isDeepStrictEqual(x.main, y.main)) tools.push(id)
    isNamed ||= x.naming.length + y.naming.length > 0
    for (const { job, ...said } of differingJobs(x, y)) {
      const share = shareOf(kept.get(job), said, ids.length)
      if (share >= SEARCHED.share) jobs.add(job)
      if (share >= FIT.offeredShare) kept.delete(job)
      else kept.set(job, withOneMore(kept.get(job)!, said.after))
    }
  }
  const is = lookedUpIn(after)
  for (const [job, fits] of kept) is.ofJobs.set(job, fits)
  if (!isNamed) is.named ??= was.named
  return { jobs, tools }
}

/** What a tool says of a job before and after a change; that it is named for it says more than any share. */
interface Difference {
  before: Said | undefined
  after: Said | undefined
  isNamed: boolean
}

function differingJobs(x: State, y: State): (Difference & { job: Job })[] {
  const naming = new Set([...x.naming, ...y.naming])
  return [...new Set([...x.said.keys(), ...y.said.keys(), ...naming])].flatMap((job) => {
    const [before, after] = [x.said.get(job), y.said.get(job)]
    const isNamed = naming.has(job)
    const isSame = before?.rough === after?.rough && before?.fit === after?.fit
    return isSame && !(isNamed && x.name !== y.name) ? [] : { job, before, after, isNamed }
  })
}

/** What is lost where the same is added up in another order. */
const ROUNDED = 1e-4

/**
 * The most that a tool has or had of the best fit for a job, and 1 where that is not known, or where it may take the place of another
 * one among those that are looked at. `more`: tools that may come.
 */
function shareOf(fits: Fits | undefined, { before, after, isNamed }: Difference, more: number): number {
  if (!fits || isNamed) return 1
  const { list, looked, leastRough } = fits
  const said = [before, after].flatMap((one) => one ?? [])
  const isFull = looked + more > FIT.lookedAt
  if (isFull && said.some(({ rough }) => rough > leastRough - ROUNDED)) return 1
  const most = list[0]?.fit ?? FIT.least
  return (Math.max(...said.map(({ fit }) => fit)) + ROUNDED) / most
}

/** One that says enough to be looked at is looked at from now on. Who no longer says so is counted until it is looked up anew. */
const withOneMore = (fits: Fits, said: Said | undefined): Fits =>
  said && said.rough > FIT.leastRough - ROUNDED && fits.looked < FIT.lookedAt
    ? { ...fits, looked: fits.looked + 1 }
    : fits
