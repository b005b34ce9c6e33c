import { buttonClass, textLinkClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import type { SearchReading } from '../search.contract.ts'
import { NotListed, suggestLabel } from './NotListed.tsx'
import { suggestLink } from './suggest-link.ts'
import { choicesOf, type ToolsSearch } from './tools-search.ts'

interface Props {
  search: ToolsSearch
  reading: SearchReading
  /** Tools that are found. */
  total: number
}

/** How the words of a search were read, each part with a way to take it back. */
export function SearchNotes({ search, reading, total }: Props) {
  const { corrected, corrected_from, unlisted, compare, named, understood } = reading
  return (
    <div aria-live="polite" className="mt-3 grid gap-2 text-sm empty:hidden">
      {corrected && (
        <p>
          Results for <strong className="font-semibold">“{corrected}”</strong>.{' '}
          <Link
            to="/tools"
            search={{ ...search, page: undefined, exact: 1 }}
            resetScroll={false}
            className={textLinkClass}
          >
            Search for “{corrected_from}” instead
          </Link>
        </p>
      )}
      {unlisted.map((product) => (
        <div
          key={product.name}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-raised px-4 py-3"
        >
          <p>
            <NotListed product={product} similar={total} />
          </p>
          <Link {...suggestLink(product.name)} className={buttonClass('secondary', 'sm')}>
            {suggestLabel(product.name)}
          </Link>
        </div>
      ))}
      {compare && (
        <p>
          <a href={compare} className={textLinkClass}>
            Compare {named.map(({ name }) => name).join(' and ')} side by side
          </a>
        </p>
      )}
      {understood.length > 0 && <Understood search={search} parts={understood} />}
    </div>
  )
}

/** What the words were taken for. */
function Understood({ search, parts }: { search: ToolsSearch; parts: SearchReading['understood'] }) {
  return (
    <ul aria-label="Understood as" className="flex flex-wrap items-center gap-2">
      {parts.map(({ id, label, unknown }) => (
        <li key={id}>
          <Link
            to="/tools"
            search={{ ...search, page: undefined, ignore: [...choicesOf(search.ignore), id].join(',') }}
            resetScroll={false}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm hover:bg-raised md:min-h-8"
          >
            <span className="sr-only">Do not read it as </span>
            <span className="max-w-64 truncate">{label}</span>
            {unknown !== null && (
              <span className="text-muted tabular-nums">unknown for {unknown.toLocaleString('en-US')}</span>
            )}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
