import type { Tool } from '../features/tools/tools.contract.ts'

/** The orders that a list of tools can have. Each ends with the id, so that no two tools are equal. */
export type ToolOrder = 'relevance' | 'rating' | 'reviews' | 'newest' | 'name'

type Ordered = Pick<Tool, 'id' | 'name' | 'order_score' | 'rating' | 'confirmed_count' | 'created_at'>

const byName = (a: Ordered, b: Ordered) => compareText(a.name, b.name) || a.id - b.id
export const TOOL_ORDERS: Record<ToolOrder, (a: Ordered, b: Ordered) => number> = {
  relevance: (a, b) => b.order_score - a.order_score || b.confirmed_count - a.confirmed_count || byName(a, b),
  rating: (a, b) => b.rating - a.rating || b.confirmed_count - a.confirmed_count || byName(a, b),
  reviews: (a, b) => b.confirmed_count - a.confirmed_count || b.rating - a.rating || byName(a, b),
  newest: (a, b) => compareText(b.created_at, a.created_at) || b.id - a.id,
  name: byName,
}

/** Alphabetical without regard to case; plain comparison is a hundred times faster than `localeCompare`. */
export function compareText(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : 0
}

const idsByOrder = new WeakMap<readonly Ordered[], Uint32Array>()

/** The ids of an order, as a flat array: a list goes through all of them and looks at few of the tools. */
export function idsOf(order: readonly Ordered[]): Uint32Array {
  const known = idsByOrder.get(order)
  if (known) return known
  const ids = Uint32Array.from(order, ({ id }) => id)
  idsByOrder.set(order, ids)
  return ids
}
