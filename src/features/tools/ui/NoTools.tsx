import { useQueries, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { apiQuery, pageQuery } from '../../../app/query.ts'
import { buttonClass, textLinkClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { plural } from '../../../ui/text.ts'
import { activeChips, type FilterChip } from './active-chips.ts'
import type { ShownFacets } from './listed-tool.ts'
import { filterOf, hasFilters, type ToolsSearch, withoutFilters } from './tools-search.ts'

interface Props {
  search: ToolsSearch
  facets: ShownFacets | undefined
}

/** Nothing is found: what is near, and what each of the filters hides. */
export function NoTools({ search, facets }: Props) {
  const isFiltered = hasFilters(search)
  const chips = activeChips(search, facets)
  return (
    <EmptyState title="No tools found" icon={<SearchX className="size-10" aria-hidden="true" />}>
      <p className="max-w-md text-muted">{sentenceOf(search, isFiltered)}</p>
      {facets && chips.length > 1 && <FewerFilters search={search} chips={chips} />}
      {search.search && <NearWords search={search} />}
      {search.search && !isFiltered && <OtherWays wanted={search.search} />}
      {isFiltered || search.search ? (
        <Link to="/tools" search={{ view: search.view }} className={buttonClass('primary')}>
          {isFiltered ? 'Clear Filters' : 'Show all tools'}
        </Link>
      ) : (
        <Link to="/submit-tool" className={buttonClass('primary')}>
          Submit a tool
        </Link>
      )}
    </EmptyState>
  )
}

function sentenceOf({ search }: ToolsSearch, isFiltered: boolean): string {
  if (!search) {
    return isFiltered
      ? 'No tool passes all of these filters.'
      : 'There are no tools here yet. You can suggest the first one.'
  }
  return isFiltered
    ? 'Nothing matches this search with these filters. Try fewer words, or take a filter away.'
    : 'Nothing matches this search. Try fewer words, or other ones.'
}

/** Whoever says what it is for may be understood all the same; what is missing can be told. */
function OtherWays({ wanted }: { wanted: string }) {
  return (
    <p className="max-w-md text-sm text-muted">
      You can also{' '}
      <Link to="/kit-builder" search={{ prompt: wanted }} className={textLinkClass}>
        describe it to the Magic Kit Builder
      </Link>
      , or{' '}
      <Link to="/submit-tool" className={textLinkClass}>
        suggest a tool
      </Link>{' '}
      that does it.
    </p>
  )
}

const CHIP = `${buttonClass('secondary', 'sm')} rounded-full`

/** What is found without one of the filters, where that is anything. */
function FewerFilters({ search, chips }: { search: ToolsSearch; chips: FilterChip[] }) {
  const totals = useQueries({
    queries: chips.map(({ without }) =>
      pageQuery('GET /api/tools', { query: { ...filterOf({ ...search, ...without }), limit: '1' } }),
    ),
    combine: (results) => results.map(({ data }) => data?.total ?? 0),
  })
  return (
    <ul aria-label="With one filter less" className="flex flex-wrap justify-center gap-2 empty:hidden">
      {chips.map(
        ({ label, without }, i) =>
          totals[i]! > 0 && (
            <li key={label}>
              <Link to="/tools" search={{ ...search, page: undefined, ...without }} className={CHIP}>
                <span>
                  Without <span className="font-semibold">{label}</span>
                </span>
                <span className="text-muted tabular-nums">{plural(totals[i]!, 'tool')}</span>
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

/** Letters of the longest word that what is near begins with, at least, and the share of its letters. */
const NEAR = { letters: 4, share: 0.6 } as const

/** What begins like the longest word of a search: names of tools, categories and topics. */
function NearWords({ search }: { search: ToolsSearch }) {
  const words = search.search?.split(/\s+/) ?? []
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '')
  const beginning = longest.slice(0, Math.max(NEAR.letters, NEAR.share * longest.length))
  const { data } = useQuery(apiQuery('GET /api/tools/suggest', { query: { q: beginning } }))
  // That a product is not listed is said above.
  const near = data?.filter(({ kind }) => kind !== 'product') ?? []
  if (near.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 text-sm text-muted">
      Did you mean
      {near.map(({ kind, text, slug }) => (
        <Link
          key={`${kind}:${text}`}
          {...(kind === 'tool' && slug
            ? { to: '/tools/$slug' as const, params: { slug } }
            : {
                to: '/tools' as const,
                search: {
                  ...withoutFilters(search),
                  ...(kind === 'category' && slug ? { category: slug } : { search: text }),
                },
              })}
          className={CHIP}
        >
          {text}
        </Link>
      ))}
    </div>
  )
}
