import { Link } from '../../../ui/Link.tsx'
import { activeChips } from './active-chips.ts'
import type { ShownFacets } from './listed-tool.ts'
import { hasFilters, type ToolsSearch, withoutFilters } from './tools-search.ts'

interface Props {
  search: ToolsSearch
  facets: ShownFacets | undefined
}

/** What is filtered for, each with a way to take it back. */
export function ActiveFilters({ search, facets }: Props) {
  const chips = activeChips(search, facets)
  if (chips.length === 0) return null
  return (
    <ul
      className="flex items-center gap-2 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:[&>li]:shrink-0 md:flex-wrap max-2xl:order-last max-2xl:basis-full"
      aria-label="Active filters"
    >
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to="/tools"
            search={{ ...search, page: undefined, ...without }}
            resetScroll={false}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 text-sm text-accent-text hover:opacity-80 active:opacity-60 md:min-h-8"
          >
            <span className="sr-only">Remove filter </span>
            <span className="max-w-56 truncate">{label}</span>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {hasFilters(search) && (
        <li>
          <Link
            to="/tools"
            search={withoutFilters(search)}
            resetScroll={false}
            className="inline-flex min-h-11 items-center px-2 text-sm text-muted underline underline-offset-4 hover:text-text md:min-h-8"
          >
            Clear Filters
          </Link>
        </li>
      )}
    </ul>
  )
}
