/** The published catalogue in memory: built from rows, followed change by change, listed and searched. */

import type { Category } from '../features/categories/categories.contract.ts'
import type { FactKind } from '../features/facts/facts.contract.ts'
import type { KnownFact, KnownOfTool } from '../features/facts/known-facts.ts'
import { DEFAULT_ORDER_WEIGHTS, type Scoring } from '../features/settings/order-weights.ts'
import { PRIOR_WEIGHT } from '../features/settings/settings.limits.ts'
import type { Tool } from '../features/tools/tools.contract.ts'
import { lowerBound } from '../shared/sorted.ts'
import { type CatalogBlog, NO_BLOG } from './blog.ts'
import { type CatalogBundle, withBundles } from './bundles.ts'
import { type CatalogCategory, countCategories } from './categories.ts'
import { columnsWith, type FilterColumns } from './columns.ts'
import { type FactFilters, factFiltersWith } from './facts.ts'
import { inAllOrders, TOOL_ORDERS, type ToolOrder } from './orders.ts'
import { Overlay } from './overlay.ts'
import type { OrderParts } from './score.ts'
import type { SearchIndex } from './search/search.ts'
import { addGone, buildSegment, NOTHING_GONE, type Segment, withScores } from './search/segment.ts'

/** A published tool with what only the catalogue needs. */
export interface CatalogTool extends Tool {
  search_keywords: string[]
  /** What lists filter by, in the order of its kinds. */
  known: readonly KnownFact[]
  /** What prices for teams are reckoned from. */
  paid_plans: KnownOfTool['paid_plans']
  /** What its `order_score` is made of. */
  order_parts: OrderParts
}

export interface CatalogRows {
  tools: CatalogTool[]
  /** Kinds of facts that are asked, in their order. */
  factKinds?: readonly FactKind[]
  categories: CatalogCategory[]
  bundles?: CatalogBundle[]
  blog?: CatalogBlog
  /** What the scores of the tools were made with. */
  scoring?: Scoring
}

/**
 * What is published, as one immutable value. Readers hold one version for a whole request; a write makes the
 * next one, which shares everything that did not change.
 */
export interface Catalog {
  /** Id of the last change that is in it. */
  version: number
  toolById: Overlay<number, CatalogTool>
  toolBySlug: Overlay<string, CatalogTool>
  /** By name. */
  categories: readonly Category[]
  categoryBySlug: ReadonlyMap<string, Category>
  /** Whether any tool stands in none of them. */
  hasUncategorized: boolean
  /** In the order in which they were made. */
  bundles: readonly CatalogBundle[]
  bundleBySlug: ReadonlyMap<string, CatalogBundle>
  blog: CatalogBlog
  /** Every tool in each of the orders a list can have. */
  orders: Readonly<Record<ToolOrder, readonly CatalogTool[]>>
  columns: FilterColumns
  factKinds: readonly FactKind[]
  factFilters: FactFilters
  scoring: Scoring
  index: SearchIndex
}

/** Whether a tool stands in lists, and may be chosen for a kit: one that has closed keeps its page alone. */
export const isListed = ({ life_state }: Pick<CatalogTool, 'life_state'>): boolean => life_state !== 'closed'

const NO_DAY: Scoring = { weights: DEFAULT_ORDER_WEIGHTS, day: '', prior_weight: PRIOR_WEIGHT }

/** Builds a catalogue from rows. Pure: the same rows make an equal catalogue. */
export function buildCatalog(
  { tools, factKinds = [], categories, bundles = [], blog = NO_BLOG, scoring = NO_DAY }: CatalogRows,
  version = 0,
  index?: SearchIndex,
  orders?: Catalog['orders'],
): Catalog {
  const listed = tools.filter(isListed)
  const columns = columnsWith(tools)
  return {
    version,
    toolById: Overlay.by(tools, ({ id }) => id),
    toolBySlug: Overlay.by(tools, ({ slug }) => slug),
    ...countCategories(categories, listed),
    ...withBundles(bundles),
    blog,
    orders: orders ?? inAllOrders(listed),
    columns,
    factKinds,
    factFilters: factFiltersOf(factKinds, columns, tools),
    scoring,
    index: index ?? indexOver(buildSegment(listed)),
  }
}

const factFiltersOf = (
  kinds: readonly FactKind[],
  { category }: FilterColumns,
  tools: Iterable<CatalogTool>,
) => factFiltersWith({ kinds, room: category.length }, asNew(tools))

function* asNew(tools: Iterable<CatalogTool>) {
  for (const after of tools) yield { before: undefined, after }
}

export const indexOver = (base: Segment): SearchIndex => ({
  base,
  delta: null,
  dead: new Uint8Array(base.ids.length),
  gone: NOTHING_GONE,
})

/** A catalogue after some tools have changed: `tools` has their new state, or null where one is gone. */
export interface CatalogChange {
  version: number
  tools: ReadonlyMap<number, CatalogTool | null>
  /** All categories, when any of them changed. */
  categories?: readonly CatalogCategory[]
  /** All bundles, when any of them changed. */
  bundles?: readonly CatalogBundle[]
  /** The blog, when anything in it changed. */
  blog?: CatalogBlog
  /** What the scores of the tools were made with. */
  scoring?: Scoring
}

/** What became of one tool. */
interface Replaced {
  id: number
  before: CatalogTool | undefined
  after: CatalogTool | null
}

/**
 * The next version. Costs what changed, plus copies of flat arrays: the search index keeps its base and gets
 * a new delta, and the orders are kept by taking the changed tools out and putting them in again.
 */
