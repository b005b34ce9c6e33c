import { useQueries, useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { track } from '../../analytics/ui/track.ts'
import { countSearch } from '../../counters/ui/count-use.ts'
import { type ListedTool, listed, type ShownFacets, shownFacets } from './listed-tool.ts'
import { filterOf, pagesOf, type ToolsSearch } from './tools-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** 'Load more' has put the pages from this one up to the address's own below one another. */
    firstPage?: number
  }
}

export interface ToolList {
  /** Pages that are shown, the first and the last of them. */
  first: number
  last: number
  /** Undefined while it is not known. */
  facets: ShownFacets | undefined
  cards: ListedTool[] | null
  error: Error | null
  /** Reads again all that failed. */
  retry: () => void
  searching: boolean
}

/** The tools and counts of an address. While another is being read, the last ones stay. */
export function useTools(search: ToolsSearch, known: boolean): ToolList {
  const settled = useDebounced(search, SEARCH_DEBOUNCE_MS)
  const firstPage = useLocation({ select: ({ state }) => state.firstPage })
  // The server knows the address only: what the tab remembers comes after the page is alive.
  const { first, last, queries } = pagesOf(settled, useHydrated() ? firstPage : undefined)
  const facets = useQuery({
    ...shownFacets(apiQuery('GET /api/tools/facets', { query: filterOf(settled) })),
    placeholderData: (previous) => previous,
    enabled: known,
  })
  const pages = useQueries({
    queries: queries.map((input) => ({ ...listed(apiQuery('GET /api/tools', input)), enabled: known })),
    combine: (results) => ({
      cards: results.every((r) => r.data) ? results.flatMap((r) => r.data as ListedTool[]) : null,
      error: results.find((r) => r.error)?.error ?? null,
      retry: () => {
        for (const result of results) if (result.error) void result.refetch()
      },
    }),
  })
  const shown = useRef(pages.cards)
  if (pages.cards) shown.current = pages.cards
  return {
    first,
    last,
    facets: facets.isError ? undefined : facets.data,
    cards: pages.cards ?? shown.current,
    error: pages.error ?? facets.error,
    retry: () => {
      if (facets.error) void facets.refetch()
      pages.retry()
    },
    searching: known && (settled !== search || (!pages.cards && !pages.error)),
  }
}

/** How long a search must stand to count as finished: whoever types on has not meant it yet. */
const FINISHED_MS = 2_000

/** Counts each search that is finished: its results stand for a while, or are left for a page that they led to. */
export function useSearchCounted(term: string | undefined, total: number | undefined) {
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!term || total === undefined) return
    const count = () => {
      clearTimeout(timer)
      pending.current = null
      countSearch(term)
      track('Search', { search_term: term, result_count: total })
    }
    const timer = setTimeout(count, FINISHED_MS)
    pending.current = count
    return () => clearTimeout(timer)
  }, [term, total])
  useEffect(() => () => pending.current?.(), [])
}
