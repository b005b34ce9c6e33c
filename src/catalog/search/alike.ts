/** What does the same: tools with the same tags, the rarer the more they say. */
import type { Catalog, CatalogTool } from '../catalog.ts'
import { postingsOf } from './postings.ts'
import { roomOf } from './room.ts'
import type { Match } from './search.ts'
import type { Segment } from './segment.ts'
import { documentCount } from './vocabulary.ts'

/** What a tag in common is worth is its rarity; the same category counts as half a rare tag. */
export const alikeTool = (catalog: Catalog, { id, tags, category_id }: CatalogTool, least = 0): Match[] =>
  withTags(catalog, tags, { categoryId: category_id, but: id, least })

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
  // Most have but one common tag: they are not made into matches that nobody looks at.
  const found: Match[] = []
  for (const [i, { nearness, touched }] of scored.entries()) {
    const { ids } = segments[i]!
    for (const document of touched) {
      const [id, score] = [ids[document]!, nearness[document]!]
      if (id !== but && score >= best * least) found.push({ id, score, named: 0 })
      nearness[document] = 0
    }
  }
  return found
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
