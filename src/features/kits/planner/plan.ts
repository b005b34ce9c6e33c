/** Plans a kit, step by step: read the prompt, find what is required, look up the tools, choose, put them in order. */
import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { type Demand, demandDetail } from '../../../catalog/reading/demands.ts'
import { KIT_ALTERNATIVES, KIT_SUGGESTIONS } from '../kits.limits.ts'
import { jobsOf } from './choosing/fits.ts'
import {
  demandsOf,
  givenJobs,
  type NearTool,
  type Option,
  type Options,
  optionsFor,
} from './choosing/options.ts'
import { guessedJobs, type PlanRequest, type Required, requiredJobs } from './choosing/required.ts'
import { type Chosen, Selection } from './choosing/selection.ts'
import { monthlyDollars, teamOf } from './costs.ts'
import { type Reading, readPrompt } from './reading/reading.ts'
import { type Unclear, unclearIn } from './unclear.ts'
import { broughtBy } from './vocabulary/companions.ts'
import { JOBS, type Job, jobById, numberOf } from './vocabulary/jobs.ts'
import { CHOICE } from './weights.ts'

/** A tool, with what speaks for it, the demands of which nobody knows whether it meets them, and those of another job that it does not meet. */
export type Offered = Pick<Option, 'tool' | 'suits' | 'unknown' | 'waived'>

export interface PlannedTool extends Chosen, Offered {
  alternatives: Offered[]
}

/** A job that is asked for. */
export interface Requirement extends Pick<Required, 'job' | 'origin' | 'words'> {
  /** Whether the kit has a tool for it. */
  isCovered: boolean
  /** Where it has none: what would do it but for what is demanded. */
  near: NearTool[]
}

export interface Plan {
  /** In the order of use. */
  tools: PlannedTool[]
  /** What the prompt asks for, the most important first. */
  requirements: Requirement[]
  /** What asks for something that is not taken for any job. */
  unclear: Unclear[]
  /** Jobs that would come next. */
  suggestions: Job[]
  /** Tools of which one does the other's job, too. */
  overlaps: { does: CatalogTool; other: CatalogTool; job: Job }[]
  /** What a prompt may mean of which nothing is sure; it is asked rather than guessed. */
  guesses: Job[]
  demands: Demand[]
  /** Jobs that are asked for and done by what somebody has. */
  had: { job: Job; tool: CatalogTool }[]
  reading: Reading
}

/** Chooses a kit. Pure: the same request over the same catalogue has the same answer. */
export function planKit(
  catalog: Catalog,
  request: PlanRequest,
  reading = readPrompt(catalog, request.prompt, { ignore: request.ignore, demand: request.demands }),
): Plan {
  const asked = requiredJobs(request, reading)
  const options = optionsFor(catalog, request, reading)
  const saidToBeDone = givenJobs(reading, 'owned')
  const had = asked.flatMap(({ job, origin }) => {
    const tool = origin === 'prompt' ? options.owned(job) : undefined
    return tool && (saidToBeDone.has(job) || !options.has(job)) ? [{ job, tool }] : []
  })
  const required = asked.filter(({ job }) => !had.some((h) => h.job === job))
  const locked = lockedTools(catalog, request, required)
  const demands = demandsOf(request, reading)
  if (required.length + locked.length === 0) {
    const guesses = guessedJobs(catalog, reading)
    const nothing = { tools: [], requirements: [], unclear: [], suggestions: [], overlaps: [] }
    return { ...nothing, guesses, demands, had, reading }
  }
  const useful = usefulJobs(request, reading, required, locked)
  const team = teamOf(demands)
  const kit = new Selection(locked, request.preferences.kit_size, options, jobsIn(required), {
    budget: monthlyBudget(demands),
    costOf: (tool) => monthlyDollars(tool, team),
  })
  for (const { job, origin, possible } of required) if (!kit.hasJob(job)) kit.add(job, origin, possible)
  return {
    tools: inOrderOfUse(kit.chosen, options),
    requirements: required.map(({ job, origin, words }) => {
      const isCovered = kit.hasJob(job)
      return { job, origin, words, isCovered, near: isCovered || kit.isFull ? [] : options.near(job) }
    }),
    unclear: unclearIn(request, reading, asked, options),
    suggestions: firstWithTools(
      jobsIn(useful).filter((job) => !kit.hasAlike(job)),
      options,
    ),
    overlaps: overlapsIn(kit.chosen, options),
    guesses: [],
    demands,
    had,
    reading,
  }
}

/** Dollars a month that a kit may cost in all. */
const monthlyBudget = (demands: readonly Demand[]): number =>
  Number(demandDetail(demands, 'price') ?? Number.POSITIVE_INFINITY)

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
  { hints, unwanted }: Reading,
  required: readonly Required[],
  locked: readonly Chosen[],
): { job: Job; probability: number }[] {
  const asked = new Float32Array(JOBS.length)
  for (const [id, probability] of hints) asked[numberOf.get(id)!] = probability
  for (const { job, probability } of required) asked[numberOf.get(job.id)!] = probability
  for (const { job } of locked) asked[numberOf.get(job.id)!] = 1
  for (const id of drop) if (numberOf.has(id)) asked[numberOf.get(id)!] = 0
  const brought = broughtBy(asked)
  const isOut = ({ id }: Job) => drop.includes(id) || unwanted.has(id)
  return JOBS.map((job, number) => ({ job, probability: asked[number]! + brought[number]! }))
    .filter(({ job, probability }) => probability >= CHOICE.usefulLeast && !isOut(job))
    .filter(({ job }) => !required.some((r) => r.job === job))
    .sort((a, b) => b.probability - a.probability || (a.job.id < b.job.id ? -1 : 1))
    .slice(0, CHOICE.rankedMost)
}

/** Where one tool of a kit does the job of another nearly as well as the best there is for it. */
function overlapsIn(chosen: readonly Chosen[], options: Options): Plan['overlaps'] {
  return chosen.flatMap(({ tool: does, isLocked }) =>
    isLocked
      ? []
      : chosen
          .filter((c) => c.tool !== does && options.share(does, c.job) >= CHOICE.doesTheSame)
          .slice(0, 1)
          .map(({ tool: other, job }) => ({ does, other, job })),
  )
}

function firstWithTools(jobs: readonly Job[], options: Options): Job[] {
  const first: Job[] = []
  for (const job of jobs) {
    if (first.length >= KIT_SUGGESTIONS) break
    if (options.has(job)) first.push(job)
  }
  return first
}

function inOrderOfUse(chosen: readonly Chosen[], options: Options): PlannedTool[] {
  const taken = new Set(chosen.map((c) => c.tool))
  return chosen
    .toSorted((a, b) => a.job.stage - b.job.stage)
    .map((c) => {
      const own = options.of(c.job)
      const others = own.filter((o) => !taken.has(o.tool))
      const { suits = [], unknown = [], waived = [] } = own.find((o) => o.tool === c.tool) ?? {}
      return { ...c, suits, unknown, waived, alternatives: others.slice(0, KIT_ALTERNATIVES) }
    })
}
