import { useNavigate } from '@tanstack/react-router'
import { ArrowDownUp, Info, LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { useOwnChoice } from '../../../ui/useOwnChoice.ts'
import { TOOL_SORTS, TOOL_VIEWS } from '../tools.limits.ts'
import { countFilters, type ToolsSearch } from './tools-search.ts'
import { toolsView } from './tools-view.ts'

const SORT_LABELS: Record<(typeof TOOL_SORTS)[number], string> = {
  relevance: 'Relevance',
  rating: 'Highest rated',
  reviews: 'Most reviewed',
  newest: 'Newest',
  name: 'Name',
}

/** The order of the list, and one press away what it is made of. */
export function RelevanceNote() {
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

/** What the list is ordered and narrowed by: on wide screens above it, on others in reach of a thumb. */
export function ListBar({ search, onFilters }: { search: ToolsSearch; onFilters: () => void }) {
  const navigate = useNavigate({ from: '/tools' })
  const count = countFilters(search)
  const [shown, show] = useOwnChoice(search.sort ?? 'relevance')
  return (
    <div className="list-bar js-only">
      <button
        type="button"
        className="flex min-h-12 items-center gap-2 px-5 font-medium lg:hidden"
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        Filters
        {count > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs text-on-accent tabular-nums">
            {count}
          </span>
        )}
      </button>
      <label className="flex items-center gap-2 text-sm max-lg:border-l max-lg:border-bg/25 max-lg:pl-4 lg:text-muted">
        <ArrowDownUp className="size-4 lg:hidden" aria-hidden="true" />
        <span className="max-lg:sr-only">Sort by</span>
        <select
          className="min-h-12 bg-transparent pr-4 font-medium lg:min-h-9 lg:pr-1 lg:text-text"
          value={shown}
          onChange={(event) => {
            const sort = event.target.value as (typeof TOOL_SORTS)[number]
            show(sort)
            void navigate({
              search: (now) => ({ ...now, page: undefined, sort: sort === 'relevance' ? undefined : sort }),
              resetScroll: false,
            })
          }}
        >
          {TOOL_SORTS.map((sort) => (
            <option key={sort} value={sort} className="bg-surface text-text">
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

const VIEWS = {
  cards: { label: 'Cards', Icon: LayoutGrid },
  table: { label: 'Table', Icon: Rows3 },
} as const

/** Cards or a table, for wide screens: on a phone both are rows. */
export function ViewToggle({ search }: { search: ToolsSearch }) {
  const current = search.view ?? 'cards'
  return (
    <ul aria-label="View" className="flex rounded-control bg-raised p-0.5 max-md:hidden">
      {TOOL_VIEWS.map((view) => {
        const { label, Icon } = VIEWS[view]
        return (
          <li key={view}>
            <Link
              to="/tools"
              search={{ ...search, view: view === 'table' ? view : undefined }}
              resetScroll={false}
              replace
              current={view === current ? 'true' : undefined}
              onClick={() => toolsView.set(view)}
              className={`inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium ${
                view === current ? 'bg-surface ring-1 ring-line' : 'text-muted hover:text-text'
              }`}
            >
              <Icon className="size-4" aria-hidden="true" />
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
