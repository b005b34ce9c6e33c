import { ArrowRight } from 'lucide-react'
import { CARD_TAGS } from '../../../shared/limits.ts'
import { Link } from '../../../ui/Link.tsx'
import { plural } from '../../../ui/text.ts'
import { countUse } from '../../counters/ui/count-use.ts'
import type { Category } from '../categories.contract.ts'
import { CATEGORY_LIST_TAGS } from '../categories.limits.ts'
import { tagsOf } from '../categories-filter.ts'
import { CategoryIcon } from './CategoryIcon.tsx'

const COVERING = 'after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text'

/** The way into a category. Opening it counts towards its popularity. */
function CategoryLink({ category, className }: { category: Category; className: string }) {
  return (
    <Link
      to="/tools"
      search={{ category: category.slug }}
      className={className}
      onClick={() => countUse('category_open', category.slug)}
    >
      {category.name}
    </Link>
  )
}

/** A category on the category page: a card of the grid, or a row of the list. */
export function CategoryCard({ category, view }: { category: Category; view: 'grid' | 'list' }) {
  const { description, tool_count, free_share } = category
  const figures = (
    <p className="text-sm text-muted tabular-nums">
      {plural(tool_count, 'tool')}
      {tool_count > 0 && <> · {Math.round(free_share * 100)}% free to use</>}
    </p>
  )
  if (view === 'list') {
    return (
      <article className="card group relative flex items-start gap-4 p-4 transition-colors hover:border-line-strong sm:px-5">
        <CategoryIcon category={category} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-[1.0625rem]">
              <CategoryLink category={category} className={COVERING} />
            </h3>
            {figures}
          </div>
          <p className="mt-1 text-sm text-pretty text-text/90">{description}</p>
          <Tags category={category} most={CATEGORY_LIST_TAGS} />
        </div>
        <ArrowRight className="size-4 shrink-0 self-center text-muted max-sm:hidden" aria-hidden="true" />
      </article>
    )
  }
  return (
    <article className="card group relative flex h-full flex-col p-5 transition-colors hover:border-line-strong">
      <div className="flex items-center gap-3">
        <CategoryIcon category={category} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-[1.0625rem]" title={category.name}>
            <CategoryLink category={category} className={COVERING} />
          </h3>
          {figures}
        </div>
      </div>
      <p className="mt-3 line-clamp-3 text-sm text-pretty text-text/90">{description}</p>
      <div className="mt-auto">
        <Tags category={category} most={CARD_TAGS} />
      </div>
    </article>
  )
}

function Tags({ category, most }: { category: Category; most: number }) {
  const tags = tagsOf(category)
  if (tags.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5 text-xs text-muted" aria-label="Tags">
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="max-w-full truncate rounded-md bg-raised px-2 py-1">
          {tag}
        </li>
      ))}
      {tags.length > most && <li className="px-1 py-1">+{tags.length - most} more</li>}
    </ul>
  )
}

/** A category in few words, for home. */
export function CategoryTile({ category, tall = false }: { category: Category; tall?: boolean }) {
  return (
    <article
      className={`card group relative flex gap-3 p-4 transition-colors hover:border-line-strong ${
        tall ? 'h-38 flex-col' : 'h-full items-center'
      }`}
    >
      <CategoryIcon category={category} />
      <div className="min-w-0 flex-1">
        <h3
          className={`font-sans text-[0.9375rem] font-medium tracking-normal ${tall ? 'line-clamp-2 text-sm' : 'truncate'}`}
          title={category.name}
        >
          <CategoryLink category={category} className={COVERING} />
        </h3>
        <p className="mt-0.5 text-sm text-muted">{plural(category.tool_count, 'tool')}</p>
      </div>
    </article>
  )
}
