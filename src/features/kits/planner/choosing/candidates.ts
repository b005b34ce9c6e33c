/** Which tools do a job, and how well: from what the catalogue says of them, and what an editor says of those it knows by name. */
import { type Catalog, type CatalogTool, isListed } from '../../../../catalog/catalog.ts'
import { firstOf } from '../../../../catalog/tools.ts'
import { JOBS, type Job } from '../vocabulary/jobs.ts'
import { FIT, SEARCHED } from '../weights.ts'
import { fitOf, lowered, pickFactor, SATURATED_SLOPE, saturated, scoreSegment } from './fits.ts'

export interface Candidate {
  tool: CatalogTool
  /** How much the tool is about the job; comparable within one job only. */
  fit: number
}

/** Jobs that name a tool, by its name in lower case. */
export const JOBS_BY_NAME = Map.groupBy(
  JOBS.flatMap((job) => [...job.first.keys(), ...job.never].map((name) => ({ name, job }))),
  ({ name }) => name,
)

/** The listed tools that any job names, by name in lower case. */
function namedIn(catalog: Catalog): ReadonlyMap<string, CatalogTool> {
  const named = [...catalog.toolById.values()].map((tool) => [lowered(tool), tool] as const)
  return new Map(named.filter(([name, tool]) => JOBS_BY_NAME.has(name) && isListed(tool)))
}

interface Rough {
  id: number
  text: number
  score: number
}
const byScore = (a: Rough, b: Rough) => b.score - a.score || a.id - b.id

/** Who does a job: by ids, since a review makes another record of a tool. */
export interface Fits {
  list: readonly { id: number; fit: number }[]
  /** Tools that were looked at closely, and what a tool must say roughly to be one of them. */
  looked: number
  leastRough: number
}
/** What was looked up in a catalogue whose tools say the same. */
interface LookedUp {
  ofJobs: Map<Job, Fits>
  named: ReadonlyMap<string, CatalogTool> | null
}
/** By the list of what is no longer in the index, which is another one after each change of a text. */
const lookedUp = new WeakMap<Uint8Array, LookedUp>()

export function lookedUpIn({ index: { dead } }: Catalog): LookedUp {
  const known = lookedUp.get(dead) ?? { ofJobs: new Map(), named: null }
  lookedUp.set(dead, known)
  return known
}

const found = new WeakMap<Catalog, Map<Job, readonly Candidate[]>>()

/**
 * The tools that do a job, the best first. Empty when the catalogue has none. Looked up once for each catalogue: every
 * kit asks for a dozen jobs, if only to offer what would come next.
 */
export function candidatesFor(catalog: Catalog, job: Job): readonly Candidate[] {
  const known = found.get(catalog) ?? new Map<Job, readonly Candidate[]>()
  found.set(catalog, known)
  const before = known.get(job)
  if (before) return before
  const { list } = fitsFor(catalog, job)
  const candidates = list.map(({ id, fit }) => ({ tool: catalog.toolById.get(id)!, fit }))
  known.set(job, candidates)
  return candidates
}

/** Who does a job, the best first, each with its share of the best fit; from `least` on. */
export function sharesOf(catalog: Catalog, job: Job, least: number): { tool: CatalogTool; share: number }[] {
  const candidates = candidatesFor(catalog, job)
  return candidates
    .map(({ tool, fit }) => ({ tool, share: fit / candidates[0]!.fit }))
    .filter(({ share }) => share >= least)
}

function fitsFor(catalog: Catalog, job: Job): Fits {
  const { ofJobs } = lookedUpIn(catalog)
  const known = ofJobs.get(job)
  if (known) return known
  const fits = lookUp(catalog, job)
  ofJobs.set(job, fits)
  return fits
}

/** The shares of `sharesOf` by ids, from `SEARCHED.share` on: asked for with each page of a tool. */
export function sharesById(catalog: Catalog, job: Job): ReadonlyMap<number, number> {
  const { list } = fitsFor(catalog, job)
  const known = shares.get(list)
  if (known) return known
  const most = list[0]?.fit ?? 0
  const some = list.filter(({ fit }) => fit / most >= SEARCHED.share)
  const found = new Map(some.map(({ id, fit }) => [id, fit / most]))
  shares.set(list, found)
  return found
}
const shares = new WeakMap<Fits['list'], ReadonlyMap<number, number>>()

function lookUp(catalog: Catalog, job: Job): Fits {
  const { rough, byTexts } = candidatesByTexts(catalog, job)
  const best = byTexts[0]?.fit ?? 0
  const known = lookedUpIn(catalog)
  known.named ??= namedIn(catalog)
  const first = [...job.first.keys()].flatMap((name) => known.named!.get(name) ?? [])
  const fit = Math.max(best, FIT.least)
  const candidates = [
    ...first.map((tool) => ({ tool, fit: fit * pickFactor(job, tool) })),
    ...byTexts.filter(({ tool }) => !job.first.has(lowered(tool)) && !job.never.has(lowered(tool))),
  ].sort((a, b) => b.fit - a.fit || a.tool.id - b.tool.id)
  const most = candidates[0]?.fit ?? 0
  const offered = most < FIT.least ? [] : candidates.filter((c) => c.fit >= FIT.offeredShare * most)
  return {
    list: offered.map(({ tool, fit }) => ({ id: tool.id, fit })),
    looked: rough.length,
    leastRough: rough.length < FIT.lookedAt ? 0 : rough.at(-1)!.score,
  }
}

/** The best first, from tags and texts alone. */
function candidatesByTexts({ index, toolById }: Catalog, job: Job): { rough: Rough[]; byTexts: Candidate[] } {
  let rough: Rough[] = []
  let least: number = FIT.leastRough
  for (const segment of index.delta ? [index.base, index.delta] : [index.base]) {
    const dead = segment === index.base && index.dead.length > 0 ? index.dead : null
    scoreSegment(segment, job, dead, (d, tags, text) => {
      if (tags + SATURATED_SLOPE * text < least) return
      const score = tags + saturated(text)
      if (score < least) return
      rough.push({ id: segment.ids[d]!, text, score })
      // Most tools have some sign of a common job: those that are already outdone need not be kept.
      if (rough.length < FIT.collected * FIT.lookedAt) return
      rough = firstOf(rough, FIT.lookedAt, byScore)
      least = rough.at(-1)!.score
    })
  }
  const looked = firstOf(rough, FIT.lookedAt, byScore)
  const byTexts = looked
    .map(({ id, text }) => {
      const tool = toolById.get(id)!
      return { tool, fit: fitOf(job, tool, text) }
    })
    .sort((a, b) => b.fit - a.fit || a.tool.id - b.tool.id)
  return { rough: looked, byTexts }
}
