import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { KIT_ALTERNATIVES, KIT_SUGGESTIONS } from '../kits.limits.ts'
import { usefulFor } from './belief.ts'
import { type Candidate, CHOSEN_SHARE, candidatesFor, jobsOf } from './candidates.ts'
import { alike, JOBS, type Job, jobById, numberOf } from './jobs.ts'
import { type Reading, readPrompt } from './reading.ts'
import { type PlanRequest, type Required, requiredJobs } from './required.ts'
import { type Taste, tasteOf } from './taste.ts'

/** Why a job is in a kit. */
export type Origin = 'prompt' | 'added' | 'suggested' | 'locked'

export interface PlannedTool {
  tool: CatalogTool
  job: Job
  origin: Origin
  isLocked: boolean
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

/** A tool that does another job of the project better than this one leaves this one to others. */
const BETTER_ELSEWHERE = 0.8
/** Two tools that each do the other's job well are the same twice. */
const SAME_AGAIN = 0.6
const DOES_WELL = 0.8
/** Jobs of a tool that count as what it is for. */
const MAIN_JOBS = 4
/** A job that belongs to the project less surely than this comes after a second tool for what is asked for. */
const CLOSE = 0.96

/** Jobs that are less likely useful than this come only into a kit that nothing else fills. */
const LEAST_WORTH = 0.02
/** Jobs whose tools are looked up. */
const RANKED_MOST = 24

interface Option extends Candidate {
  score: number
  /** Whether it fits well enough to be chosen, and not only to be offered. */
  isFitting: boolean
}

/** Chooses a kit. Pure: the same request over the same catalogue has the same answer. */
export function planKit(
  catalog: Catalog,
  request: PlanRequest,
  reading = readPrompt(catalog, request.prompt),
): Plan {
  return new Planner(catalog, request, reading).plan()
}

class Planner {
  readonly #catalog: Catalog
  readonly #request: PlanRequest
  readonly #reading: Reading
  readonly #taste: Taste
  readonly #excluded: ReadonlySet<number>
  readonly #dropped: ReadonlySet<string>
  readonly #options = new Map<string, Option[]>()
  readonly #chosen: { tool: CatalogTool; job: Job; origin: Origin; isLocked: boolean }[] = []

