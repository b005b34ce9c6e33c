/** Which tools do a job, and how well: from what the catalogue says of them, and what an editor says of those it knows by name. */
import { type Catalog, type CatalogTool, isListed } from '../../../../catalog/catalog.ts'
import { buildSegment, type Segment } from '../../../../catalog/search/segment.ts'
import { firstOf } from '../../../../catalog/tools.ts'
import { JOBS, type Job } from '../vocabulary/jobs.ts'
import { FIT, PICK } from '../weights.ts'

export interface Candidate {
  tool: CatalogTool
  /** How much the tool is about the job; comparable within one job only. */
  fit: number
}

/** Zeros between two uses: new arrays for each job would be most of what a kit allocates. */
let tagScores = new Float32Array(0)
let textScores = new Float32Array(0)

/** What the documents of a segment score for a job by the index alone: tags without their place, and texts. */
function scoreSegment(
  segment: Segment,
  job: Job,
  dead: Uint8Array | null,
  take: (d: number, tags: number, text: number) => void,
): void {
  const { terms, starts, documents, weights, ids } = segment
  if (tagScores.length < ids.length) {
    tagScores = new Float32Array(ids.length)
    textScores = new Float32Array(ids.length)
  }
  const touched: number[] = []
  const visit = (term: string, scores: Float32Array, gain: (weight: number) => number) => {
    const t = terms.get(term)
    if (t === undefined) return
    for (let p = starts[t]!, end = starts[t + 1]!; p < end; p++) {
      const d = documents[p]!
      if (dead !== null && dead[d] === 1) continue
      if (tagScores[d] === 0 && textScores[d] === 0) touched.push(d)
      scores[d]! += gain(weights[p]!)
    }
  }
  for (const [tag, weight] of job.tags) visit(`#${tag}`, tagScores, () => weight)
  for (const stems of job.keywords) {
    if (stems.length === 1) {
      visit(stems[0]!, textScores, (weight) => FIT.word * Math.min(1, weight / FIT.fullWord))
      continue
    }
    const share = (stems.length > 2 ? FIT.longKeyword : 1) / (stems.length - 1)
    for (let i = 1; i < stems.length; i++) {
      const pair = `${stems[i - 1]} ${stems[i]}`
      visit(pair, textScores, (weight) => share * Math.min(1, weight / FIT.fullPair))
    }
  }
  for (const d of touched) {
    take(d, tagScores[d]!, textScores[d]!)
    tagScores[d] = 0
    textScores[d] = 0
  }
}

/** Many signs of the same say little more than a few. */
const saturated = (text: number) => FIT.textMost * (1 - Math.exp(-FIT.textSaturation * text))
/** It is never more than so much of the signs. */
const SATURATED_SLOPE = FIT.textMost * FIT.textSaturation

function fitOf(job: Job, tool: CatalogTool, text: number): number {
  let tags = 0
  let leads = false
  let excluded = 0
  for (const [place, tag] of tool.tags.entries()) {
    const name = tag.toLowerCase()
    const weight = job.tags.get(name)
    if (weight !== undefined) {
      tags += weight * Math.max(FIT.placeLeast, 1 - FIT.placeCost * place)
      if (place < FIT.leadingPlaces && weight >= FIT.leadingWeight) leads = true
    } else if (job.excludedTags.has(name)) {
      excluded += FIT.excluded.find(({ before }) => place < before)!.weight
    }
  }
  const fit = tags + saturated(text)
  return fit * (leads ? 1 : FIT.notLeading) * Math.max(FIT.excludedLeast, 1 - FIT.excludedCost * excluded)
}

const lowered = ({ name }: CatalogTool) => name.toLowerCase()

/** What an editor's word makes of a fit, as a factor: 0 where the tool is never offered for the job. */
function pickFactor(job: Job, tool: CatalogTool): number {
  const place = job.first.get(lowered(tool))
  if (place !== undefined) return Math.max(PICK.least, PICK.first - PICK.placeCost * place)
  return job.never.has(lowered(tool)) ? 0 : 1
}

const picked = new Set(JOBS.flatMap((job) => [...job.first.keys()]))

/** The listed tools that any job names, by name in lower case. */
function namedIn(catalog: Catalog): ReadonlyMap<string, CatalogTool> {
  const named = [...catalog.toolById.values()].map((tool) => [lowered(tool), tool] as const)
  return new Map(named.filter(([name, tool]) => picked.has(name) && isListed(tool)))
}

interface Rough {
  id: number
  text: number
  score: number
}
const byScore = (a: Rough, b: Rough) => b.score - a.score || a.id - b.id

/** What was looked up in a catalogue whose tools say the same: by ids, since a review makes another record of a tool. */
interface LookedUp {
  ofJobs: Map<Job, { id: number; fit: number }[]>
  named: ReadonlyMap<string, CatalogTool> | null
}
/** By the list of what is no longer in the index, which is another one after each change of a text. */
const lookedUp = new WeakMap<Uint8Array, LookedUp>()

function lookedUpIn({ index: { dead } }: Catalog): LookedUp {
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
  const { ofJobs } = lookedUpIn(catalog)
  let fits = ofJobs.get(job)
  if (!fits) {
    fits = lookUp(catalog, job).map(({ tool, fit }) => ({ id: tool.id, fit }))
    ofJobs.set(job, fits)
  }
  const candidates = fits.map(({ id, fit }) => ({ tool: catalog.toolById.get(id)!, fit }))
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

function lookUp(catalog: Catalog, job: Job): Candidate[] {
  const byTexts = candidatesByTexts(catalog, job)
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
  return most < FIT.least ? [] : candidates.filter((c) => c.fit >= FIT.offeredShare * most)
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

/** What a tool is mainly for: its jobs, the best first, each with its fit. */
export function jobsOf(tool: CatalogTool): { job: Job; fit: number }[] {
  const segment = buildSegment([tool])
  return JOBS.map((job) => {
    let text = 0
    scoreSegment(segment, job, null, (_, __, value) => {
      text = value
    })
    return { job, fit: fitOf(job, tool, text) * pickFactor(job, tool) }
  })
    .filter((j) => j.fit >= FIT.least)
    .sort((a, b) => b.fit - a.fit || (a.job.id < b.job.id ? -1 : 1))
}
