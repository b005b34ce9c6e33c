import type { Catalog } from '../../../catalog/catalog.ts'
import { searchTools } from '../../../catalog/tools.ts'
import { SEARCH_MAX } from '../../../shared/limits.ts'
import type { KitPreferences } from '../kits.contract.ts'
import { jobsOf } from './candidates.ts'
import { type Job, jobById } from './jobs.ts'
import type { Reading } from './reading.ts'

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

/** Jobs that are guessed where none is plain, and words that the catalogue must know for that. */
const GUESSES = 3
const KNOWN_LEAST = 2
/** How likely a job is asked for that is only guessed from the tools that the words find. */
const GUESSED = 0.5

/** What has been asked for: by hand, by the prompt, or by naming a tool whose place is to be taken. */
export function requiredJobs(catalog: Catalog, request: PlanRequest, reading: Reading): Required[] {
  const dropped = new Set(request.drop)
  const added = (request.add ?? []).flatMap((id) => {
    const job = jobById.get(id)
    return job ? [{ job, origin: 'added' as const, probability: 1 }] : []
  })
  const jobs = reading.isUnderstood ? reading.jobs : []
  const asked = jobs.map(({ job, probability }) => ({ job, origin: 'prompt' as const, probability }))
  const meant = reading.named
    .filter((n) => n.role === 'model')
    .flatMap((n) => jobsOf(n.tool).slice(0, 1))
    .map(({ job }) => ({ job, origin: 'prompt' as const, probability: 1 }))
  const seen = new Set<string>()
  const all = [...added, ...asked, ...(asked.length < 2 ? meant : [])].filter(({ job }) => {
    if (seen.has(job.id) || dropped.has(job.id)) return false
    seen.add(job.id)
    return true
  })
  return all.length > 0 || !reading.isUnderstood ? all : guessed(catalog, request, reading, dropped)
}

/** A prompt that names nothing plainly: what it touches most, or what the tools are for that its words find. */
function guessed(
  catalog: Catalog,
  request: PlanRequest,
  reading: Reading,
  dropped: ReadonlySet<string>,
): Required[] {
  const touched = [...reading.hints]
    .filter(([id]) => !dropped.has(id))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, GUESSES)
    .map(([id, probability]) => ({ job: jobById.get(id)!, origin: 'prompt' as const, probability }))
  if (touched.length > 0 || dropped.size > 0 || request.locked?.length) return touched
  const known = reading.stems.filter((stem) => catalog.index.base.terms.has(stem))
  // A text of which the catalogue knows next to no word is about something else, or about nothing.
  if (known.length < KNOWN_LEAST) return []
  const { tools } = searchTools(catalog, { search: known.join(' ').slice(0, SEARCH_MAX), limit: GUESSES })
  const jobs = new Set(tools.flatMap((tool) => jobsOf(tool).slice(0, 1)).map((j) => j.job))
  return [...jobs]
    .filter((job) => !reading.unwanted.has(job.id))
    .map((job) => ({ job, origin: 'prompt', probability: GUESSED }))
}
