import type { Tool } from '../features/tools/tools.contract.ts'
import { perFilter, type ToolFieldFilter, type ToolFilterName } from '../features/tools/tools.filters.ts'

/** In the place of a category's id. */
export const NO_CATEGORY = 0

type ColumnName = 'category' | 'featured' | 'likeness' | ToolFilterName

/**
 * What lists are filtered by, and neighbours weighed by, as flat arrays of numbers by the id of the tool: tens of thousands of matches are
 * looked at several times faster here than as objects that lie all over the memory. Immutable, as the catalogue is.
 */
export type FilterColumns = Record<ColumnName, Float64Array>

const READERS: Record<ColumnName, (tool: Tool) => number> = {
  category: ({ category_id }) => category_id ?? NO_CATEGORY,
  featured: ({ is_featured }) => (is_featured ? 1 : 0),
  // What a tag in common is worth: more where there are few, and of a better tool.
  likeness: ({ tags, order_score }) => (9 + 2 * order_score) / Math.sqrt(tags.length + 4),
  ...perFilter(readerOf),
}
const NAMES = Object.keys(READERS) as ColumnName[]

/** The number of a choice is its place; a value that is not known passes no filter. */
function readerOf(filter: ToolFieldFilter) {
  return filter.takes === 'choices'
    ? (tool: Tool) => placeOf(filter, tool[filter.field])
    : (tool: Tool) => (tool[filter.field] as number | null) ?? Number.NaN
}

/** What is true is the first of its choices. */
const placeOf = ({ choices }: { choices: readonly string[] }, value: unknown) =>
  typeof value === 'boolean' ? (value ? 0 : -1) : choices.indexOf(value as string)

/** Some room for tools that come later. */
const roomFor = (largestId: number) => Math.ceil((largestId + 1) * 1.05) + 64

const largestOf = (tools: readonly Tool[]) => tools.reduce((max, { id }) => Math.max(max, id), 0)

/**
 * The columns with some tools changed, or of these alone; the place of one that is gone is not looked at any more. A column in which
 * nothing changes is the one before: a review would else copy all of them.
 */
export function columnsWith(tools: readonly Tool[], before?: FilterColumns): FilterColumns {
  const largest = largestOf(tools)
  const room = before && largest < before.category.length ? before.category.length : roomFor(largest)
  const columns = {} as FilterColumns
  for (const name of NAMES) columns[name] = before?.[name] ?? new Float64Array(room)
  const own = (name: ColumnName): Float64Array => {
    if (before && columns[name] === before[name]) {
      columns[name] = new Float64Array(room)
      columns[name].set(before[name])
    }
    return columns[name]
  }
  if (before && room > before.category.length) for (const name of NAMES) own(name)
  // All that is read of a tool at once: it lies in one place of the memory.
  for (const tool of tools) {
    for (const name of NAMES) {
      const value = READERS[name](tool)
      if (!Object.is(columns[name][tool.id], value)) own(name)[tool.id] = value
    }
  }
  return columns
}
