import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { formatCount, plural } from '../../../ui/text.ts'
import { ToolRating } from '../../tools/ui/ToolRating.tsx'
import type { AdminStats } from '../dashboard.contract.ts'
import { COUNTS } from './series.ts'

const FIGURE = 'text-sm whitespace-nowrap text-muted tabular-nums hover:text-text'
const MOST_VIEWED = { sort: 'views', order: 'desc' }
const MOST_POPULAR = { sort: 'popularity', order: 'desc' }
const VIEWS = `${COUNTS.views} Since the tool was added.`
const POPULARITY = 'How often it was saved or compared, unless an administrator has set another number.'

/** The tools and bundles that are used most. */
export function TopLists({ stats }: { stats: AdminStats | null }) {
  const { topTools = [], topBundles = [] } = stats ?? {}
  const nothing = stats ? 'Nothing yet.' : '–'
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TopList title="Top tools" nothing={nothing} isEmpty={topTools.length === 0}>
        {topTools.map((tool) => (
          <li key={tool.slug} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
            <Link
              to="/tools/$slug"
              params={{ slug: tool.slug }}
              className="min-w-32 flex-1 truncate font-medium"
            >
              {tool.name}
            </Link>
            <Link to="/admin/tools" search={MOST_VIEWED} title={VIEWS} className={FIGURE}>
              {plural(tool.views, 'view')}
            </Link>
            <Link
              to="/tools/$slug"
              params={{ slug: tool.slug }}
              search={{ tab: 'reviews' }}
              className={FIGURE}
            >
              <ToolRating tool={tool} />
            </Link>
          </li>
        ))}
      </TopList>
      <TopList title="Top bundles" nothing={nothing} isEmpty={topBundles.length === 0}>
        {topBundles.map(({ name, slug, popularity }) => (
          <li key={slug} className="flex items-center gap-3 px-5 py-3">
            <Link to="/bundles/$slug" params={{ slug }} className="min-w-0 flex-1 truncate font-medium">
              {name}
            </Link>
            <Link to="/admin/bundles" search={MOST_POPULAR} title={POPULARITY} className={FIGURE}>
              Popularity {formatCount(popularity)}
            </Link>
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
