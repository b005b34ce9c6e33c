/** What does the same: tools with the same tags, the rarer the more they say. */
import type { Catalog, CatalogTool } from '../catalog.ts'
import type { Match } from './search.ts'
import type { Segment } from './segment.ts'
import { documentCount } from './vocabulary.ts'

/** What a tag in common is worth is its rarity; the same category counts as half a rare tag. */
export const alikeTool = (catalog: Catalog, { id, tags, category_id }: CatalogTool, least = 0): Match[] =>
  withTags(catalog, tags, { categoryId: category_id, but: id, least })

/** What its standing makes of how near a tool is, and the `order_score` that makes so much of it. */
export const standingFactor = ({ order_score }: Pick<CatalogTool, 'order_score'>): number =>
  9 + 2 * order_score
export const neededStanding = (factor: number): number => (factor - 9) / 2

interface Nearness {
  /** What stands in it counts for more. */
  categoryId?: number | null
  /** Id of a tool that is left out. */
  but?: number
  /** What has less than this share of what the best has is left out. */
  least?: number
}

/** All that has any of the tags, in no order. */
export function withTags(
  catalog: Catalog,
  tags: readonly string[],
  { categoryId = null, but, least = 0 }: Nearness = {},
): Match[] {
  const { base, delta, dead, gone } = catalog.index
  const segments = delta ? [base, delta] : [base]
  const terms = tags.map((tag) => `#${tag.toLowerCase()}`)
  const worths = terms.map((term) =>
    Math.log(1 + catalog.toolById.size / documentCount(segments, term, gone)),
  )
  const scored = segments.map((segment) => scoreTags(segment, segment === base ? dead : null, terms, worths))
  let best = 0
  for (const [i, { scores, touched }] of scored.entries()) {
    const { ids } = segments[i]!
    for (const document of touched) {
      const other = catalog.toolById.get(ids[document]!)!
      const near = categoryId !== null && other.category_id === categoryId ? 1.5 : 1
      scores[document]! *= (near * standingFactor(other)) / Math.sqrt(other.tags.length + 4)
      if (other.id !== but && scores[document]! > best) best = scores[document]!
    }
  }
  // Most have but one common tag: they are not made into matches that nobody looks at.
  const found: Match[] = []
  for (const [i, { scores, touched }] of scored.entries()) {
    const { ids } = segments[i]!
    for (const document of touched) {
      const [id, score] = [ids[document]!, scores[document]!]
      if (id !== but && score >= best * least) found.push({ id, score, named: 0 })
    }
  }
  return found
}

/** What has any of the tags, with what they are worth together. */
function scoreTags(
  { terms: numbers, starts, documents, ids }: Segment,
  dead: Uint8Array | null,
  terms: readonly string[],
  worths: readonly number[],
) {
  const scores = new Float64Array(ids.length)
  const touched: number[] = []
  for (const [i, term] of terms.entries()) {
    const t = numbers.get(term)
    if (t === undefined) continue
    for (let p = starts[t]!, end = starts[t + 1]!; p < end; p++) {
      const document = documents[p]!
      if (dead?.[document] === 1) continue
      if (scores[document] === 0) touched.push(document)
      scores[document]! += worths[i]!
    }
  }
  return { scores, touched }
}
