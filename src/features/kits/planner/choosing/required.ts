/** The jobs that a kit must cover: added by hand, asked for by the prompt, or meant by naming a tool. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import { searchTools } from '../../../../catalog/tools.ts'
import { SEARCH_MAX } from '../../../../shared/limits.ts'
import type { KitPreferences } from '../../kits.contract.ts'
import type { Reading } from '../reading/reading.ts'
import { type Job, jobById } from '../vocabulary/jobs.ts'
import { ASKED, GUESS } from '../weights.ts'
import { jobsOf } from './candidates.ts'

export interface PlanRequest {
  prompt: string
  preferences: KitPreferences
  /** Jobs that a person adds to what the prompt says, and those they take away. */
  add?: readonly string[]
  drop?: readonly string[]
  /** Tools that stay, each with its job. */
  locked?: readonly { job?: string | undefined; tool_id: number }[]
  /** Tools that must not come. */
  exclude?: readonly number[]
}

/** A job that a kit is asked for. */
export interface Required {
  job: Job
  origin: 'prompt' | 'added'
  /** That it is asked for. */
  probability: number
}

const byPrompt = (job: Job, probability: number): Required => ({ job, origin: 'prompt', probability })

/** What has been asked for, the surest first; where that is nothing, what is likeliest. */
export function requiredJobs(catalog: Catalog, request: PlanRequest, reading: Reading): Required[] {
  const dropped = new Set(request.drop)
  const added = (request.add ?? []).flatMap((id): Required[] => {
    const job = jobById.get(id)
    return job ? [{ job, origin: 'added', probability: 1 }] : []
  })
  const asked = (reading.isUnderstood ? reading.jobs : []).map((j) => byPrompt(j.job, j.probability))
  const all = [...added, ...asked, ...(asked.length < GUESS.plainJobs ? jobsOfModels(reading) : [])].filter(
    ({ job }, i, list) => !dropped.has(job.id) && list.findIndex((other) => other.job === job) === i,
  )
  return all.length > 0 || !reading.isUnderstood ? all : guessedJobs(catalog, request, reading)
}

/** What the tools are mainly for whose place is to be taken. */
const jobsOfModels = ({ named }: Reading): Required[] =>
  named
    .filter((n) => n.role === 'model')
    .flatMap((n) => jobsOf(n.tool).slice(0, 1))
    .map(({ job }) => byPrompt(job, 1))

/** A prompt that names nothing plainly: what it touches most, or what the tools are for that its words find. */
function guessedJobs(
  catalog: Catalog,
  { drop = [], locked = [] }: PlanRequest,
  reading: Reading,
): Required[] {
  const touched = [...reading.hints]
    .filter(([id]) => !drop.includes(id))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, GUESS.jobs)
    .map(([id, probability]) => byPrompt(jobById.get(id)!, probability))
  if (touched.length > 0 || drop.length > 0 || locked.length > 0) return touched
  const known = reading.stems.filter((stem) => catalog.index.base.terms.has(stem))
  if (known.length < GUESS.knownWords) return []
  const search = known.join(' ').slice(0, SEARCH_MAX)
  const { tools } = searchTools(catalog, { search, limit: GUESS.jobs })
  const jobs = new Set(tools.flatMap((tool) => jobsOf(tool).slice(0, 1)).map((j) => j.job))
  return [...jobs].filter((job) => !reading.unwanted.has(job.id)).map((job) => byPrompt(job, ASKED.guessed))
}
