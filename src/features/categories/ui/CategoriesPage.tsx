import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { LayoutGrid, List, SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { whenTouched } from '../../../ui/later.ts'
import { SearchForm } from '../../../ui/SearchForm.tsx'
import { plural } from '../../../ui/text.ts'
import { useAddressText } from '../../../ui/useAddressText.ts'
import { useOwnChoice } from '../../../ui/useOwnChoice.ts'
import type { CategoryFace } from '../categories.contract.ts'
import { filterCategories } from '../categories-filter.ts'
import { AdvancedFilters, ApplyButton, FORM } from './AdvancedFilters.tsx'
import { categoriesQuery, facesQuery, siteTextsQuery } from './categories.route.ts'
import type { CategoriesSearch } from './categories-search.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./categories.head.ts')).categoriesHead(page)

/** Rows in one frame; on a phone the grid is such a list as well. */
const LIST = 'grid overflow-hidden rounded-card border border-line bg-surface divide-y divide-line'
const GRID =
  'grid max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:divide-y max-sm:divide-line sm:gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4'

const StatsStrip = whenTouched(() => import('../../../ui/StatsStrip.tsx'), 'StatsStrip')
const CategoryCard = whenTouched(() => import('./CategoryCard.tsx'), 'CategoryCard')
const WaysOn = whenTouched(() => import('./WaysOn.tsx'), 'WaysOn')
export const rest = () => Promise.all([StatsStrip.load(), CategoryCard.load(), WaysOn.load()])

const route = getRouteApi('/categories')

const NONE: CategoryFace[] = []

export function CategoriesPage() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/categories' })
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: texts } = useSuspenseQuery(siteTextsQuery)
  const { data: faces } = useSuspenseQuery(facesQuery)
  const write = (term: string, replace: boolean) =>
    void navigate({
      search: (now) => ({ ...now, search: term || undefined }),
      replace,
      resetScroll: false,
    })
  const [text, setText, commit] = useAddressText(search.search ?? '', write, SEARCH_DEBOUNCE_MS)
  // The list follows each letter, once that is painted; the address follows when the typing rests.
  const shown = { ...search, search: useDeferredValue(text) }
  const found = filterCategories(categories, shown)
  const tools = categories.reduce((sum, c) => sum + c.tool_count, 0)
  return (
    <div className="page page-wide pt-8 md:pt-10">
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:items-end">
        <div>
          <h1 className="text-3xl md:text-4xl">AI Tool Categories</h1>
          <p className="mt-3 max-w-2xl text-muted">
            {categories.length > 0
              ? `${plural(tools, 'tool')} in ${plural(categories.length, 'category', 'categories')}, by what they are for.`
              : 'Tools by what they are for.'}
          </p>
          <SearchForm
            id={FORM}
            action="/categories"
            label="Search categories"
            placeholder="Search by topic or tag"
            value={text}
            onChange={setText}
            onSend={commit}
          >
            {search.view && <input type="hidden" name="view" value={search.view} />}
          </SearchForm>
        </div>
        <div className="mt-6 lg:mt-0">
          <StatsStrip stats={texts.categories_stats} />
        </div>
      </div>
      <section aria-labelledby="results" className="mt-6 md:mt-8">
        <h2 id="results" className="sr-only">
          Categories
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <AdvancedFilters categories={categories} search={shown} />
          <p aria-live="polite" className="mr-auto text-sm font-medium tabular-nums">
            {plural(found.length, 'category', 'categories')}
          </p>
          <div className="flex flex-wrap items-center gap-3 max-sm:justify-between">
            <SortMenu search={search} />
            <ViewToggle search={search} />
          </div>
        </div>
        <div className="mt-4">
          {found.length === 0 ? (
            <NoCategories isEmpty={categories.length === 0} search={search} onClear={() => setText('')} />
          ) : (
            <ul className={search.view === 'list' ? LIST : GRID}>
              {found.map((category) => (
                <li key={`${search.view} ${category.id}`} className="min-w-0">
                  <CategoryCard
                    category={category}
                    faces={faces[category.slug] ?? NONE}
                    view={search.view ?? 'grid'}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <WaysOn />
    </div>
  )
}

function SortMenu({ search }: { search: CategoriesSearch }) {
  const [shown, show] = useOwnChoice(search.sort ?? 'alphabetical')
  const navigate = useNavigate({ from: '/categories' })
  return (
    <div className="flex items-center gap-2">
      <label className="flex items-center gap-2 text-sm text-muted">
        <span className="max-sm:sr-only">Sort by</span>
        <select
          form={FORM}
          name="sort"
          className="field min-h-11 w-auto py-1 text-text md:min-h-9"
          value={shown}
          onChange={(event) => {
            const sort = event.target.value === 'popular' ? 'popular' : undefined
            show(sort ?? 'alphabetical')
            void navigate({ search: (now) => ({ ...now, sort }), resetScroll: false })
          }}
        >
          <option value="alphabetical">Alphabetical</option>
          <option value="popular">Most Popular</option>
        </select>
      </label>
      <ApplyButton />
    </div>
  )
}

function ViewToggle({ search }: { search: CategoriesSearch }) {
  const view = search.view ?? 'grid'
  return (
    <ul aria-label="View" className="flex gap-1">
      {(['grid', 'list'] as const).map((value) => {
        const Icon = value === 'grid' ? LayoutGrid : List
        return (
          <li key={value}>
            <Link
              from="/categories"
              to="/categories"
              // Of the address as it is then: what was chosen a moment ago may stand there and not here yet.
              search={(now) => ({ ...now, view: value === 'list' ? value : undefined })}
              resetScroll={false}
              aria-label={value === 'grid' ? 'Grid view' : 'List view'}
              current={view === value ? 'true' : undefined}
              className={buttonClass(view === value ? 'soft' : 'ghost', 'icon')}
            >
              <Icon className="size-5" aria-hidden="true" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

interface NoneProps {
  /** There are none at all. */
  isEmpty: boolean
  search: CategoriesSearch
  onClear: () => void
}

function NoCategories({ isEmpty, search, onClear }: NoneProps) {
  if (isEmpty) {
    return (
      <EmptyState title="No categories found" icon={<SearchX className="size-10" aria-hidden="true" />}>
        <p className="max-w-md text-muted">There are none here yet.</p>
        <Link to="/tools" className={buttonClass('primary')}>
          Browse Tools
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No categories found" icon={<SearchX className="size-10" aria-hidden="true" />}>
      <p className="max-w-md text-muted">
        Nothing matches with these choices. Try another word, or take a filter away.
      </p>
      <Link
        to="/categories"
        search={{ sort: search.sort, view: search.view }}
        resetScroll={false}
        className={buttonClass('primary')}
        onClick={onClear}
      >
        Clear Search
      </Link>
    </EmptyState>
  )
}
