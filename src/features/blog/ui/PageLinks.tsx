import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import type { BlogSearch } from './blog-search.ts'
import { pageNumbers } from './page-numbers.ts'

export function PageLinks({
  search,
  pages,
  current,
}: {
  search: BlogSearch
  pages: number
  current: number
}) {
  if (pages < 2) return null
  const at = (page: number) => ({ ...search, page: page > 1 ? page : undefined })
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-center gap-1">
      {current > 1 && (
        <Link to="/blog" search={at(current - 1)} rel="prev" className={buttonClass('ghost', 'sm')}>
          <ChevronLeft className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Newer</span>
        </Link>
      )}
      <ul className="flex items-center gap-1 tabular-nums">
        {pageNumbers(current, pages).map((n, i) => (
          <li key={n || `gap ${i}`}>
            {n === 0 ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <Link
                to="/blog"
                search={at(n)}
                aria-label={`Page ${n}`}
                current={n === current ? 'page' : undefined}
                className={buttonClass(n === current ? 'soft' : 'ghost', 'icon')}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {current < pages && (
        <Link to="/blog" search={at(current + 1)} rel="next" className={buttonClass('ghost', 'sm')}>
          <span className="max-sm:sr-only">Older</span>
          <ChevronRight className="size-4" aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
