import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { buildSegment, type Segment } from '../../../catalog/search/segment.ts'
import { firstOf } from '../../../catalog/tools.ts'
import { JOBS, type Job } from './jobs.ts'

/** Which tools do a job, and how well, from what the catalogue says of them. */
export interface Candidate {
  tool: CatalogTool
  /** How much the tool is about the job; comparable within one job only. */
  fit: number
}

/** Candidates that are looked at closely. */
const LOOKED_AT = 120
/** A tool that fits less than this share of the best one is about something else; it may still take its place. */
export const CHOSEN_SHARE = 0.5
const LEAST_SHARE = 0.25
const LEAST_FIT = 1.1
const LEAST_ROUGH = 0.6
const TEXT_SHARE = 1.5
const SATURATION = 0.6
/** The weight of a pair of words, and of a word, that says the tool is about it (see `catalog/search/segment.ts`). */
const PAIR_FULL = 2.6
const WORD_FULL = 4.5
const TRIPLE_BONUS = 1.15

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
  const visit = (term: string, gain: (d: number, weight: number) => void) => {
    const t = terms.get(term)
    if (t === undefined) return
    for (let p = starts[t]!, end = starts[t + 1]!; p < end; p++) {
      const d = documents[p]!
      if (dead !== null && dead[d] === 1) continue
      if (tagScores[d] === 0 && textScores[d] === 0) touched.push(d)
      gain(d, weights[p]!)
    }
  }
  for (const [tag, weight] of job.tags) {
    visit(`#${tag}`, (d) => {
      tagScores[d]! += weight
    })
  }
  for (const stems of job.evidence) {
    if (stems.length === 1) {
      visit(stems[0]!, (d, weight) => {
        textScores[d]! += 0.6 * Math.min(1, weight / WORD_FULL)
      })
      continue
    }
    const share = (stems.length > 2 ? TRIPLE_BONUS : 1) / (stems.length - 1)
    for (let i = 1; i < stems.length; i++) {
      visit(`${stems[i - 1]} ${stems[i]}`, (d, weight) => {
        textScores[d]! += share * Math.min(1, weight / PAIR_FULL)
      })
    }
  }
  for (const d of touched) {
    take(d, tagScores[d]!, textScores[d]!)
    tagScores[d] = 0
    textScores[d] = 0
  }
}

/** Many signs of the same say little more than a few. */
const saturated = (text: number) => TEXT_SHARE * (1 - Math.exp(-SATURATION * text))
/** It is never more than so much of the signs. */
const SATURATED_SLOPE = TEXT_SHARE * SATURATION

/** The first tags of a tool say what it is mainly. */
const placeFactor = (place: number) => Math.max(0.45, 1 - 0.1 * place)

function fitOf(job: Job, tool: CatalogTool, text: number): number {
  let tags = 0
  let leads = false
  let others = 0
  const size = tool.tags.length
  for (let place = 0; place < size; place++) {
    const name = tool.tags[place]!.toLowerCase()
    const weight = job.tags.get(name)
    if (weight !== undefined) {
      tags += weight * placeFactor(place)
      if (place < 3 && weight >= 1) leads = true
    } else if (job.not.has(name)) others += place < 2 ? 1 : place < 4 ? 0.4 : 0.15
  }
  const fit = tags + saturated(text)
  return fit * (leads ? 1 : 0.8) * Math.max(0.45, 1 - 0.32 * others)
}

interface Rough {
  id: number
  text: number
  score: number
}
const byScore = (a: Rough, b: Rough) => b.score - a.score || a.id - b.id

/** The tools that do a job, the best first. Empty when the catalogue has none. */
export function candidatesFor({ index, toolById }: Catalog, job: Job): Candidate[] {
  let rough: Rough[] = []
  let least = LEAST_ROUGH
  for (const segment of index.delta ? [index.base, index.delta] : [index.base]) {
    const dead = segment === index.base && index.dead.length > 0 ? index.dead : null
    scoreSegment(segment, job, dead, (d, tags, text) => {
      if (tags + SATURATED_SLOPE * text < least) return
      const score = tags + saturated(text)
      if (score < least) return
      rough.push({ id: segment.ids[d]!, text, score })
      // Most tools have some sign of a common job: those that are already outdone need not be kept.
      if (rough.length < 8 * LOOKED_AT) return
      rough = firstOf(rough, LOOKED_AT, byScore)
      least = rough.at(-1)!.score
    })
  }
  const candidates = firstOf(rough, LOOKED_AT, byScore)
    .map(({ id, text }) => {
      const tool = toolById.get(id)!
      return { tool, fit: fitOf(job, tool, text) }
    })
    .sort((a, b) => b.fit - a.fit || a.tool.id - b.tool.id)
  const best = candidates[0]?.fit ?? 0
  return best < LEAST_FIT ? [] : candidates.filter((c) => c.fit >= LEAST_SHARE * best)
}

/** What a tool is mainly for: its jobs, the best first, each with its fit. */
export function jobsOf(tool: CatalogTool): { job: Job; fit: number }[] {
  const segment = buildSegment([tool])
  return JOBS.map((job) => {
    let text = 0
    scoreSegment(segment, job, null, (_, __, value) => {
      text = value
    })
    return { job, fit: fitOf(job, tool, text) }
  })
    .filter((j) => j.fit >= LEAST_FIT)
    .sort((a, b) => b.fit - a.fit || (a.job.id < b.job.id ? -1 : 1))
}
