import type { Suggestion, ToolFacetFilter, ToolFacets, ToolFilter } from '../features/tools/tools.contract.ts'
import { MINIMUM_RATINGS, SUGGEST_MAX, SUGGEST_MIN, TOOLS_LIST_MAX } from '../shared/limits.ts'
import { lowerBound } from '../shared/sorted.ts'
import { type Catalog, type CatalogTool, TOOL_ORDERS } from './catalog.ts'
import { findMatches } from './search.ts'
import { compact } from './text.ts'

/** Lists, counts and neighbours of tools, as pure functions over the catalogue. */

type Filter = Pick<
  ToolFacetFilter,
  'search' | 'category' | 'category_id' | 'pricing' | 'rating' | 'featured' | 'exclude'
>

interface Tests {
  category: (tool: CatalogTool) => boolean
  pricing: (tool: CatalogTool) => boolean
  rating: (tool: CatalogTool) => boolean
  other: (tool: CatalogTool) => boolean
}

function testsOf({ category, category_id, pricing, rating, featured, exclude }: Filter): Tests {
  const excluded = new Set(exclude)
  return {
    category: (t) =>
      (category === undefined || t.category_slug === category) &&
      (category_id === undefined || t.category_id === category_id),
    pricing: (t) => pricing === undefined || t.pricing_model.toLowerCase() === pricing,
    rating: (t) => rating === undefined || t.rating >= rating,
    other: (t) => (featured === undefined || t.is_featured === featured) && !excluded.has(t.id),
  }
}

interface Found {
  tool: CatalogTool
  score: number
}

const byScore = (a: Found, b: Found) => b.score - a.score || TOOL_ORDERS.rating(a.tool, b.tool)

/**
 * The page of tools that a filter asks for, and the number of all that match.
 * Without a search, relevance is the order of rating.
 */
export function searchTools(
  catalog: Catalog,
  filter: Partial<ToolFilter>,
): { tools: CatalogTool[]; total: number } {
  const { search, sort = 'relevance', limit = TOOLS_LIST_MAX, offset = 0 } = filter
  const { category, pricing, rating, other } = testsOf(filter)
  const passes = (t: CatalogTool) => category(t) && pricing(t) && rating(t) && other(t)

  if (search && sort === 'relevance') {
    const found: Found[] = []
    for (const { id, score } of findMatches(catalog.index, search)) {
      const tool = catalog.toolById.get(id)!
      if (passes(tool)) found.push({ tool, score })
    }
    const page = firstOf(found, offset + limit, byScore).slice(offset)
    return { tools: page.map((f) => f.tool), total: found.length }
  }
  const matched = search ? new Set(findMatches(catalog.index, search).map((m) => m.id)) : null
  const tools: CatalogTool[] = []
  let total = 0
  for (const tool of catalog.orders[sort === 'relevance' ? 'rating' : sort]) {
    if ((matched && !matched.has(tool.id)) || !passes(tool)) continue
    if (total >= offset && tools.length < limit) tools.push(tool)
    total++
  }
  return { tools, total }
}

/** The first `count` of a list in order, without sorting the rest: a heap whose top is the last one kept. */
export function firstOf<T>(list: T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (list.length <= count * 4) return list.sort(compare).slice(0, count)
  const heap = list.slice(0, count)
  const sink = (from: number) => {
    for (let i = from; ; ) {
      let last = i
      const left = 2 * i + 1
      if (left < count && compare(heap[left]!, heap[last]!) > 0) last = left
      if (left + 1 < count && compare(heap[left + 1]!, heap[last]!) > 0) last = left + 1
      if (last === i) return
      const moved = heap[i]!
      heap[i] = heap[last]!
      heap[last] = moved
      i = last
    }
  }
  for (let i = (count >> 1) - 1; i >= 0; i--) sink(i)
  for (let i = count; i < list.length; i++) {
    if (compare(list[i]!, heap[0]!) < 0) {
      heap[0] = list[i]!
      sink(0)
    }
  }
  return heap.sort(compare)
}

/** Counts for each filter value, each group with all other filters applied. */
export function facets(catalog: Catalog, filter: Filter): ToolFacets {
  const { category, pricing, rating, other } = testsOf(filter)
  const matched = filter.search ? findMatches(catalog.index, filter.search) : null
  const candidates = matched ? matched.map((m) => catalog.toolById.get(m.id)!) : catalog.orders.rating
  const inCategory = new Map<string, number>()
  const inPricing = { free: 0, freemium: 0, paid: 0 }
  const withRating = MINIMUM_RATINGS.map(() => 0)
  let total = 0
  for (const tool of candidates) {
    if (!other(tool)) continue
    const [c, p, r] = [category(tool), pricing(tool), rating(tool)]
    if (c && p && r) total++
    if (p && r && tool.category_slug) {
      inCategory.set(tool.category_slug, (inCategory.get(tool.category_slug) ?? 0) + 1)
    }
    if (c && r) inPricing[tool.pricing_model.toLowerCase() as keyof typeof inPricing]++
    if (c && p) {
      for (const [i, least] of MINIMUM_RATINGS.entries()) if (tool.rating >= least) withRating[i]!++
    }
  }
  return {
    total,
    categories: catalog.categories.map(({ slug, name }) => ({
      slug,
      name,
      count: inCategory.get(slug) ?? 0,
    })),
    pricing: (['free', 'freemium', 'paid'] as const).map((value) => ({ value, count: inPricing[value] })),
    ratings: MINIMUM_RATINGS.map((value, i) => ({ value, count: withRating[i]! })),
  }
}

