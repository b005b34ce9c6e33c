import { perFilter, type ToolFieldFilter, type ToolFilterName } from '../features/tools/tools.filters.ts'
import type { Catalog } from './catalog.ts'
import type { FilterColumns } from './columns.ts'
import { type Bits, bitsFor, bitsWhere, setBit } from './holders.ts'
import { idsOf } from './orders.ts'

/**
 * What the columns say, as a row of bits for each value that a filter offers: lists and counts then look at 32 tools at
 * once. Made with the first question after a change, in less time than going through all tools once takes.
 */
export interface FilterRows extends Record<ToolFilterName, Bits[]> {
  /** By the id of the category. */
  category: Bits[]
  /** Those that are not, and those that are. */
  featured: Bits[]
}

const made = new WeakMap<FilterColumns, FilterRows>()

export function rowsOf(columns: FilterColumns): FilterRows {
  const known = made.get(columns)
  if (known) return known
  const rows = {
    category: rowsByPlace(columns.category),
    featured: rowsByPlace(columns.featured),
    ...perFilter((filter, name) => rowsOfFilter(filter, columns[name])),
  }
  made.set(columns, rows)
  return rows
}

/** In the order of the values that are offered. */
const rowsOfFilter = (filter: ToolFieldFilter, column: Float64Array): Bits[] =>
  filter.takes === 'choices' ? rowsByPlace(column) : filter.offered.map((least) => rowFrom(column, least))

/** Which tools have each number from 0 on; none where no tool has it. */
function rowsByPlace(column: Float64Array): Bits[] {
  const rows: Bits[] = []
  for (let id = 0; id < column.length; id++) {
    const place = column[id]!
    if (!(place >= 0)) continue
    rows[place] ??= bitsFor(column.length)
    setBit(rows[place], id)
  }
  return rows
}

/** Which tools have this number or a larger one. */
export const rowFrom = (column: Float64Array, least: number): Bits =>
  bitsWhere(column, (value) => value >= least)

const listed = new WeakMap<Catalog, Bits>()

/** The tools that lists have. */
export function listedBits(catalog: Catalog): Bits {
  const known = listed.get(catalog)
  if (known) return known
  const bits = bitsFor(catalog.columns.category.length)
  for (const id of idsOf(catalog.orders.newest)) setBit(bits, id)
  listed.set(catalog, bits)
  return bits
}
