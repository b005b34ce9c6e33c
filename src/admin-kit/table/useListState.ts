import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ADMIN_PAGE_SIZES } from '../admin-kit.limits.ts'
import type { AdminSearch } from '../screen/admin-route.ts'

/** What a list shows, as it stands in the address. */
export interface ListState {
  search: string
  sort: string
  order: 'asc' | 'desc'
  /** Begins with 1. */
  page: number
  size: number
  filters: AdminSearch
  /** Whether anything narrows the list down. */
  isNarrowed: boolean
  /** Changes some of it; the page begins anew unless it is what changes. Empty values leave the address. */
  change(patch: AdminSearch): void
  /** Takes search and filters away. */
  clear(): void
  /** What the server is asked. */
  query: { search?: string; sort: string; order: 'asc' | 'desc'; limit: string; offset: string }
}

interface Options {
  /** The order of a list that nobody has sorted. */
  sort: string
  order?: 'asc' | 'desc'
  /** Names of the filters in the address. */
  filters: readonly string[]
  /** Rows of a page, where they are not chosen. */
  size?: number
}

/** Keeps a list's search, filters, order and page in the address, so that back, reload and links show the same. */
export function useListState({ sort, order = 'asc', filters: names, size: fixed }: Options): ListState {
  const address: AdminSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const size = fixed ?? ADMIN_PAGE_SIZES.find((n) => String(n) === address.size) ?? ADMIN_PAGE_SIZES[0]
  const page = Math.max(1, Math.floor(Number(address.page)) || 1)
  const filters = Object.fromEntries(names.map((name) => [name, address[name] || undefined]))
  const state = {
    search: address.search ?? '',
    sort: address.sort ?? sort,
    order: address.order === 'asc' || address.order === 'desc' ? address.order : order,
  }
  const change = useCallback(
    (patch: AdminSearch) => {
      void navigate({
        to: '.',
        search: (before: AdminSearch) => ({
          ...before,
          page: undefined,
          ...Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value || undefined])),
        }),
        replace: 'search' in patch,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return {
    ...state,
    page,
    size,
    filters,
    isNarrowed: state.search !== '' || Object.values(filters).some(Boolean),
    change,
    clear: () => change(Object.fromEntries(['search', ...names].map((name) => [name, undefined]))),
    query: {
      ...(state.search && { search: state.search }),
      sort: state.sort,
      order: state.order,
      limit: String(size),
      offset: String((page - 1) * size),
    },
  }
}
