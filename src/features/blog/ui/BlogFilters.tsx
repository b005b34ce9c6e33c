import { LayoutGrid, List, X } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { EmojiIcon } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { BlogFacets } from '../blog.contract.ts'
import { BLOG_VIEWS } from '../blog.limits.ts'
import { type BlogSearch, hasFilters } from './blog-search.ts'

const LABELS = { grid: 'Grid view', list: 'List view' } as const

/** Categories to choose from, with what each choice would give, and how the list is shown. */
export function BlogFilters({
  search,
  facets,
  onClear,
}: {
  search: BlogSearch
  facets: BlogFacets
  onClear: () => void
}) {
  const chips = [
    { slug: undefined, label: 'All', icon: null, count: null },
    ...facets.categories.map(({ slug, name, icon, count }) => ({ slug, label: name, icon, count })),
  ]
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label="Topics" className="min-w-0 max-sm:-mx-4 max-sm:w-screen max-sm:overflow-x-auto">
        <ul className="flex gap-2 py-0.5 max-sm:w-max max-sm:px-4 sm:flex-wrap">
          {chips.map(({ slug, label, icon, count }) => {
            const isChosen = search.category === slug
            return (
              <li key={slug ?? 'all'}>
                <Link
                  to="/blog"
                  search={{ ...search, category: slug, page: undefined }}
                  resetScroll={false}
                  current={isChosen ? 'true' : undefined}
                  className={`${buttonClass(isChosen ? 'soft' : 'secondary', 'sm')} rounded-full`}
                >
                  {icon && <EmojiIcon emoji={icon} size={16} />}
                  {label}
                  {count !== null && <span className="text-muted tabular-nums">{count}</span>}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {/* On a phone the choice of view shares its line with the number of articles, unless there are filters to clear. */}
      <div
        className={`flex items-center gap-2 max-sm:w-full ${hasFilters(search) ? 'max-sm:justify-between' : 'max-sm:relative max-sm:-mb-14 max-sm:justify-end'}`}
      >
        <ul aria-label="View" className="flex gap-1">
          {BLOG_VIEWS.map((view) => {
            const Icon = view === 'grid' ? LayoutGrid : List
            const isChosen = (search.view ?? 'grid') === view
            return (
              <li key={view}>
                <Link
                  to="/blog"
                  search={{ ...search, view: view === 'list' ? view : undefined }}
                  resetScroll={false}
                  aria-label={LABELS[view]}
                  current={isChosen ? 'true' : undefined}
                  className={buttonClass(isChosen ? 'soft' : 'ghost', 'icon')}
                >
                  <Icon className="size-5" aria-hidden="true" />
                </Link>
              </li>
            )
          })}
        </ul>
        {hasFilters(search) && (
          <Link
            to="/blog"
            search={{ view: search.view }}
            resetScroll={false}
            className={buttonClass('ghost', 'sm')}
            onClick={onClear}
          >
            <X className="size-4" aria-hidden="true" />
            Clear Filters
          </Link>
        )}
      </div>
    </div>
  )
}