export function applyChange(catalog: Catalog, change: CatalogChange): Catalog {
  const bySlug = new Map<string, CatalogTool | null>()
  const replaced: Replaced[] = []
  for (const [id, after] of change.tools) {
    const before = catalog.toolById.get(id)
    replaced.push({ id, before, after })
    // Its old slug may be another tool's by now.
    const holder = before && (bySlug.get(before.slug) ?? catalog.toolBySlug.get(before.slug))
    if (before && holder === before) bySlug.set(before.slug, null)
    if (after) bySlug.set(after.slug, after)
  }
  const toolById = catalog.toolById.with(change.tools)
  const inLists = replaced.map(({ id, before, after }) => ({
    id,
    before: before && isListed(before) ? before : undefined,
    after: after && isListed(after) ? after : null,
  }))
  const orders = Object.fromEntries(
    Object.entries(TOOL_ORDERS).map(([name, compare]) => [
      name,
      reorder(catalog.orders[name as ToolOrder], inLists, compare),
    ]),
  ) as Record<ToolOrder, CatalogTool[]>
  const { categories, categoryBySlug, hasUncategorized } = catalog
  const countsChange = inLists.some(
    ({ before, after }) =>
      !before || !after || before.category_id !== after.category_id || before.is_paid !== after.is_paid,
  )
  const columns = columnsWith(
    replaced.flatMap(({ after }) => after ?? []),
    catalog.columns,
  )
  const { factKinds: kinds, factFilters: filters } = catalog
  const room = columns.category.length
  return {
    version: change.version,
    toolById,
    toolBySlug: catalog.toolBySlug.with(bySlug),
    ...(change.categories || countsChange
      ? countCategories(change.categories ?? catalog.categories, [...toolById.values()].filter(isListed))
      : { categories, categoryBySlug, hasUncategorized }),
    ...(change.bundles
      ? withBundles(change.bundles)
      : { bundles: catalog.bundles, bundleBySlug: catalog.bundleBySlug }),
    blog: change.blog ?? catalog.blog,
    orders,
    columns,
    factKinds: kinds,
    factFilters:
      room === catalog.columns.category.length
        ? factFiltersWith({ kinds, room, filters }, replaced)
        : factFiltersOf(kinds, columns, toolById.values()),
    scoring: catalog.scoring,
    index: reindex(catalog.index, toolById, inLists),
  }
}

function reorder(
  list: readonly CatalogTool[],
  replaced: Replaced[],
  compare: (a: CatalogTool, b: CatalogTool) => number,
): CatalogTool[] {
  const added = replaced.flatMap(({ after }) => after ?? [])
  if (replaced.length > 64) {
    const ids = new Set(replaced.map((r) => r.id))
    return list
      .filter((t) => !ids.has(t.id))
      .concat(added)
      .sort(compare)
  }
  const result = list.slice()
  const placeOf = (tool: CatalogTool) => lowerBound(result, (t) => compare(t, tool) < 0)
  for (const { before } of replaced) if (before) result.splice(placeOf(before), 1)
  for (const tool of added) result.splice(placeOf(tool), 0, tool)
  return result
}

function reindex(
  { base, delta, dead, gone }: SearchIndex,
  toolById: ReadonlyMap<number, CatalogTool>,
  replaced: Replaced[],
): SearchIndex {
  // Most changes are reviews: what is searched stays as it is, only what the score adds is new.
  const scored = replaced.flatMap(({ before, after }) => (isSearchedAlike(before, after) ? after! : []))
  const others = replaced.filter(({ before, after }) => !isSearchedAlike(before, after))
  const newBase = withScores(base, scored)
  if (others.length === 0) return { base: newBase, delta: delta && withScores(delta, scored), dead, gone }

  const ids = new Set(others.map((r) => r.id))
  const kept = [...(delta?.ids ?? [])].filter((id) => !ids.has(id)).map((id) => toolById.get(id)!)
  const documents = [...kept, ...others.flatMap(({ after }) => after ?? [])]
  const newDead = dead.slice()
  const dying: CatalogTool[] = []
  for (const { id, before } of others) {
    const d = base.ids.indexOf(id)
    if (d < 0 || newDead[d] === 1) continue
    newDead[d] = 1
    // While it lived in the base it was the current one.
    dying.push(before!)
  }
  return {
    base: newBase,
    delta: documents.length > 0 ? buildSegment(documents) : null,
    dead: newDead,
    gone: addGone(gone, dying),
  }
}

/** Whether two states of a tool differ in nothing that goes into the index, except the score. */
export function isSearchedAlike(a: CatalogTool | undefined, b: CatalogTool | null): boolean {
  if (!a || !b) return false
  const same = (x: string[], y: string[]) => x.length === y.length && x.every((value, i) => value === y[i])
  return (
    a.name === b.name &&
    a.category_name === b.category_name &&
    a.short_description === b.short_description &&
    a.description === b.description &&
    same(a.tags, b.tags) &&
    same(a.features, b.features) &&
    same(a.search_keywords, b.search_keywords)
  )
}

/** Documents in the delta beyond which the base is built anew. */
export const DELTA_MAX = 50
export const deltaSize = ({ index }: Catalog): number => index.delta?.ids.length ?? 0

/** The same catalogue over a freshly built base of exactly its tools. */
export function withBase(catalog: Catalog, base: Segment): Catalog {
  return { ...catalog, index: indexOver(base) }
}
