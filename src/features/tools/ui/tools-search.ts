import {
  MINIMUM_RATINGS,
  PRICING_MODELS,
  SEARCH_MAX,
  TOOL_SORTS,
  TOOLS_PAGE_SIZE,
} from '../../../shared/limits.ts'

/** What the address of the directory says. */
export interface ToolsSearch {
  search?: string | undefined
  /** Slug of a category. */
  category?: string | undefined
  pricing?: 'free' | 'freemium' | 'paid' | undefined
  /** Least rating, as it stands in the address. */
  rating?: string | undefined
  sort?: (typeof TOOL_SORTS)[number] | undefined
  /** Pages that are shown: the list is cut after this one. */
  page?: number | undefined
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((v) => v === value)

/** Reads search parameters; what makes no sense is left out, so that every address shows something. */
export function readToolsSearch(raw: Record<string, unknown>): ToolsSearch {
  const text = (value: unknown, max: number) =>
    typeof value === 'string' && value.trim() ? value.trim().slice(0, max) : undefined
  const page = Number(raw.page)
  return {
    search: text(raw.search, SEARCH_MAX),
    category: text(raw.category, 200),
    pricing: oneOf(
      PRICING_MODELS.map((p) => p.toLowerCase() as 'free' | 'freemium' | 'paid'),
      String(raw.pricing).toLowerCase(),
    ),
    rating: MINIMUM_RATINGS.map((r) => r.toFixed(1)).find((r) => Number(r) === Number(raw.rating)),
    sort: oneOf(TOOL_SORTS, raw.sort),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
  }
}

/** The filters of an address as the API takes them. */
export function filterOf({ search, category, pricing, rating }: ToolsSearch) {
  return { search, category, pricing, rating }
}

export const hasFilters = ({ search, category, pricing, rating }: ToolsSearch) =>
  Boolean(search || category || pricing || rating)

/** How many pages one address shows at most; further ones start later. */
const PAGES_SHOWN = 20

/** The list calls behind an address: one for each page that it shows. */
export function pagesOf(search: ToolsSearch) {
  const last = search.page ?? 1
  const first = Math.max(1, last - PAGES_SHOWN + 1)
  const query = { ...filterOf(search), sort: search.sort }
  return {
    first,
    last,
    queries: Array.from({ length: last - first + 1 }, (_, i) => ({
      query: {
        ...query,
        limit: String(TOOLS_PAGE_SIZE),
        offset: String((first - 1 + i) * TOOLS_PAGE_SIZE),
      },
    })),
  }
}
