/** Plans a kit, step by step: read the prompt, find what is required, look up the tools, choose, put them in order. */
import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { KIT_ALTERNATIVES, KIT_SUGGESTIONS } from '../kits.limits.ts'
import { jobsOf } from './choosing/candidates.ts'
import { type Options, optionsFor } from './choosing/options.ts'
import { type PlanRequest, type Required, requiredJobs } from './choosing/required.ts'
import { type Chosen, Selection } from './choosing/selection.ts'
import { type Reading, readPrompt } from './reading/reading.ts'
import { JOBS, type Job, jobById, numberOf } from './vocabulary/jobs.ts'
import { probabilityUseful } from './vocabulary/probability.ts'
import { CHOICE } from './weights.ts'

export interface PlannedTool extends Chosen {
  alternatives: CatalogTool[]
}

export interface Plan {
  /** In the order of use. */
  tools: PlannedTool[]
  /** What the prompt asks for, the most important first, with whether the kit has a tool for it. */
  requirements: { job: Job; origin: 'prompt' | 'added'; isCovered: boolean }[]
  /** Jobs that would come next. */
  suggestions: Job[]
  reading: Reading
}

/** Chooses a kit. Pure: the same request over the same catalogue has the same answer. */
export function planKit(
  catalog: Catalog,
  request: PlanRequest,
  reading = readPrompt(catalog, request.prompt),
): Plan {
  const required = requiredJobs(catalog, request, reading)
  const locked = lockedTools(catalog, request, required)
  // Nothing is asked for, and nothing was understood: seven tools would be seven guesses.
  if (!reading.isUnderstood && required.length + locked.length === 0) {
    return { tools: [], requirements: [], suggestions: [], reading }
  }
  const options = optionsFor(catalog, request, reading)
  const useful = usefulJobs(request, reading, required, locked)
  const kit = fill(
    new Selection(locked, request.preferences.kit_size, options, jobsIn(required)),
    required,
    useful,
  )
  return {
    tools: inOrderOfUse(kit.chosen, options),
    requirements: required.map(({ job, origin }) => ({ job, origin, isCovered: kit.hasJob(job) })),
    suggestions: firstWithTools(
      jobsIn(useful).filter((job) => !kit.hasAlike(job)),
      options,
    ),
    reading,
  }
}

const jobsIn = (list: readonly { job: Job }[]): Job[] => list.map((entry) => entry.job)

/** The tools that stay; one without a job has the one it is for in this project. */
function lockedTools(
  catalog: Catalog,
  { locked = [] }: PlanRequest,
  required: readonly Required[],
): Chosen[] {
  const staying: Chosen[] = []
  for (const { job: id, tool_id } of locked) {
    const tool = catalog.toolById.get(tool_id)
    const job = id === undefined ? tool && mainJob(tool, required, staying) : jobById.get(id)
    if (!tool || !job || staying.some((c) => c.tool === tool)) continue
    staying.push({ tool, job, origin: 'locked', isLocked: true })
  }
  return staying
}

/** What a tool is for in this project: a job that is asked for and open, before what it is best at. */
function mainJob(
  tool: CatalogTool,
  required: readonly Required[],
  staying: readonly Chosen[],
): Job | undefined {
  const can = jobsIn(jobsOf(tool))
  const isOpen = (job: Job) => !staying.some((c) => c.job === job)
  return (
    can.slice(0, CHOICE.mainJobs).find((job) => isOpen(job) && required.some((r) => r.job === job)) ??
    can.find(isOpen) ??
    can[0]
  )
}

/** The jobs that are not asked for, the most useful for the project first; some may have no tools. */
function usefulJobs(
  { drop = [] }: PlanRequest,
  { hints, evidence, unwanted }: Reading,
  required: readonly Required[],
  locked: readonly Chosen[],
): { job: Job; probability: number }[] {
  const asked = new Float32Array(JOBS.length)
  for (const [id, probability] of hints) asked[numberOf.get(id)!] = probability
  for (const { job, probability } of required) asked[numberOf.get(job.id)!] = probability
  for (const { job } of locked) asked[numberOf.get(job.id)!] = 1
  for (const id of drop) if (numberOf.has(id)) asked[numberOf.get(id)!] = 0
  const probabilities = probabilityUseful(evidence, asked)
  const isOut = ({ id }: Job) => drop.includes(id) || unwanted.has(id)
  return JOBS.map((job, number) => ({ job, probability: probabilities[number]! }))
    .filter(({ job, probability }) => probability >= CHOICE.usefulLeast && !isOut(job))
    .filter(({ job }) => !required.some((r) => r.job === job))
    .sort((a, b) => b.probability - a.probability || (a.job.id < b.job.id ? -1 : 1))
    .slice(0, CHOICE.rankedMost)
}

/** What is required, then what is surely useful, a second tool for what is required, and whatever else is useful. */
function fill(
  kit: Selection,
  required: readonly Required[],
  useful: ReturnType<typeof usefulJobs>,
): Selection {
  const open = required.filter(({ job }) => !kit.hasJob(job))
  for (const { job, origin } of open) kit.add(job, origin)
  const addUseful = (least: number) => {
    for (const { job, probability } of useful) {
      if (probability >= least && !kit.hasAlike(job)) kit.add(job, 'suggested')
    }
  }
  addUseful(CHOICE.surelyUseful)
  kit.repeat(jobsIn(required))
  addUseful(0)
  kit.repeat([...new Set(jobsIn(kit.chosen))])
  return kit
}

function firstWithTools(jobs: readonly Job[], options: Options): Job[] {
  const first: Job[] = []
  for (const job of jobs) {
    if (first.length >= KIT_SUGGESTIONS) break
    if (options.of(job).some((o) => o.isFitting)) first.push(job)
  }
  return first
}

function inOrderOfUse(chosen: readonly Chosen[], options: Options): PlannedTool[] {
  const taken = new Set(chosen.map((c) => c.tool))
  return chosen
    .toSorted((a, b) => a.job.stage - b.job.stage)
    .map((c) => {
      const others = options.of(c.job).filter((o) => !taken.has(o.tool))
      return { ...c, alternatives: others.slice(0, KIT_ALTERNATIVES).map((o) => o.tool) }
    })
}
