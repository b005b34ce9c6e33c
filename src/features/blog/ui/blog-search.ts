import { PAGE_MAX, SEARCH_MAX } from '../../../shared/limits.ts'

/** What the address of the blog says. */
export interface BlogSearch {
  search?: string | undefined
  /** Slug of a blog category. */
  category?: string | undefined
  view?: 'list' | undefined
  page?: number | undefined
}

/** Reads search parameters; what makes no sense is left out, so that every address shows something. */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  const text = (value: unknown, max: number) =>
    typeof value === 'string' && value.trim() ? value.trim().slice(0, max) : undefined
  const page = Number(raw.page)
  return {
    search: text(raw.search, SEARCH_MAX),
    category: text(raw.category, 200),
    view: raw.view === 'list' ? 'list' : undefined,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  }
}

export const hasFilters = ({ search, category }: BlogSearch) => Boolean(search || category)
