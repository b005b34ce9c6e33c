import { SearchX } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { later } from '../../../ui/later.ts'
import { plural } from '../../../ui/text.ts'
import { whenUsed } from '../../../ui/when-used.ts'
import { TOOLS_PAGE_SIZE } from '../tools.limits.ts'
import { ToolCard, ToolCardSkeleton } from './ToolCard.tsx'
import { pageCount, type ToolsSearch } from './tools-search.ts'
import type { ToolList } from './useTools.ts'

/** Another look of the list: its code comes when the page is used. */
const Table = later(() => import('./ToolTable.tsx'), 'ToolTable')
const ToolTable = import.meta.env.SSR ? await Table.load() : Table

/** A table that the server has drawn is taken over with what it stands in: later, it would be gone for a moment. */
export async function resultsAsSent() {
  if (!import.meta.env.SSR && document.querySelector('.tool-table')) await Table.load()
  return { ToolResults }
}

interface Props {
  search: ToolsSearch
  /** Pages that are shown, the first and the last of them. */
  first: number
  last: number
  /** Of all; undefined while it is not known. */
  total: number | undefined
  /** What is drawn of it, and how: it may be behind. */
  cards: ToolList['cards']
  view: ToolsSearch['view']
}

/** The cards of an address, with the ways to the pages before and after them: links, which need no scripts. */
export function ToolResults({ search, first, last, total, cards, view }: Props) {
  useEffect(() => whenUsed(Table.load), [])
  const pages = total === undefined ? undefined : pageCount(total)
  if (pages !== undefined && last > pages) return <NoSuchPage search={search} page={last} pages={pages} />
  return (
    <>
      {first > 1 && (
        <p className="mb-4 text-center">
          <Link
            to="/tools"
            search={{ ...search, page: first > 2 ? first - 1 : undefined }}
            rel="prev"
            className={buttonClass('secondary')}
          >
            Earlier tools
          </Link>
        </p>
      )}
      {view === 'table' ? (
        <Suspense>
          <ToolTable tools={cards} search={search} />
        </Suspense>
      ) : (
        <Cards tools={cards} />
      )}
      {cards && pages !== undefined && pages > 1 && (
        <Further search={search} first={first} last={last} total={total!} pages={pages} />
      )}
    </>
  )
}

function Cards({ tools }: { tools: ToolList['cards'] }) {
  return (
    <ul className="grid sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] sm:gap-4">
      {tools?.map((tool) => (
        <li key={tool.id} className="min-w-0">
          <ToolCard tool={tool} heading="h2" />
        </li>
      ))}
      {!tools &&
        Array.from({ length: 12 }, (_, i) => (
          <li key={i}>
            <ToolCardSkeleton />
          </li>
        ))}
    </ul>
  )
}

interface FurtherProps {
  search: ToolsSearch
  first: number
  last: number
  total: number
  pages: number
}

function Further({ search, first, last, total, pages }: FurtherProps) {
  const from = (first - 1) * TOOLS_PAGE_SIZE + 1
  const to = Math.min(last * TOOLS_PAGE_SIZE, total)
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-col items-center gap-2">
      {last < pages && (
        <Link
          to="/tools"
          search={{ ...search, page: last + 1 }}
          // What stands here stays above what comes; a copied link shows its own page.
          state={(state) => ({ ...state, firstPage: first })}
          resetScroll={false}
          rel="next"
          className={buttonClass('secondary', 'lg')}
        >
          Load more
        </Link>
      )}
      <p className="text-sm text-muted tabular-nums">
        {from === 1
          ? plural(to, 'tool')
          : `Tools ${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')}`}{' '}
        of {total.toLocaleString('en-US')}
      </p>
    </nav>
  )
}

function NoSuchPage({ search, page, pages }: { search: ToolsSearch; page: number; pages: number }) {
  return (
    <EmptyState
      title={`There is no page ${page.toLocaleString('en-US')}`}
      icon={<SearchX className="size-10" aria-hidden="true" />}
    >
      <p className="text-muted">This list ends with page {pages.toLocaleString('en-US')}.</p>
      <Link
        to="/tools"
        search={{ ...search, page: pages > 1 ? pages : undefined }}
        className={buttonClass('primary')}
      >
        To the last page
      </Link>
    </EmptyState>
  )
}
