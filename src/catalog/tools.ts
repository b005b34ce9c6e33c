import type { PriceAmong, ToolFilter } from '../features/tools/tools.contract.ts'
import { PRICE_PEERS_MIN, TOOLS_LIST_MAX } from '../features/tools/tools.limits.ts'
import { type Catalog, type CatalogTool, isListed } from './catalog.ts'
import { passingBits } from './filters.ts'
import { countBoth, hasBit } from './holders.ts'
import { RANKED_MAX } from './list-keys.ts'
import { idsOf, placesOf } from './orders.ts'
import { answerSearch } from './search/answer.ts'
import type { Match } from './search/search.ts'

/** Lists of tools, as pure functions over the catalogue. */

/** The best first; among equals, in the order of lists. */
export function byScore({ orders }: Catalog) {
  const places = placesOf(orders.relevance)
  return (a: Match, b: Match) => b.score - a.score || places[a.id]! - places[b.id]!
}

/**
 * The page of tools that a filter asks for, and the number of all that match.
 * `all`: the ids of everything that matches, where these are few.
 * Without a search, relevance is the order of lists (`score.ts`).
 */
export function searchTools(
  catalog: Catalog,
  filter: Partial<ToolFilter>,
): { tools: CatalogTool[]; total: number; all: number[] | null } {
  const { sort = 'relevance', limit = TOOLS_LIST_MAX, offset = 0 } = filter
  const answer = answerSearch(catalog, filter)
  if (answer && sort === 'relevance') {
    const passing = passingBits(catalog, filter)
    const found = passing ? answer.matches.filter(({ id }) => hasBit(passing, id)) : answer.matches
    const page = firstOf(found, offset + limit, byScore(catalog)).slice(offset)
    return { tools: page.map((m) => catalog.toolById.get(m.id)!), total: found.length, all: null }
  }
  const passing = passingBits(catalog, filter, answer?.matches)
  const order = catalog.orders[sort]
  if (!passing) return { tools: order.slice(offset, offset + limit), total: order.length, all: null }
  const total = countBoth(passing, passing)
  const few: number[] | null = total > RANKED_MAX ? null : []
  const tools: CatalogTool[] = []
  const ids = idsOf(order)
  // Where they are many, what comes after the page is not looked at.
  const end = few ? total : Math.min(total, offset + limit)
  for (let i = 0, seen = 0; seen < end && i < ids.length; i++) {
    if (!hasBit(passing, ids[i]!)) continue
    if (seen >= offset && tools.length < limit) tools.push(order[i]!)
    few?.push(ids[i]!)
    seen++
  }
  return { tools, total, all: few }
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
