import { SEARCH_MAX } from '../../../shared/limits.ts'
import {
  CATEGORY_FREE_SHARES,
  CATEGORY_MIN_TOOLS,
  CATEGORY_SORTS,
  CATEGORY_VIEWS,
} from '../categories.limits.ts'
import type { CategoriesFilter } from '../categories-filter.ts'

/** What the address of the category page says. The default of each is left out. */
export interface CategoriesSearch extends CategoriesFilter {
  view?: 'list' | undefined
}

/** Reads search parameters; what makes no sense is left out, so that every address shows something. */
export function readCategoriesSearch(raw: Record<string, unknown>): CategoriesSearch {
  const text = (value: unknown) =>
    typeof value === 'string' ? value.trim().slice(0, SEARCH_MAX).trim() || undefined : undefined
  const step = (steps: readonly number[], value: unknown) => steps.find((s) => String(s) === String(value))
  return {
    search: text(raw.search),
    sort: CATEGORY_SORTS.find((s) => s === raw.sort && s !== 'alphabetical') as 'popular' | undefined,
    view: CATEGORY_VIEWS.find((v) => v === raw.view && v !== 'grid') as 'list' | undefined,
    min_tools: step(CATEGORY_MIN_TOOLS, raw.min_tools),
    free: step(CATEGORY_FREE_SHARES, raw.free),
    tag: text(raw.tag),
  }
}

/** How many of the advanced filters an address sets. */
export const countFilters = ({ min_tools, free, tag }: CategoriesSearch) =>
  [min_tools, free, tag].filter((v) => v !== undefined).length
