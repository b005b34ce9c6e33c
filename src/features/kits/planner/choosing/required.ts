/** The jobs that a kit must cover: added by hand, asked for by the prompt, or meant by naming a tool. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import { searchTools } from '../../../../catalog/tools.ts'
import { SEARCH_MAX } from '../../../../shared/limits.ts'
import type { KitPreferences } from '../../kits.contract.ts'
import type { KitVariantId } from '../../kits.limits.ts'
import type { PossibleJobs } from '../reading/meant.ts'
import type { Reading } from '../reading/reading.ts'
import { type Job, jobById } from '../vocabulary/jobs.ts'
import { GUESS } from '../weights.ts'
import { jobsOf } from './fits.ts'

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
  /** Ids of demands and other things that were read, but do not count; and of demands that were added. */
  ignore?: readonly string[] | undefined
  demands?: readonly string[] | undefined
  /** What it goes by beside what is asked. */
  variant?: KitVariantId | undefined
}

/** A job that a kit is asked for. */
export interface Required {
  job: Job
  origin: 'prompt' | 'added'
  /** That it is asked for. */
  probability: number
  /** The words of the prompt that ask for it; empty where none do. */
  words: string
  /** What these words may mean, this job among it. */
  possible: PossibleJobs
}

const sure = (job: Job, origin: Required['origin']): Required => ({
  job,
  origin,
  probability: 1,
  words: '',
  possible: [[job, 1]],
})

/** What has been asked for, the surest first. */
export function requiredJobs(request: PlanRequest, reading: Reading): Required[] {
  const dropped = new Set(request.drop)
  const added = (request.add ?? []).flatMap((id): Required[] => {
    const job = jobById.get(id)
    return job ? [sure(job, 'added')] : []
  })
  const asked = (reading.isUnderstood ? reading.jobs : []).map(
    (job): Required => ({ ...job, origin: 'prompt' }),
  )
  return [...added, ...asked, ...(asked.length < GUESS.plainJobs ? jobsOfModels(reading) : [])].filter(
    ({ job }, i, list) => !dropped.has(job.id) && list.findIndex((other) => other.job === job) === i,
  )
}

/** What the tools are mainly for whose place is to be taken. */
const jobsOfModels = ({ named }: Reading): Required[] =>
  named
    .filter((n) => n.role === 'model')
    .flatMap((n) => jobsOf(n.tool).slice(0, 1))
    .map(({ job }) => sure(job, 'prompt'))

/** What a prompt that names nothing plainly may mean, the likeliest first: what it touches, or what its words find. */
export function guessedJobs(catalog: Catalog, reading: Reading): Job[] {
  if (!reading.isUnderstood) return []
  const touched = [...reading.hints]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([id]) => jobById.get(id)!)
  const known = reading.stems.filter((stem) => catalog.index.base.terms.has(stem))
  const found =
    known.length < GUESS.knownWords
      ? []
      : searchTools(catalog, { search: known.join(' ').slice(0, SEARCH_MAX), limit: GUESS.jobs }).tools
  const jobs = [...touched, ...found.flatMap((tool) => jobsOf(tool).slice(0, 1)).map((j) => j.job)]
  return [...new Set(jobs)].filter((job) => !reading.unwanted.has(job.id)).slice(0, GUESS.jobs)
}
