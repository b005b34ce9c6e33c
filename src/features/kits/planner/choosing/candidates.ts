/** Which tools do a job, and how well: from what the catalogue says of them, and what an editor says of those it knows by name. */
import { type Catalog, type CatalogTool, isListed } from '../../../../catalog/catalog.ts'
import { firstOf } from '../../../../catalog/tools.ts'
import { namesInCases } from '../vocabulary/cases.ts'
import { JOBS, type Job } from '../vocabulary/jobs.ts'
import { namesProposed } from '../vocabulary/proposals.ts'
import { ALIKE, FIT } from '../weights.ts'
import { fitOf, lowered, pickFactor, SATURATED_SLOPE, saturated, scoreSegment } from './fits.ts'

export interface Candidate {
  tool: CatalogTool
  /** How much the tool is about the job; comparable within one job only. */
  fit: number
}

/** Names in lower case of all tools that are named for a job. */
let picked: ReadonlySet<string> | undefined

/** The listed ones of them, by name in lower case. */
function namedIn(catalog: Catalog): ReadonlyMap<string, CatalogTool> {
  const names =
    picked ??
    new Set([...JOBS.flatMap((job) => [...job.first.keys()]), ...namesInCases(), ...namesProposed()])
  picked = names
  const named = [...catalog.toolById.values()].map((tool) => [lowered(tool), tool] as const)
  return new Map(named.filter(([name, tool]) => names.has(name) && isListed(tool)))
}

interface Rough {
  id: number
  text: number
  score: number
}
const byScore = (a: Rough, b: Rough) => b.score - a.score || a.id - b.id

/** Who does a job, the best first: by ids, since a review makes another record of a tool. */
type Fits = readonly { id: number; fit: number }[]

/** What was looked up in a catalogue whose tools say the same. */
interface LookedUp {
  ofJobs: Map<Job, Fits>
  shares: Map<Job, ReadonlyMap<number, number>>
  named: ReadonlyMap<string, CatalogTool> | null
}
/** By the list of what is no longer in the index, which is another one after each change of a text. */
const lookedUp = new WeakMap<Uint8Array, LookedUp>()

function lookedUpIn({ index: { dead } }: Catalog): LookedUp {
  const known = lookedUp.get(dead) ?? { ofJobs: new Map(), shares: new Map(), named: null }
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
  const candidates = fitsFor(catalog, job).map(({ id, fit }) => ({ tool: catalog.toolById.get(id)!, fit }))
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

/** The shares of `sharesOf` by ids, from `ALIKE.share` on. */
export function sharesById(catalog: Catalog, job: Job): ReadonlyMap<number, number> {
  const { shares } = lookedUpIn(catalog)
  const known = shares.get(job)
  if (known) return known
  const fits = fitsFor(catalog, job)
  const most = fits[0]?.fit ?? 0
  const own = new Map(
    fits.filter(({ fit }) => fit / most >= ALIKE.share).map(({ id, fit }) => [id, fit / most]),
  )
  shares.set(job, own)
  return own
}

/** The listed tools that editors or readers name for any job, by name in lower case. */
export function namedTools(catalog: Catalog): ReadonlyMap<string, CatalogTool> {
  const known = lookedUpIn(catalog)
  known.named ??= namedIn(catalog)
  return known.named
}

function lookUp(catalog: Catalog, job: Job): Fits {
  const byTexts = candidatesByTexts(catalog, job)
  const best = byTexts[0]?.fit ?? 0
  const named = namedTools(catalog)
  const first = [...job.first.keys()].flatMap((name) => named.get(name) ?? [])
  const fit = Math.max(best, FIT.least)
  const candidates = [
    ...first.map((tool) => ({ tool, fit: fit * pickFactor(job, tool) })),
    ...byTexts.filter(({ tool }) => !job.first.has(lowered(tool)) && !job.never.has(lowered(tool))),
  ].sort((a, b) => b.fit - a.fit || a.tool.id - b.tool.id)
  const most = candidates[0]?.fit ?? 0
  const offered = most < FIT.least ? [] : candidates.filter((c) => c.fit >= FIT.offeredShare * most)
  return offered.map(({ tool, fit }) => ({ id: tool.id, fit }))
}

/** The best first, from tags and texts alone. */
function candidatesByTexts({ index, toolById }: Catalog, job: Job): Candidate[] {
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
  return firstOf(rough, FIT.lookedAt, byScore)
    .map(({ id, text }) => {
      const tool = toolById.get(id)!
      return { tool, fit: fitOf(job, tool, text) }
    })
    .sort((a, b) => b.fit - a.fit || a.tool.id - b.tool.id)
}
