import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { plural } from '../../../ui/text.ts'
import type { Category } from '../../categories/categories.contract.ts'
import { type CategoriesFilter, filterCategories } from '../../categories/categories-filter.ts'
import { CategoryTile } from '../../categories/ui/CategoryCard.tsx'
import { CATEGORIES_IN_CAROUSEL } from '../home.limits.ts'

const FILTERS: { label: string; filter: CategoriesFilter }[] = [
  { label: 'All', filter: {} },
  { label: 'Mostly free', filter: { free: 75 } },
  { label: '50+ tools', filter: { min_tools: 50 } },
]

/** All categories on a phone: pages of six, searched and filtered in place. */
export function CategoryCarousel({ categories }: { categories: Category[] }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = filterCategories(categories, { search, ...FILTERS[chosen]!.filter })
  const pages = Array.from({ length: Math.ceil(found.length / CATEGORIES_IN_CAROUSEL) }, (_, page) =>
    found.slice(page * CATEGORIES_IN_CAROUSEL, (page + 1) * CATEGORIES_IN_CAROUSEL),
  )
  return (
    <>
      <div className="js-only">
        <SearchField
          label="Search categories"
          placeholder="Search categories"
          value={search}
          onChange={setSearch}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form */}
        <div role="group" aria-label="Filter categories" className="mt-3 flex gap-2">
          {FILTERS.map(({ label }, i) => (
            <button
              key={label}
              type="button"
              aria-pressed={i === chosen}
              className={`${buttonClass(i === chosen ? 'soft' : 'secondary', 'sm')} flex-1`}
              onClick={() => setChosen(i)}
            >
              {label}
            </button>
          ))}
        </div>
        <p aria-live="polite" className="mt-3 text-sm text-muted tabular-nums">
          {plural(found.length, 'category', 'categories')}
        </p>
      </div>
      {/* As high as a full page with its buttons, so that nothing below moves while the search narrows. */}
      <div className="mt-3 min-h-[34rem]">
        {found.length === 0 ? (
          <EmptyState title="No categories found">
            <p className="text-muted">Try another word, or show all of them.</p>
            <button
              type="button"
              className={buttonClass('primary')}
              onClick={() => {
                setSearch('')
                setChosen(0)
              }}
            >
              Show all
            </button>
          </EmptyState>
        ) : (
          <Carousel
            // Another result starts on its first page.
            key={`${chosen} ${search}`}
            label="Categories"
            noun="page"
            dots
            slides={pages.map((page, i) => ({
              key: i,
              content: (
                <ul className="grid grid-cols-2 gap-3">
                  {page.map((category) => (
                    <li key={category.id} className="min-w-0">
                      <CategoryTile category={category} tall />
                    </li>
                  ))}
                </ul>
              ),
            }))}
          />
        )}
      </div>
    </>
  )
}
