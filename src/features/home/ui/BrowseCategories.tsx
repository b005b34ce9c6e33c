import type { Category } from '../../categories/categories.contract.ts'
import { CategoryTile } from '../../categories/ui/CategoryCard.tsx'
import { CATEGORIES_ON_HOME } from '../home.limits.ts'
import { CategoryCarousel } from './CategoryCarousel.tsx'
import { Section } from './Section.tsx'

/** The first categories by name; a phone has all of them, in a carousel. */
export function BrowseCategories({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null
  return (
    <Section id="categories" title="Browse by Category" more={{ to: '/categories', label: 'All categories' }}>
      <ul className="grid grid-cols-2 gap-4 max-sm:hidden lg:grid-cols-4">
        {categories.slice(0, CATEGORIES_ON_HOME).map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
      <div className="sm:hidden">
        <CategoryCarousel categories={categories} />
      </div>
    </Section>
  )
}
