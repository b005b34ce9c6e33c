import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { formatCount, plural } from '../../../ui/text.ts'
import type { AdminStats } from '../dashboard.contract.ts'

/** The tools and bundles that are used most. */
export function TopLists({ stats }: { stats: AdminStats | null }) {
  const { topTools = [], topBundles = [] } = stats ?? {}
  const nothing = stats ? 'Nothing yet.' : '–'
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TopList title="Top tools" nothing={nothing} isEmpty={topTools.length === 0}>
        {topTools.map(({ name, slug, views, rating }) => (
          <li key={slug} className="flex items-center gap-3 px-5 py-3">
            <Link to="/tools/$slug" params={{ slug }} className="min-w-0 flex-1 truncate font-medium">
              {name}
            </Link>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">{plural(views, 'view')}</span>
            <Rating value={rating} className="text-sm" />
          </li>
        ))}
      </TopList>
      <TopList title="Top bundles" nothing={nothing} isEmpty={topBundles.length === 0}>
        {topBundles.map(({ name, slug, popularity }) => (
          <li key={slug} className="flex items-center gap-3 px-5 py-3">
            <Link to="/bundles/$slug" params={{ slug }} className="min-w-0 flex-1 truncate font-medium">
              {name}
            </Link>
            <span className="text-sm text-muted tabular-nums">Popularity {formatCount(popularity)}</span>
          </li>
        ))}
      </TopList>
    </div>
  )
}

interface ListProps {
  title: string
  nothing: string
  isEmpty: boolean
  children: ReactNode
}

function TopList({ title, nothing, isEmpty, children }: ListProps) {
  return (
    <section className="card overflow-hidden" aria-label={title}>
      <h2 className="border-b border-line px-5 py-3 text-lg">{title}</h2>
      {isEmpty ? (
        <p className="px-5 py-8 text-center text-sm text-muted">{nothing}</p>
      ) : (
        <ol className="divide-y divide-line">{children}</ol>
      )}
    </section>
  )
}
