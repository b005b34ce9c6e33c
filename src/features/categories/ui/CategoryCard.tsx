import { CARD_TAGS } from '../../../shared/limits.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { Still } from '../../../ui/Still.tsx'
import { plural } from '../../../ui/text.ts'
import { countUse } from '../../counters/ui/count-use.ts'
import type { Category, CategoryFace } from '../categories.contract.ts'
import { CATEGORY_LIST_TAGS } from '../categories.limits.ts'
import { tagsOf } from '../categories-filter.ts'
import { CategoryIcon } from './CategoryIcon.tsx'

/** Opening a category counts towards its popularity. */
const countOpened = ({ slug }: Category) => countUse('category_open', slug)

/** The way into a category. */
function CategoryLink({ category, className }: { category: Category; className: string }) {
  return (
    <Link
      to="/tools"
      search={{ category: category.slug }}
      className={className}
      onClick={() => countOpened(category)}
    >
      {category.name}
    </Link>
  )
}

interface Props {
  category: Category
  /** Tools that stand for it. */
  faces: CategoryFace[]
  view: 'grid' | 'list'
}

/** A category on the category page: a card of the grid, or a row of the list. On a phone both are rows. */
export function CategoryCard({ category, faces, view }: Props) {
  const { tool_count, free_share, description } = category
  const isList = view === 'list'
  return (
    <Still
      keptAs={`category ${view}`}
      of={[category, faces]}
      onFollow={() => countOpened(category)}
      className={`group relative flex h-full gap-3 px-4 py-3 transition-colors hover:bg-raised/60 ${
        isList
          ? 'items-start sm:gap-4 sm:px-5'
          : 'sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-5 sm:hover:border-line-strong sm:hover:bg-surface'
      }`}
    >
      <CategoryIcon category={category} />
      <div
        className={`grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 ${isList ? '' : 'sm:flex sm:flex-col sm:items-start'}`}
      >
        <h3 className="col-span-2 max-w-full truncate text-[1.0625rem]/snug" title={category.name}>
          <CategoryLink category={category} className="card-link" />
        </h3>
        <p className="text-sm text-muted tabular-nums">
          {plural(tool_count, 'tool')}
          {tool_count > 0 && <> · {Math.round(free_share * 100)}% free to use</>}
        </p>
        <Faces faces={faces} className={isList ? '' : 'sm:order-last sm:mt-auto sm:pt-4'} />
        <p
          className={`col-span-2 mt-2 text-sm text-pretty text-text/90 ${isList ? 'max-w-[80ch]' : 'line-clamp-2 max-sm:hidden'}`}
        >
          {description}
        </p>
        <Tags
          category={category}
          most={isList ? CATEGORY_LIST_TAGS : CARD_TAGS}
          className={isList ? '' : 'max-sm:hidden'}
        />
      </div>
    </Still>
  )
}

/** Logos of tools: there is room for three of them on a phone. */
const Faces = ({ faces, className }: { faces: CategoryFace[]; className: string }) => (
  <div className={`flex shrink-0 gap-1 ${className}`}>
    {faces.map(({ slug, name, logo_url, theme_color }, i) => (
      <span key={slug} title={name} className={i > 2 ? 'max-sm:hidden' : ''}>
        <LogoTile name={name} slug={slug} src={logo_url} color={theme_color} size={26} />
      </span>
    ))}
  </div>
)

function Tags({ category, most, className }: { category: Category; most: number; className: string }) {
  const tags = tagsOf(category)
  if (tags.length === 0) return null
  return (
    <ul className={`col-span-2 mt-2 text-xs text-muted ${className}`} aria-label="Tags">
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="dotted">
          {tag}
        </li>
      ))}
      {tags.length > most && <li className="inline-block">+{tags.length - most} more</li>}
    </ul>
  )
}

/** A category in few words, for home. */
export function CategoryTile({ category, tall = false }: { category: Category; tall?: boolean }) {
  return (
    <Still
      keptAs={tall ? 'tall category' : 'small category'}
      of={[category]}
      onFollow={() => countOpened(category)}
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
          <CategoryLink category={category} className="card-link" />
        </h3>
        <p className="mt-0.5 text-sm text-muted">{plural(category.tool_count, 'tool')}</p>
      </div>
    </Still>
  )
}