/** What a tag in common is worth is its rarity; the same category counts as half a rare tag. */
export function similarTools(catalog: Catalog, tool: CatalogTool, limit: number): CatalogTool[] {
  const { base, delta, dead } = catalog.index
  const scores = new Map<number, number>()
  for (const segment of delta ? [base, delta] : [base]) {
    for (const tag of tool.tags) {
      const t = segment.terms.get(`#${tag.toLowerCase()}`)
      if (t === undefined) continue
      const [from, to] = [segment.starts[t]!, segment.starts[t + 1]!]
      const worth = Math.log(1 + catalog.toolById.size / (to - from))
      for (let p = from; p < to; p++) {
        const document = segment.documents[p]!
        if (segment === base && dead[document] === 1) continue
        const id = segment.ids[document]!
        scores.set(id, (scores.get(id) ?? 0) + worth)
      }
    }
  }
  scores.delete(tool.id)
  const found: Found[] = []
  for (const [id, score] of scores) {
    const other = catalog.toolById.get(id)!
    const near = other.category_id === tool.category_id ? 1.5 : 1
    found.push({ tool: other, score: (score * near * (6 + other.rating)) / Math.sqrt(other.tags.length + 4) })
  }
  const similar = firstOf(found, limit, byScore).map((f) => f.tool)
  if (similar.length >= limit) return similar
  // A tool with rare tags or none: fill up from its category.
  const have = new Set([tool.id, ...similar.map((t) => t.id)])
  const more = catalog.orders.rating.filter((t) => t.category_id === tool.category_id && !have.has(t.id))
  return [...similar, ...more.slice(0, limit - similar.length)]
}

const TOPICS = [
  'image generation',
  'video editing',
  'text to speech',
  'transcription',
  'chatbot',
  'copywriting',
  'presentations',
  'meeting notes',
  'code generation',
  'seo',
  'logo design',
  'music generation',
  'translation',
  'data analysis',
  'website builder',
] as const
const EXTRAS: Record<string, readonly string[]> = {
  free: ['free image generation', 'free video editing', 'free writing tools', 'free ai assistants'],
  best: ['best ai assistants', 'best image generation', 'best writing tools', 'best coding tools'],
}

/**
 * At most five suggestions for what is being typed: extras for 'free' and 'best', then names of tools that
 * start so, categories and topics. A term of one character gets none.
 */
export function suggest(catalog: Catalog, typed: string): Suggestion[] {
  const term = typed.trim().toLowerCase()
  if (term.length <= SUGGEST_MIN) return []
  const found: Suggestion[] = []
  for (const [word, extras] of Object.entries(EXTRAS)) {
    if (term.startsWith(word.slice(0, Math.max(3, term.length)))) {
      found.push(
        ...extras
          .filter((e) => e.startsWith(term))
          .map((text) => ({ text, kind: 'topic' as const, slug: null })),
      )
    }
  }
  const joined = compact(term)
  const { names, ids } = catalog.index.base
  const tools: CatalogTool[] = []
  if (joined.length > SUGGEST_MIN) {
    for (
      let i = lowerBound(names, (n) => n.text < joined);
      i < names.length && names[i]!.text.startsWith(joined);
      i++
    ) {
      const tool = catalog.toolById.get(ids[names[i]!.document]!)
      if (tool) tools.push(tool)
      if (tools.length === 50) break
    }
    for (const id of catalog.index.delta?.ids ?? []) {
      const tool = catalog.toolById.get(id)
      if (tool && !tools.includes(tool) && compact(tool.name).startsWith(joined)) tools.push(tool)
    }
  }
  const atWord = (text: string) => ` ${text.toLowerCase()}`.includes(` ${term}`)
  const categories = catalog.categories.filter((c) => atWord(c.name))
  found.push(
    ...tools
      .sort(TOOL_ORDERS.rating)
      .slice(0, 3)
      .map((t) => ({ text: t.name, kind: 'tool' as const, slug: t.slug })),
    ...categories.map((c) => ({ text: c.name, kind: 'category' as const, slug: c.slug })),
    ...TOPICS.filter(atWord).map((text) => ({ text, kind: 'topic' as const, slug: null })),
  )
  return found.slice(0, SUGGEST_MAX)
}
