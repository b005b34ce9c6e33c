/** How much a tool is about a job: by its tags, by what its texts say, and by what an editor says of it by name. */
import type { CatalogTool } from '../../../../catalog/catalog.ts'
import { postingsOf } from '../../../../catalog/search/postings.ts'
import { buildSegment, type Segment } from '../../../../catalog/search/segment.ts'
import { JOBS, type Job } from '../vocabulary/jobs.ts'
import { FIT, PICK } from '../weights.ts'

/** A term of the index that speaks for a job: with what it says at most, and the weight from which on it says so much. */
interface Sign {
  term: string
  isTag: boolean
  most: number
  full: number
}

function signsOf({ tags, keywords }: Job): Sign[] {
  // That a tool has a tag says all; its place is looked at closely.
  const signs: Sign[] = [...tags].map(([tag, most]) => ({ term: `#${tag}`, isTag: true, most, full: 0 }))
  for (const stems of keywords) {
    if (stems.length === 1) {
      signs.push({ term: stems[0]!, isTag: false, most: FIT.word, full: FIT.fullWord })
      continue
    }
    const most = (stems.length > 2 ? FIT.longKeyword : 1) / (stems.length - 1)
    for (let i = 1; i < stems.length; i++)
      signs.push({ term: `${stems[i - 1]} ${stems[i]}`, isTag: false, most, full: FIT.fullPair })
  }
  return signs
}

const SIGNS: ReadonlyMap<Job, readonly Sign[]> = new Map(JOBS.map((job) => [job, signsOf(job)]))
/** The same by their terms, each with the number of the job: for one tool, of which all jobs are asked. */
const SIGNS_BY_TERM = Map.groupBy(
  JOBS.flatMap((job, number) => SIGNS.get(job)!.map((sign) => ({ ...sign, number }))),
  ({ term }) => term,
)
const saidBy = ({ most, full }: Sign, weight: number) => most * Math.min(1, weight / full)

/** Zeros between two uses: new arrays for each job would be most of what a kit allocates. */
let tagScores = new Float32Array(0)
let textScores = new Float32Array(0)

/** What the documents of a segment score for a job by the index alone: tags without their place, and texts. */
export function scoreSegment(
  segment: Segment,
  job: Job,
  dead: Uint8Array | null,
  take: (d: number, tags: number, text: number) => void,
): void {
  const { terms, documents, weights, ids } = segment
  if (tagScores.length < ids.length) {
    tagScores = new Float32Array(ids.length)
    textScores = new Float32Array(ids.length)
  }
  const touched: number[] = []
  for (const sign of SIGNS.get(job)!) {
    const t = terms.get(sign.term)
    if (t === undefined) continue
    const scores = sign.isTag ? tagScores : textScores
    for (const { first, from, end } of postingsOf(segment, t)) {
      for (let p = from; p < end; p++) {
        const d = first + documents[p]!
        if (dead !== null && dead[d] === 1) continue
        if (tagScores[d] === 0 && textScores[d] === 0) touched.push(d)
        scores[d]! += saidBy(sign, weights[p]!)
      }
    }
  }
  for (const d of touched) {
    take(d, tagScores[d]!, textScores[d]!)
    tagScores[d] = 0
    textScores[d] = 0
  }
}

/** Many signs of the same say little more than a few. */
export const saturated = (text: number) => FIT.textMost * (1 - Math.exp(-FIT.textSaturation * text))
/** It is never more than so much of the signs. */
export const SATURATED_SLOPE = FIT.textMost * FIT.textSaturation

export function fitOf(job: Job, tool: CatalogTool, text: number): number {
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

export const lowered = ({ name }: CatalogTool) => name.toLowerCase()

/** What an editor's word makes of a fit, as a factor: 0 where the tool is never offered for the job. */
export function pickFactor(job: Job, tool: CatalogTool): number {
  const place = job.first.get(lowered(tool))
  if (place !== undefined) return Math.max(PICK.least, PICK.first - PICK.placeCost * place)
  return job.never.has(lowered(tool)) ? 0 : 1
}

/** What a tool is mainly for: its jobs, the best first, each with its fit. */
export function jobsOf(tool: CatalogTool): { job: Job; fit: number }[] {
  return saidOf(tool)
    .map(({ job, fit }) => ({ job, fit: fit * pickFactor(job, tool) }))
    .filter((j) => j.fit >= FIT.least)
    .sort((a, b) => b.fit - a.fit || (a.job.id < b.job.id ? -1 : 1))
}

/** The fit for each job of which a tool says anything. */
function saidOf(tool: CatalogTool): { job: Job; fit: number }[] {
  const { terms, weights } = buildSegment([tool])
  const isSaid = new Uint8Array(JOBS.length)
  const texts = new Float32Array(JOBS.length)
  let t = 0
  for (const term of terms.keys()) {
    for (const sign of SIGNS_BY_TERM.get(term) ?? []) {
      isSaid[sign.number] = 1
      if (!sign.isTag) texts[sign.number]! += saidBy(sign, weights[t]!)
    }
    t++
  }
  return JOBS.flatMap((job, number) =>
    isSaid[number] === 1 ? [{ job, fit: fitOf(job, tool, texts[number]!) }] : [],
  )
}
