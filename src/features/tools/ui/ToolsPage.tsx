import { getRouteApi, useNavigate } from '@tanstack/react-router'
import {
  type ComponentProps,
  memo,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { AppError } from '../../../shared/errors.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later, whenTouched } from '../../../ui/later.ts'
import { plural } from '../../../ui/text.ts'
import { useAddressText } from '../../../ui/useAddressText.ts'
import { whenUsed } from '../../../ui/when-used.ts'
import { countSearch } from '../../counters/ui/count-use.ts'
import { ListBar, RelevanceNote, ViewToggle } from './ListBar.tsx'
import { SearchBox } from './SearchBox.tsx'
import { suggestLink } from './suggest-link.ts'
import { hasFilters, otherSearch } from './tools-search.ts'
import { useSearchCounted, useTools } from './useTools.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./tools.head.ts')).toolsHead(page)

const FilterSheet = later(() => import('./FilterSheet.tsx'), 'FilterSheet')

/** What is said of a search, and where nothing is found: their code comes when the page is used. */
const None = later(() => import('./NoTools.tsx'), 'NoTools')
const Notes = later(() => import('./SearchNotes.tsx'), 'SearchNotes')
const NoTools = import.meta.env.SSR ? await None.load() : None
const SearchNotes = import.meta.env.SSR ? await Notes.load() : Notes

const ActiveFilters = whenTouched(() => import('./ActiveFilters.tsx'), 'ActiveFilters')
const ToolFilters = whenTouched(() => import('./ToolFilters.tsx'), 'ToolFilters')
const ToolResults = whenTouched(
  async () => (await import('./ToolResults.tsx')).resultsAsSent(),
  'ToolResults',
)
export const rest = () => Promise.all([ActiveFilters.load(), ToolFilters.load(), ToolResults.load()])

/**
 * Drawn again for other words alone: an update before their code has come would take away what the server has drawn, and
 * what is below would move.
 */
const Nothing = memo((props: ComponentProps<typeof NoTools>) => (
  <Suspense>
    <NoTools {...props} />
  </Suspense>
))
const Understood = memo((props: ComponentProps<typeof SearchNotes>) => (
  <Suspense>
    <SearchNotes {...props} />
  </Suspense>
))

const route = getRouteApi('/tools')

/** The address names what does not exist: there is nothing to show, and nothing to retry. */
const isUnknownValue = (error: Error) => error instanceof AppError && error.code === 'invalid'

export function ToolsPage() {
  const search = route.useSearch()
  const { known } = route.useLoaderData()
  const list = useTools(search, known)
  const { facets, error, searching } = list
  // Other cards, or the table, are drawn in pieces: what is pressed meanwhile is heard.
  const cards = useDeferredValue(list.cards)
  const view = useDeferredValue(search.view)
  const [sheetOpen, setSheetOpen] = useState(false)
  const openSheet = () => startTransition(() => setSheetOpen(true))
  useEffect(() => whenUsed(() => Promise.all([None.load(), Notes.load()])), [])
  useSearchCounted(search.search, searching ? undefined : facets?.total)
  const isNothing = !known || (error !== null && isUnknownValue(error)) || facets?.total === 0
  const category = facets?.categories.find((c) => c.slug === search.category)?.name
  return (
    <div className="page page-wide pt-6 md:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl md:text-4xl">{category ?? 'Browse AI Tools'}</h1>
        <div className="w-full lg:max-w-md">
          <DirectorySearch term={search.search} />
        </div>
      </div>
      <div className="mt-4 grid gap-8 lg:mt-6 lg:grid-cols-[15.5rem_1fr]">
        <aside aria-label="Filters" className="no-js-block max-lg:hidden">
          <ToolFilters search={search} facets={facets} failed={error !== null && known} />
        </aside>
        <section aria-label="Results" className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:min-h-11">
            <div className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
              <span aria-live="polite" className="font-medium text-text tabular-nums">
                {(isNothing || facets) && `${plural(isNothing ? 0 : facets!.total, 'tool')} found`}
              </span>
              {(search.sort ?? 'relevance') === 'relevance' && <RelevanceNote />}
            </div>
            {(search.search || hasFilters(search)) && <ActiveFilters search={search} facets={facets} />}
            <div className="ml-auto flex items-center gap-4">
              <ListBar search={search} onFilters={openSheet} />
              <ViewToggle search={search} />
            </div>
          </div>
          {search.search && facets?.reading && (
            <Understood search={search} reading={facets.reading} total={facets.total} />
          )}
          <div className="relative mt-3" aria-busy={searching || cards !== list.cards}>
            {searching && <div className="progress" />}
            {isNothing ? (
              <Nothing search={search} facets={facets} />
            ) : error ? (
              <EmptyState title="The tools could not be loaded">
                <p className="text-muted">{error.message}</p>
                <button type="button" className={buttonClass('primary')} onClick={list.retry}>
                  Retry
                </button>
              </EmptyState>
            ) : (
              <ToolResults
                search={search}
                first={list.first}
                last={list.last}
                total={facets?.total}
                cards={cards}
                view={view}
              />
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

/** Has its letters to itself: the list is drawn again only for what the address says. */
function DirectorySearch({ term }: { term: string | undefined }) {
  const navigate = useNavigate({ from: '/tools' })
  const [text, setText, commitText] = useAddressText(
    term ?? '',
    (search, replace) =>
      void navigate({
        search: (now) => ({ ...now, ...otherSearch(search) }),
        replace,
        resetScroll: false,
      }),
    SEARCH_DEBOUNCE_MS,
  )
  return (
    <SearchBox
      shortcut
      text={text}
      onText={setText}
      onSearch={commitText}
      onPickTool={(slug) => void navigate({ to: '/tools/$slug', params: { slug } })}
      onSuggest={(name) => {
        // What has come into the address is counted as it is left.
        if (!term) countSearch(name)
        void navigate(suggestLink(name))
      }}
    />
  )
}
