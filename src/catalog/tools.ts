import type { PriceAmong, Suggestion, ToolFilter } from '../features/tools/tools.contract.ts'
import { PRICE_PEERS_MIN, SUGGEST_MAX, SUGGEST_MIN, TOOLS_LIST_MAX } from '../features/tools/tools.limits.ts'
import { pick } from '../shared/pick.ts'
import { lowerBound } from '../shared/sorted.ts'
import { type Catalog, type CatalogTool, isListed } from './catalog.ts'
import { passesFilter } from './filters.ts'
import { TOOL_ORDERS } from './orders.ts'
import { documentCount } from './search/query.ts'
import { findMatches, type Match } from './search/search.ts'
import type { Segment } from './search/segment.ts'
import { compact } from './text.ts'

/** Lists and neighbours of tools, as pure functions over the catalogue. */

/** The best first; among equals, in the order of lists. */
const byScore =
  ({ toolById }: Catalog) =>
  (a: Match, b: Match) =>
    b.score - a.score || TOOL_ORDERS.relevance(toolById.get(a.id)!, toolById.get(b.id)!)

/**
 * The page of tools that a filter asks for, and the number of all that match.
 * Without a search, relevance is the order of lists (`score.ts`).
 */
export function searchTools(
  catalog: Catalog,
  filter: Partial<ToolFilter>,
): { tools: CatalogTool[]; total: number } {
  const { search, sort = 'relevance', limit = TOOLS_LIST_MAX, offset = 0 } = filter
  const passes = passesFilter(catalog, filter)

  if (search && sort === 'relevance') {
    const found = findMatches(catalog.index, search, passes)
    const page = firstOf(found, offset + limit, byScore(catalog)).slice(offset)
    return { tools: page.map((m) => catalog.toolById.get(m.id)!), total: found.length }
  }
  const matched = search ? new Set(findMatches(catalog.index, search, passes).map((m) => m.id)) : null
  const tools: CatalogTool[] = []
  let total = 0
  for (const tool of catalog.orders[sort]) {
    if (matched ? !matched.has(tool.id) : passes && !passes(tool.id)) continue
    if (total >= offset && tools.length < limit) tools.push(tool)
    total++
  }
  return { tools, total }
}

/** The first `count` of a list in order, without sorting the rest: a heap whose top is the last one kept. */
export function firstOf<T>(list: T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count === 0) return []
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

/** What a tag in common is worth is its rarity; the same category counts as half a rare tag. */
export function similarTools(catalog: Catalog, tool: CatalogTool, limit: number): CatalogTool[] {
  const { base, delta, dead, gone } = catalog.index
  const segments = delta ? [base, delta] : [base]
  const worthOf = (term: string) => Math.log(1 + catalog.toolById.size / documentCount(segments, term, gone))
  const found: Match[] = []
  for (const segment of segments) {
    for (const { id, score } of matchTags(segment, segment === base ? dead : null, tool.tags, worthOf)) {
      if (id === tool.id) continue
      const other = catalog.toolById.get(id)!
      const near = other.category_id === tool.category_id ? 1.5 : 1
      found.push({
        id,
        score: (score * near * (9 + 2 * other.order_score)) / Math.sqrt(other.tags.length + 4),
      })
    }
  }
  const similar = firstOf(found, limit, byScore(catalog)).map((m) => catalog.toolById.get(m.id)!)
  if (similar.length >= limit) return similar
  // A tool with rare tags or none: fill up from its category.
  const have = new Set([tool.id, ...similar.map((t) => t.id)])
  const more = catalog.orders.relevance.filter((t) => t.category_id === tool.category_id && !have.has(t.id))
  return [...similar, ...more.slice(0, limit - similar.length)]
}

/** What has any of the tags; its score is what they are worth together. */
function matchTags(
  { terms, starts, documents, ids }: Segment,
  dead: Uint8Array | null,
  tags: readonly string[],
  worthOf: (term: string) => number,
): Match[] {
  const scores = new Float64Array(ids.length)
  const touched: number[] = []
  for (const tag of tags) {
    const term = `#${tag.toLowerCase()}`
    const t = terms.get(term)
    if (t === undefined) continue
    const worth = worthOf(term)
    for (let p = starts[t]!, end = starts[t + 1]!; p < end; p++) {
      const document = documents[p]!
      if (dead?.[document] === 1) continue
      if (scores[document] === 0) touched.push(document)
      scores[document]! += worth
    }
  }
  return touched.map((document) => ({ id: ids[document]!, score: scores[document]! }))
}

/** The price of a tool among those of its category; null where too little is known. Other currencies are not compared. */
export function priceAmong({ orders }: Catalog, tool: CatalogTool): PriceAmong | null {
  const priceOf = ({ price_from }: CatalogTool) =>
    price_from?.currency === 'USD' ? Math.round(price_from.amount) : null
  if (priceOf(tool) === null || tool.category_id === null || !isListed(tool)) return null
  const counts = new Map<number, number>()
  let tools = 0
  for (const other of orders.relevance) {
    const amount = other.category_id === tool.category_id ? priceOf(other) : null
    if (amount === null) continue
    counts.set(amount, (counts.get(amount) ?? 0) + 1)
    tools++
  }
  if (tools <= PRICE_PEERS_MIN) return null
  const prices = [...counts].sort(([a], [b]) => a - b).map(([amount, tools]) => ({ amount, tools }))
  return { tools, prices }
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

/** What a suggestion shows of a tool. */
const SUGGESTED = ['logo_url', 'theme_color', 'category_name', 'price_from'] as const

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
          .map((text) => ({ text, kind: 'topic' as const, slug: null, tool: null })),
      )
    }
  }
  const joined = compact(term)
  const { base, delta, dead } = catalog.index
  const { names, ids } = base
  const tools: CatalogTool[] = []
  if (joined.length > SUGGEST_MIN) {
    for (
      let i = lowerBound(names.texts, (name) => name < joined);
      i < names.texts.length && names.texts[i]!.startsWith(joined);
      i++
    ) {
      const document = names.documents[i]!
      if (dead[document] === 0) tools.push(catalog.toolById.get(ids[document]!)!)
      if (tools.length === 50) break
    }
    for (const id of delta?.ids ?? []) {
      const tool = catalog.toolById.get(id)!
      if (compact(tool.name).startsWith(joined)) tools.push(tool)
    }
  }
  const atWord = (text: string) => ` ${text.toLowerCase()}`.includes(` ${term}`)
  const categories = catalog.categories.filter((c) => atWord(c.name))
  found.push(
    ...tools
      .sort(TOOL_ORDERS.relevance)
      .slice(0, 3)
      .map((t) => ({ text: t.name, kind: 'tool' as const, slug: t.slug, tool: pick(t, SUGGESTED) })),
    ...categories.map((c) => ({ text: c.name, kind: 'category' as const, slug: c.slug, tool: null })),
    ...TOPICS.filter(atWord).map((text) => ({ text, kind: 'topic' as const, slug: null, tool: null })),
  )
  return found.slice(0, SUGGEST_MAX)
}
