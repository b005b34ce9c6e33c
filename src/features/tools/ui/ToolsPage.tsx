import { useQueries, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { SearchX, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { SEARCH_DEBOUNCE_MS, TOOL_SORTS, TOOLS_PAGE_SIZE } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/text.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { track } from '../../analytics/ui/track.ts'
import { countSearch } from '../../counters/ui/count-use.ts'
import type { ToolCard as Card } from '../tools.contract.ts'
import { SearchBox } from './SearchBox.tsx'
import { CARD_GRID, ToolCard, ToolCardSkeleton } from './ToolCard.tsx'
import { ActiveFilters, ToolFilters } from './ToolFilters.tsx'
import { filterOf, hasFilters, pagesOf, type ToolsSearch } from './tools-search.ts'

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((m) => ({ default: m.FilterSheet })))

const route = getRouteApi('/tools')

const SORT_LABELS: Record<(typeof TOOL_SORTS)[number], string> = {
  relevance: 'Relevance',
  rating: 'Highest rated',
  reviews: 'Most reviewed',
  newest: 'Newest',
  name: 'Name',
}

/** The tools and counts of an address. While another is being read, the last ones stay. */
function useTools(search: ToolsSearch, known: boolean) {
  const settled = useDebounced(search, SEARCH_DEBOUNCE_MS)
  const facets = useQuery({
    ...apiQuery('GET /api/tools/facets', { query: filterOf(settled) }),
    placeholderData: (previous) => previous,
    enabled: known,
  })
  const pages = useQueries({
    queries: pagesOf(settled).queries.map((input) => ({
      ...apiQuery('GET /api/tools', input),
      enabled: known,
    })),
    combine: (results) => ({
      cards: results.every((r) => r.data) ? results.flatMap((r) => r.data as Card[]) : null,
      error: results.find((r) => r.error)?.error ?? null,
      refetch: () => Promise.all(results.map((r) => r.refetch())),
    }),
  })
  const last = useRef<Card[] | null>(pages.cards)
  if (pages.cards) last.current = pages.cards
  return {
    facets: facets.data,
    cards: pages.cards ?? last.current,
    error: pages.error,
    refetch: pages.refetch,
    searching: known && (settled !== search || (!pages.cards && !pages.error)),
  }
}

/** Counts each search once its number of results is known. */
function useSearchCounted(term: string | undefined, total: number | null) {
  const counted = useRef('')
  useEffect(() => {
    if (!term || total === null || counted.current === term) return
    counted.current = term
    countSearch(term)
    track('Search', { search_term: term, result_count: total })
  }, [term, total])
}

/** The address names what does not exist: there is nothing to show, and nothing to retry. */
const isUnknownValue = (error: Error) => error instanceof AppError && error.code === 'invalid'

export function ToolsPage() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/tools' })
  const { known } = route.useLoaderData()
  const { facets, cards, error, refetch, searching } = useTools(search, known)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const term = useDebounced(typed, SEARCH_DEBOUNCE_MS)

  useEffect(() => {
    if (term === null) return
    void navigate({
      search: (now) => ({ ...now, page: undefined, search: term.trim() || undefined }),
      replace: true,
      resetScroll: false,
    })
    setTyped(null)
  }, [term, navigate])

  const total = facets?.total ?? 0
  useSearchCounted(search.search, searching || !facets ? null : total)
  const category = facets?.categories.find((c) => c.slug === search.category)?.name
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{category ?? 'Browse AI Tools'}</h1>
      <div className="mt-5 flex gap-2">
        <SearchBox
          shortcut
          value={search.search ?? ''}
          onType={setTyped}
          onSearch={(next) => {
            setTyped(null)
            void navigate({
              search: (now) => ({ ...now, page: undefined, search: next }),
              resetScroll: false,
            })
          }}
          onPickTool={(slug) => void navigate({ to: '/tools/$slug', params: { slug } })}
        />
        <button
          type="button"
          className={`${buttonClass('secondary')} js-only lg:hidden`}
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          Filters
        </button>
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-[15.5rem_1fr]">
        <aside aria-label="Filters" className="no-js-block max-lg:hidden">
          <ToolFilters search={search} facets={facets} />
        </aside>
        <section aria-label="Results" className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm text-muted">
              <span aria-live="polite" className="font-medium text-text tabular-nums">
                {plural(known && !error ? total : 0, 'tool')} found
              </span>
              {(search.sort ?? 'relevance') === 'relevance' && <> · Sorted by relevance</>}
            </p>
            <SortMenu search={search} />
          </div>
          <div className="mt-3 empty:hidden">
            <ActiveFilters search={search} facets={facets} />
          </div>
          <div className="relative mt-4" aria-busy={searching}>
            {searching && <div className="progress" />}
            {error && !isUnknownValue(error) ? (
              <EmptyState title="The tools could not be loaded">
                <p className="text-muted">{error.message}</p>
                <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
                  Retry
                </button>
              </EmptyState>
            ) : !known || error || cards?.length === 0 ? (
              <NoTools search={search} />
            ) : (
              <Results search={search} cards={cards} total={total} />
            )}
          </div>
        </section>
      </div>
      {sheetOpen && (
        <Suspense>
          <FilterSheet search={search} facets={facets} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function SortMenu({ search }: { search: ToolsSearch }) {
  const navigate = useNavigate({ from: '/tools' })
  return (
    <label className="js-only flex items-center gap-2 text-sm text-muted">
      Sort by
      <select
        className="field min-h-11 w-auto py-1 text-text md:min-h-9"
        value={search.sort ?? 'relevance'}
        onChange={(event) => {
          const sort = event.target.value as ToolsSearch['sort']
          void navigate({
            search: (now) => ({ ...now, page: undefined, sort: sort === 'relevance' ? undefined : sort }),
            resetScroll: false,
          })
        }}
      >
        {TOOL_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
    </label>
  )
}

function NoTools({ search }: { search: ToolsSearch }) {
  return (
    <EmptyState title="No tools found" icon={<SearchX className="size-10" aria-hidden="true" />}>
      <p className="max-w-md text-muted">
        {search.search
          ? 'Nothing matches this search with these filters. Try fewer words, or take a filter away.'
          : 'No tool passes all of these filters.'}
      </p>
      {hasFilters(search) && (
        <Link to="/tools" search={{}} className={buttonClass('primary')}>
          Clear Filters
        </Link>
      )}
    </EmptyState>
  )
}

function Results({ search, cards, total }: { search: ToolsSearch; cards: Card[] | null; total: number }) {
  const { first, last } = pagesOf(search)
  const shownUpTo = last * TOOLS_PAGE_SIZE
  return (
    <>
      {first > 1 && (
        <p className="mb-4 text-center">
          <Link to="/tools" search={{ ...search, page: first - 1 }} className={buttonClass('secondary')}>
            Earlier tools
          </Link>
        </p>
      )}
      <ul className={CARD_GRID}>
        {cards?.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} heading="h2" />
          </li>
        ))}
        {!cards &&
          Array.from({ length: 9 }, (_, i) => (
            <li key={i}>
              <ToolCardSkeleton />
            </li>
          ))}
      </ul>
      {cards && shownUpTo < total && (
        <div className="mt-8 flex flex-col items-center gap-2">
          <Link
            to="/tools"
            search={{ ...search, page: last + 1 }}
            resetScroll={false}
            className={buttonClass('secondary', 'lg')}
          >
            Load more
          </Link>
          <p className="text-sm text-muted tabular-nums">
            {plural(Math.min(shownUpTo, total), 'tool')} of {total.toLocaleString('en-US')}
          </p>
        </div>
      )}
    </>
  )
}
