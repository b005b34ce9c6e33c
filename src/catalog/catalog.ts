import type { Category } from '../features/categories/categories.contract.ts'
import type { Tool, ToolCard } from '../features/tools/tools.contract.ts'
import { lowerBound } from '../shared/sorted.ts'
import type { SearchIndex } from './search.ts'
import { buildSegment, type IndexedDocument, type Segment } from './segment.ts'

/** A published tool with what only the catalogue needs. */
export interface CatalogTool extends Tool {
  search_keywords: string[]
}

/** A published category, before its tools are counted. */
export type CatalogCategory = Omit<Category, 'tool_count'>

export interface CatalogRows {
  tools: CatalogTool[]
  categories: CatalogCategory[]
}

/**
 * What is published, as one immutable value. Readers hold one version for a whole request; a write makes the
 * next one, which shares everything that did not change.
 */
export interface Catalog {
  /** Id of the last change that is in it. */
  version: number
  toolById: ReadonlyMap<number, CatalogTool>
  toolBySlug: ReadonlyMap<string, CatalogTool>
  /** By name. */
  categories: readonly Category[]
  categoryBySlug: ReadonlyMap<string, Category>
  /** Every tool in each of the orders a list can have. */
  orders: Readonly<Record<ToolOrder, readonly CatalogTool[]>>
  index: SearchIndex
}

export type ToolOrder = 'rating' | 'reviews' | 'newest' | 'name'

const byName = (a: CatalogTool, b: CatalogTool) => compareText(a.name, b.name) || a.id - b.id
export const TOOL_ORDERS: Record<ToolOrder, (a: CatalogTool, b: CatalogTool) => number> = {
  rating: (a, b) => b.rating - a.rating || b.review_count - a.review_count || byName(a, b),
  reviews: (a, b) => b.review_count - a.review_count || b.rating - a.rating || byName(a, b),
  newest: (a, b) => compareText(b.created_at, a.created_at) || b.id - a.id,
  name: byName,
}

/** Alphabetical without regard to case; plain comparison is a hundred times faster than `localeCompare`. */
function compareText(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : 0
}

export function toCard(tool: CatalogTool): ToolCard {
  const { id, name, slug, short_description, logo_url, website_url, category_id, category_name } = tool
  const { category_slug, pricing_model, is_paid, free_credit_info, rating, rating_source } = tool
  const { review_count, tags, is_featured } = tool
  return {
    id,
    name,
    slug,
    short_description,
    logo_url,
    website_url,
    category_id,
    category_name,
    category_slug,
    pricing_model,
    is_paid,
    free_credit_info,
    rating,
    rating_source,
    review_count,
    tags,
    is_featured,
  }
}

export function toTool({ search_keywords: _, ...tool }: CatalogTool): Tool {
  return tool
}

/** Builds a catalogue from rows. Pure: the same rows make an equal catalogue. */
export function buildCatalog({ tools, categories }: CatalogRows, version = 0, segment?: Segment): Catalog {
  const base = segment ?? buildSegment(tools as IndexedDocument[])
  const order = (compare: (a: CatalogTool, b: CatalogTool) => number) => [...tools].sort(compare)
  return {
    version,
    toolById: new Map(tools.map((t) => [t.id, t])),
    toolBySlug: new Map(tools.map((t) => [t.slug, t])),
    ...countCategories(categories, tools),
    orders: {
      rating: order(TOOL_ORDERS.rating),
      reviews: order(TOOL_ORDERS.reviews),
      newest: order(TOOL_ORDERS.newest),
      name: order(TOOL_ORDERS.name),
    },
    index: { base, delta: null, dead: new Uint8Array(base.ids.length) },
  }
}

function countCategories(categories: readonly CatalogCategory[], tools: Iterable<CatalogTool>) {
  const counts = new Map<number, number>()
  for (const { category_id } of tools) {
    if (category_id !== null) counts.set(category_id, (counts.get(category_id) ?? 0) + 1)
  }
  const counted: Category[] = categories
    .map((c) => ({ ...c, tool_count: counts.get(c.id) ?? 0 }))
    .sort((a, b) => compareText(a.name, b.name))
  return { categories: counted, categoryBySlug: new Map(counted.map((c) => [c.slug, c])) }
}

/** A catalogue after some tools have changed: `tools` has their new state, or null where one is gone. */
export interface CatalogChange {
  version: number
  tools: ReadonlyMap<number, CatalogTool | null>
  /** All categories, when any of them changed. */
  categories?: readonly CatalogCategory[]
}

/**
 * The next version. Costs what changed, plus copies of flat arrays: the search index keeps its base and gets
 * a new delta, and the orders are kept by taking the changed tools out and putting them in again.
 */
export function applyChange(catalog: Catalog, change: CatalogChange): Catalog {
  const toolById = new Map(catalog.toolById)
  const toolBySlug = new Map(catalog.toolBySlug)
  for (const [id, tool] of change.tools) {
    const before = toolById.get(id)
    if (before && toolBySlug.get(before.slug) === before) toolBySlug.delete(before.slug)
    if (tool) {
      toolById.set(id, tool)
      toolBySlug.set(tool.slug, tool)
    } else toolById.delete(id)
  }
  const changed = [...change.tools.values()].filter((t) => t !== null)
  const orders = Object.fromEntries(
    Object.entries(TOOL_ORDERS).map(([name, compare]) => [
      name,
      reorder(catalog.orders[name as ToolOrder], change.tools, changed, compare),
    ]),
  ) as Record<ToolOrder, CatalogTool[]>
  return {
    version: change.version,
    toolById,
    toolBySlug,
    ...countCategories(change.categories ?? catalog.categories, toolById.values()),
    orders,
    index: reindex(catalog, change.tools, changed),
  }
}

function reorder(
  list: readonly CatalogTool[],
  gone: ReadonlyMap<number, unknown>,
  changed: CatalogTool[],
  compare: (a: CatalogTool, b: CatalogTool) => number,
): CatalogTool[] {
  const result = list.filter((t) => !gone.has(t.id))
  if (changed.length > 64) return result.concat(changed).sort(compare)
  for (const tool of changed) {
    const at = lowerBound(result, (t) => compare(t, tool) < 0)
    result.splice(at, 0, tool)
  }
  return result
}

function reindex(
  { index, toolById }: Catalog,
  gone: ReadonlyMap<number, unknown>,
  changed: CatalogTool[],
): SearchIndex {
  const { base, delta } = index
  const kept = [...(delta?.ids ?? [])].filter((id) => !gone.has(id)).map((id) => toolById.get(id)!)
  const dead = index.dead.slice()
  for (let d = 0; d < dead.length; d++) if (gone.has(base.ids[d]!)) dead[d] = 1
  const documents = [...kept, ...changed]
  return { base, delta: documents.length > 0 ? buildSegment(documents) : null, dead }
}

/** Documents in the delta beyond which the base is built anew. */
export const DELTA_MAX = 100
export const deltaSize = ({ index }: Catalog): number => index.delta?.ids.length ?? 0

/** The same catalogue over a freshly built base of exactly its tools. */
export function withBase(catalog: Catalog, base: Segment): Catalog {
  return { ...catalog, index: { base, delta: null, dead: new Uint8Array(base.ids.length) } }
}
