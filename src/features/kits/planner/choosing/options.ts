/** The tools that may do a job in one kit: as this person would have them, the best first. */
import type { Catalog, CatalogTool } from '../../../../catalog/catalog.ts'
import { type Demand, demandOf, judgeBy } from '../../../../catalog/reading/demands.ts'
import type { NameRole } from '../../../../catalog/reading/name-cues.ts'
import type { Reading } from '../reading/reading.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { DEMAND, FIT } from '../weights.ts'
import { type Candidate, candidatesFor, namedTools } from './candidates.ts'
import { jobsOf, lowered } from './fits.ts'
import type { PlanRequest } from './required.ts'
import { namesOneOf, suitabilityFor } from './suitability.ts'
import { toldFactor, toldFor, withTold } from './told.ts'

export interface Option extends Candidate {
  score: number
  /** Whether it fits well enough to be chosen, and not only to be offered. */
  isFitting: boolean
  /** The demands of which nobody knows whether it meets them. */
  unknown: Demand[]
  /** What it does not meet of what is demanded of another job, where no tool for this one meets that. */
  waived: Demand[]
  /** What was said that speaks for it rather than for what most would take, in words of an editor. */
  suits: readonly string[]
}

/** A tool that would do a job but for what is demanded. */
export interface NearTool {
  tool: CatalogTool
  /** The demands that it does not meet, or of which it is not known. */
  missed: Demand[]
}

export interface Options {
  of: (job: Job) => readonly Option[]
  /** Whether any tool fits a job well enough to be chosen; far less work than its options. */
  has: (job: Job) => boolean
  /** How well a tool does a job: 1 for the best there is, 0 for what is no option. */
  share: (tool: CatalogTool, job: Job) => number
  /** The tool that somebody has for a job already: then only what works beside it is an option. */
  owned: (job: Job) => CatalogTool | undefined
  /** What comes nearest for a job that has no option: the best tools that miss a demand. */
  near: (job: Job) => NearTool[]
}

/**
 * What somebody has, refuses or wants to get away from is not sold to them; nor what they only mention: of such names in the
 * prompts of strangers nine in ten are had or refused in words that no list of cues has (decision 158).
 */
const NOT_SOLD: readonly NameRole[] = ['refused', 'owned', 'model', 'beside']
const NEAR_MOST = 2

/** The demands of a project: what it says, and what was chosen beside it. */
export const demandsOf = ({ preferences }: PlanRequest, { demands }: Reading): Demand[] =>
  preferences.budget !== 'free' || demands.some(({ id }) => id === 'free')
    ? demands
    : [demandOf('free')!, ...demands]

/**
 * Options by job. To look up the tools of a job is most of the work, and to score them most of the rest: each is done
 * once, and for what is needed only.
 */
export function optionsFor(catalog: Catalog, request: PlanRequest, reading: Reading): Options {
  const { preferences, exclude = [] } = request
  const demands = demandsOf(request, reading)
  const suits = suitabilityFor(catalog, reading, preferences, request.variant)
  const named = reading.named.filter((n) => NOT_SOLD.includes(n.role)).map((n) => n.tool.id)
  const excluded = new Set([...exclude, ...named])
  const wishedFor = new Map(
    reading.named.flatMap(({ tool, role }) => (role === 'wished' ? [[tool, DEMAND.wished] as const] : [])),
  )
  const wishedForJob = givenJobs(reading, 'wished')
  const owned = ownedJobs(reading)
  const asked = new Set(reading.jobs.map(({ job }) => job))
  const told = once(toldFor(reading))
  const judged = once((job: Job) => {
    const known = withTold(candidatesFor(catalog, job), told(job), namedTools(catalog))
    const candidates = known.filter(({ tool }) => !excluded.has(tool.id))
    const least = FIT.chosenShare * (candidates[0]?.fit ?? 0)
    const had = owned.get(job)
    const all = candidates
      .filter(({ tool }) => !had || (namesOneOf(tool, [had]) && !job.first.has(lowered(tool))))
      .map(({ tool, fit }) => ({ tool, fit, isFitting: fit >= least, waived: [], ...judgeBy(demands, tool) }))
    const isOfOther = ({ id }: Demand) => reading.demandedOf.get(id)?.has(job) === false
    if (!asked.has(job) || !demands.some(isOfOther) || all.some(isChoice)) return all
    return all.map((candidate) => ({
      ...candidate,
      missed: candidate.missed.filter((demand) => !isOfOther(demand)),
      waived: candidate.missed.filter(isOfOther),
    }))
  })
  const optionsOf = once((job: Job): Option[] =>
    judged(job)
      .filter(({ missed }) => missed.length === 0)
      .map(({ tool, fit, isFitting, unknown, waived, met }) => {
        const wish = wishedForJob.get(job) === tool ? DEMAND.wishedForJob : (wishedFor.get(tool) ?? 1)
        const demanded = DEMAND.met ** met * DEMAND.unknown ** unknown.length * wish
        const name = lowered(tool)
        const named = toldFactor(told(job), name, request.variant !== undefined)
        const score = fit * suits(tool, job) * demanded * named
        return { tool, fit, score, isFitting, unknown, waived, suits: told(job).suits.get(name) ?? [] }
      })
      .sort((a, b) => b.score - a.score || a.tool.id - b.tool.id),
  )
  return {
    of: optionsOf,
    has: (job) => judged(job).some(isChoice),
    owned: (job) => owned.get(job),
    near: (job) =>
      judged(job)
        .filter(({ isFitting, missed }) => isFitting && missed.length > 0)
        .sort((a, b) => a.missed.length - b.missed.length)
        .slice(0, NEAR_MOST)
        .map(({ tool, missed }) => ({ tool, missed })),
    share: (tool, job) => {
      const options = optionsOf(job)
      const own = options.find((o) => o.tool === tool)
      return own ? own.score / options[0]!.score : 0
    },
  }
}

const isChoice = ({ isFitting, missed }: { isFitting: boolean; missed: readonly Demand[] }) =>
  isFitting && missed.length === 0

/** A function of jobs that does its work once for each. */
function once<T>(work: (job: Job) => T): (job: Job) => T {
  const known = new Map<Job, T>()
  return (job) => {
    const before = known.get(job)
    if (before !== undefined) return before
    const found = work(job)
    known.set(job, found)
    return found
  }
}

/** What the tools that somebody has are mainly for, and what they say that they have them for. */
function ownedJobs(reading: Reading): ReadonlyMap<Job, CatalogTool> {
  const owned = reading.named.filter(({ role }) => role === 'owned').map(({ tool }) => tool)
  const mainly = owned.flatMap((tool) =>
    jobsOf(tool)
      .slice(0, 1)
      .map(({ job }) => [job, tool] as const),
  )
  return new Map([...mainly, ...givenJobs(reading, 'owned')])
}

/** The jobs for which a tool is named that is had, or wished for. */
export const givenJobs = ({ jobs }: Reading, role: NameRole): ReadonlyMap<Job, CatalogTool> =>
  new Map(jobs.flatMap(({ job, given }) => (given?.role === role ? [[job, given.tool] as const] : [])))
