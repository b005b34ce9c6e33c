import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Info, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AppError } from '../../../shared/errors.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { plural } from '../../../ui/text.ts'
import { useAddressText } from '../../../ui/useAddressText.ts'
import { TOOL_SORTS } from '../tools.limits.ts'
import { SearchBox } from './SearchBox.tsx'
import { ActiveFilters, ToolFilters } from './ToolFilters.tsx'
import { NoTools, ToolResults } from './ToolResults.tsx'
import type { ToolsSearch } from './tools-search.ts'
import { useSearchCounted, useTools } from './useTools.ts'

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((m) => ({ default: m.FilterSheet })))

const route = getRouteApi('/tools')

const SORT_LABELS: Record<(typeof TOOL_SORTS)[number], string> = {
  relevance: 'Relevance',
  rating: 'Highest rated',
  reviews: 'Most reviewed',
  newest: 'Newest',
  name: 'Name',
}

/** The address names what does not exist: there is nothing to show, and nothing to retry. */
const isUnknownValue = (error: Error) => error instanceof AppError && error.code === 'invalid'

export function ToolsPage() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/tools' })
  const { known } = route.useLoaderData()
  const list = useTools(search, known)
  const { facets, error, searching } = list
  const [sheetOpen, setSheetOpen] = useState(false)
  const [text, setText, commitText] = useAddressText(
    search.search ?? '',
    (term, replace) =>
      void navigate({
        search: (now) => ({ ...now, page: undefined, search: term || undefined }),
        replace,
        resetScroll: false,
      }),
    SEARCH_DEBOUNCE_MS,
  )
  useSearchCounted(search.search, searching ? undefined : facets?.total)
  const isNothing = !known || (error !== null && isUnknownValue(error)) || facets?.total === 0
  const category = facets?.categories.find((c) => c.slug === search.category)?.name
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{category ?? 'Browse AI Tools'}</h1>
      <div className="mt-5 flex gap-2">
        <SearchBox
          shortcut
          text={text}
          onText={setText}
          onSearch={commitText}
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
          <ToolFilters search={search} facets={facets} failed={error !== null && known} />
        </aside>
        <section aria-label="Results" className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
              <span aria-live="polite" className="font-medium text-text tabular-nums">
                {(isNothing || facets) && `${plural(isNothing ? 0 : facets!.total, 'tool')} found`}
              </span>
              {(search.sort ?? 'relevance') === 'relevance' && <RelevanceNote />}
            </div>
            <SortMenu search={search} />
          </div>
          <div className="mt-3 empty:hidden">
            <ActiveFilters search={search} facets={facets} />
          </div>
          <div className="relative mt-4" aria-busy={searching}>
            {searching && <div className="progress" />}
            {isNothing ? (
              <NoTools search={search} />
            ) : error ? (
              <EmptyState title="The tools could not be loaded">
                <p className="text-muted">{error.message}</p>
                <button type="button" className={buttonClass('primary')} onClick={list.retry}>
                  Retry
                </button>
              </EmptyState>
            ) : (
              <ToolResults search={search} list={list} />
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

/** The order of the list, and one press away what it is made of. */
function RelevanceNote() {
  return (
    <Link
      to="/how-lists-are-ordered"
      className="inline-flex min-h-11 items-center gap-1 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-text md:min-h-0"
    >
      Sorted by relevance
      <Info className="size-3.5" aria-hidden="true" />
    </Link>
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
