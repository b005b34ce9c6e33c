import type { Tool } from '../features/tools/tools.contract.ts'
import { PRICING_MODELS } from '../features/tools/tools.limits.ts'

type FilteredTool = Pick<Tool, 'id' | 'category_id' | 'pricing_model' | 'rating' | 'is_featured'>

/** In the place of a category's id. */
export const NO_CATEGORY = 0

/**
 * What lists are filtered by, as flat arrays by the id of the tool: tens of thousands of matches are looked at
 * several times faster here than as objects that lie all over the memory. Immutable, as the catalogue is.
 */
export interface FilterColumns {
  /** Id of the category, NO_CATEGORY for none. */
  category: Int32Array
  /** Place in PRICING_MODELS. */
  pricing: Uint8Array
  rating: Float64Array
  featured: Uint8Array
}

const columnsOf = (length: number): FilterColumns => ({
  category: new Int32Array(length),
  pricing: new Uint8Array(length),
  rating: new Float64Array(length),
  featured: new Uint8Array(length),
})

function put({ category, pricing, rating, featured }: FilterColumns, tool: FilteredTool) {
  category[tool.id] = tool.category_id ?? NO_CATEGORY
  pricing[tool.id] = PRICING_MODELS.indexOf(tool.pricing_model)
  rating[tool.id] = tool.rating
  featured[tool.id] = tool.is_featured ? 1 : 0
}

/** Some room for tools that come later. */
const roomFor = (largestId: number) => Math.ceil((largestId + 1) * 1.05) + 64

export function buildColumns(tools: readonly FilteredTool[]): FilterColumns {
  const columns = columnsOf(roomFor(tools.reduce((largest, { id }) => Math.max(largest, id), 0)))
  for (const tool of tools) put(columns, tool)
  return columns
}

/** The same with some tools changed; the place of one that is gone is not looked at any more. */
export function withTools(before: FilterColumns, tools: readonly FilteredTool[]): FilterColumns {
  const largest = tools.reduce((max, { id }) => Math.max(max, id), 0)
  const length = largest < before.category.length ? before.category.length : roomFor(largest)
  const columns = columnsOf(length)
  columns.category.set(before.category)
  columns.pricing.set(before.pricing)
  columns.rating.set(before.rating)
  columns.featured.set(before.featured)
  for (const tool of tools) put(columns, tool)
  return columns
}
