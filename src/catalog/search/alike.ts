/** What does the same as a tool: by what it is mainly for, and by tags. */
import type { Catalog, CatalogTool } from '../catalog.ts'
import { type Done, whoDoesLike } from './meaning.ts'
import { postingsOf } from './postings.ts'
import { roomOf } from './room.ts'
import type { Match } from './search.ts'
import type { Segment } from './segment.ts'
import { documentCount } from './vocabulary.ts'

interface Nearness {
  /** What stands in it counts for more. */
  categoryId?: number | null
  /** Id of a tool that is left out. */
  but?: number
  /** What has less than this share of what the best has by its tags, and does not do the job, is left out. */
  least?: number
  /** Who does what is wanted. */
  done?: readonly Done[]
}

/** What a tool gains that does just what another one is mainly for, as a share of the best by tags: these say less. */
const JOB_GAIN = 2

/**
 * What does the same as a tool: what does what it is mainly for comes first, then what has tags in common. What one of
 * these is worth is its rarity; the same category counts as half a rare tag.
 */
export const alikeTool = (catalog: Catalog, tool: CatalogTool, least = 0): Match[] =>
  withTags(catalog, tool.tags, {
    categoryId: tool.category_id,
    but: tool.id,
    least,
    done: whoDoesLike(catalog, tool),
  })

/** Zeros between two uses, by ids. */
let jobShares = new Float64Array(0)

/** All that has any of the tags or does the job, in no order. */
export function withTags(
  catalog: Catalog,
  tags: readonly string[],
  { categoryId = null, but, least = 0, done = [] }: Nearness = {},
): Match[] {
  const { base, delta, dead, gone } = catalog.index
  const { category, likeness } = catalog.columns
  const segments = delta ? [base, delta] : [base]
  const terms = tags.map((tag) => `#${tag.toLowerCase()}`)
  const worths = terms.map((term) =>
    Math.log(1 + catalog.toolById.size / documentCount(segments, term, gone)),
  )
  const scored = segments.map((segment) => scoreTags(segment, segment === base ? dead : null, terms, worths))
  let best = 0
  for (const [i, { nearness, touched }] of scored.entries()) {
    const { ids } = segments[i]!
    for (const document of touched) {
      const id = ids[document]!
      const near = categoryId !== null && category[id] === categoryId ? 1.5 : 1
      nearness[document]! *= near * likeness[id]!
      if (id !== but && nearness[document]! > best) best = nearness[document]!
    }
  }
  const gain = JOB_GAIN * best
  const doing = takeShares(done, category.length)
  // Most have but one common tag: they are not made into matches that nobody looks at.
  const found: Match[] = []
  for (const [i, { nearness, touched }] of scored.entries()) {
    const { ids } = segments[i]!
    for (const document of touched) {
      const id = ids[document]!
      const near = nearness[document]!
      nearness[document] = 0
      if (id === but || (jobShares[id] === 0 && near < best * least)) continue
      found.push({ id, score: near + gain * jobShares[id]!, named: 0 })
      jobShares[id] = 0
    }
  }
  // What does it without any of the tags.
  for (const id of doing) {
    if (jobShares[id] !== 0 && id !== but && gain > 0)
      found.push({ id, score: gain * jobShares[id]!, named: 0 })
    jobShares[id] = 0
  }
  return found
}

/** Notes the best share that each tool has of what is wanted; answers the ids. */
function takeShares(done: readonly Done[], room: number): number[] {
  if (jobShares.length < room) jobShares = new Float64Array(room)
  const ids: number[] = []
  for (const { shares, weight } of done) {
    for (const [id, share] of shares) {
      if (jobShares[id] === 0) ids.push(id)
      jobShares[id] = Math.max(jobShares[id]!, weight * share)
    }
  }
  return ids
}

/** What has any of the tags, with what they are worth together. */
function scoreTags(
  segment: Segment,
  dead: Uint8Array | null,
  tags: readonly string[],
  worths: readonly number[],
) {
  const { terms, documents } = segment
  const { nearness } = roomOf(segment)
  const touched: number[] = []
  for (const [i, tag] of tags.entries()) {
    const t = terms.get(tag)
    if (t === undefined) continue
    for (const { first, from, end } of postingsOf(segment, t)) {
      for (let p = from; p < end; p++) {
        const document = first + documents[p]!
        if (dead?.[document] === 1) continue
        if (nearness[document] === 0) touched.push(document)
        nearness[document]! += worths[i]!
      }
    }
  }
  return { nearness, touched }
}