  constructor(catalog: Catalog, request: PlanRequest, reading: Reading) {
    this.#catalog = catalog
    this.#request = request
    this.#reading = reading
    this.#taste = tasteOf(catalog, reading, request.preferences)
    this.#dropped = new Set(request.drop)
    this.#excluded = new Set([
      ...(request.exclude ?? []),
      // What somebody has, or wants to get away from, is not sold to them again.
      ...reading.named.filter((n) => n.role !== 'beside').map((n) => n.tool.id),
    ])
  }

  plan(): Plan {
    const size = this.#request.preferences.kit_size
    const required = requiredJobs(this.#catalog, this.#request, this.#reading)
    this.#lock(required)
    // Nothing is asked for, and nothing was understood: seven tools would be seven guesses.
    const isNothing = !this.#reading.isUnderstood && required.length + this.#chosen.length === 0
    if (isNothing) return { tools: [], requirements: [], suggestions: [], reading: this.#reading }
    const wanted = required.filter(({ job }) => !this.#chosen.some((c) => c.job === job))
    for (const { job, origin } of wanted) {
      if (this.#chosen.length >= size) break
      this.#choose(
        job,
        origin,
        required.map((r) => r.job),
      )
    }
    const ranked = this.#ranked(required)
    const jobs = required.map((r) => r.job)
    const fill = (least: number) => {
      for (const { job, worth } of ranked) {
        if (this.#chosen.length >= size) break
        if (worth >= least && !this.#has(job)) this.#choose(job, 'suggested', jobs)
      }
    }
    fill(CLOSE)
    // The project has no more jobs that are surely its own: a second tool for the first ones.
    this.#repeat(jobs, size)
    fill(0)
    this.#repeat([...new Set(this.#chosen.map((c) => c.job))], size)
    const tools = this.#inOrder()
    return {
      tools,
      requirements: required.map(({ job, origin }) => ({
        job,
        origin,
        isCovered: this.#chosen.some((c) => c.job === job),
      })),
      suggestions: this.#firstThatCan(
        ranked.map((r) => r.job).filter((job) => !this.#has(job)),
        KIT_SUGGESTIONS,
      ),
      reading: this.#reading,
    }
  }

  #lock(required: readonly { job: Job }[]) {
    for (const { job: id, tool_id } of this.#request.locked ?? []) {
      const tool = this.#catalog.toolById.get(tool_id)
      const job = id === undefined ? tool && this.#mainJob(tool, required) : jobById.get(id)
      if (!tool || !job || this.#chosen.some((c) => c.tool === tool)) continue
      this.#chosen.push({ tool, job, origin: 'locked', isLocked: true })
    }
  }

  /** What a tool is for in this project: a job that is asked for and open, before what it is best at. */
  #mainJob(tool: CatalogTool, required: readonly { job: Job }[]): Job | undefined {
    const can = jobsOf(tool).map((j) => j.job)
    const isOpen = (job: Job) => !this.#chosen.some((c) => c.job === job)
    return (
      can.slice(0, MAIN_JOBS).find((job) => isOpen(job) && required.some((r) => r.job === job)) ??
      can.find(isOpen) ??
      can[0]
    )
  }

  /** The tools that may do a job, as this person would have them, the best first. */
  #optionsFor(job: Job): Option[] {
    let options = this.#options.get(job.id)
    if (!options) {
      const isFree = this.#request.preferences.budget === 'free'
      const candidates = candidatesFor(this.#catalog, job)
      const least = CHOSEN_SHARE * (candidates[0]?.fit ?? 0)
      options = candidates
        .filter(({ tool }) => !(isFree && tool.is_paid) && !this.#excluded.has(tool.id))
        .map((c) => ({ ...c, score: c.fit * this.#taste(c.tool, job), isFitting: c.fit >= least }))
        .sort((a, b) => b.score - a.score || a.tool.id - b.tool.id)
      this.#options.set(job.id, options)
    }
    return options
  }

  /** How well a tool does a job: 1 for the best there is. */
  #share(tool: CatalogTool, job: Job): number {
    const options = this.#optionsFor(job)
    const own = options.find((o) => o.tool === tool)
    return own ? own.score / options[0]!.score : 0
  }

  #choose(job: Job, origin: Origin, required: readonly Job[]): boolean {
    const options = this.#optionsFor(job).filter((o) => o.isFitting)
    const best = options[0]?.score
    if (best === undefined) return false
    const open = required.filter((r) => r !== job && !this.#chosen.some((c) => c.job === r))
    let chosen: CatalogTool | null = null
    let highest = 0
    for (const { tool, score } of options.slice(0, 24)) {
      if (this.#chosen.some((c) => c.tool === tool)) continue
      const share = score / best
      let value = score
      if (open.some((other) => this.#share(tool, other) > share)) value *= BETTER_ELSEWHERE
      const isSame = this.#chosen.some(
        (c) =>
          share >= DOES_WELL &&
          this.#share(tool, c.job) >= DOES_WELL &&
          this.#share(c.tool, job) >= DOES_WELL,
      )
      if (isSame) value *= SAME_AGAIN
      if (value > highest) {
        highest = value
        chosen = tool
      }
    }
    if (!chosen) return false
    this.#chosen.push({ tool: chosen, job, origin, isLocked: false })
    return true
  }

  /** Whether the kit has this job, or one that is nearly the same. */
  #has(job: Job): boolean {
    const near = alike(job.id)
    return this.#chosen.some((c) => c.job === job || near.has(c.job.id))
  }

  /** Looking up the tools of a job is most of the work: only of as many as are needed. */
  #firstThatCan(jobs: Job[], most: number): Job[] {
    const first: Job[] = []
    for (const job of jobs) {
      if (first.length >= most) break
      if (this.#optionsFor(job).some((o) => o.isFitting)) first.push(job)
    }
    return first
  }

  /** The jobs that are not asked for, the most useful for the project first; some may have no tools. */
  #ranked(required: readonly Required[]): { job: Job; worth: number }[] {
    const asked = new Float32Array(JOBS.length)
    for (const [id, probability] of this.#reading.hints) asked[numberOf.get(id)!] = probability
    for (const { job, probability } of required) asked[numberOf.get(job.id)!] = probability
    for (const { job, isLocked } of this.#chosen) if (isLocked) asked[numberOf.get(job.id)!] = 1
    for (const [id, number] of numberOf) if (this.#dropped.has(id)) asked[number] = 0
    const useful = usefulFor(this.#reading.evidence, asked)
    return JOBS.map((job, number) => ({ job, worth: useful[number]! }))
      .filter(({ job, worth }) => worth >= LEAST_WORTH && !this.#isOut(job))
      .filter(({ job }) => !required.some((r) => r.job === job))
      .sort((a, b) => b.worth - a.worth || (a.job.id < b.job.id ? -1 : 1))
      .slice(0, RANKED_MOST)
  }

  #isOut(job: Job): boolean {
    return this.#dropped.has(job.id) || this.#reading.unwanted.has(job.id)
  }

  /** Second and further tools for jobs, one after the other, until the kit is full. */
  #repeat(jobs: readonly Job[], size: number) {
    for (let more = true; more && this.#chosen.length < size; ) {
      more = false
      for (const job of jobs) {
        if (this.#chosen.length >= size) break
        if (this.#choose(job, 'suggested', jobs)) more = true
      }
    }
  }

  #inOrder(): PlannedTool[] {
    const taken = new Set(this.#chosen.map((c) => c.tool))
    return this.#chosen
      .map((c, i) => ({ c, i }))
      .sort((a, b) => a.c.job.stage - b.c.job.stage || a.i - b.i)
      .map(({ c: { tool, job, origin, isLocked } }) => ({
        tool,
        job,
        origin,
        isLocked,
        alternatives: this.#optionsFor(job)
          .filter((o) => !taken.has(o.tool))
          .slice(0, KIT_ALTERNATIVES)
          .map((o) => o.tool),
      }))
  }
}
