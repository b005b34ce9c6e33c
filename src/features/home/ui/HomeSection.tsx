import { useSuspenseQuery } from '@tanstack/react-query'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { StatsStrip } from '../../../ui/StatsStrip.tsx'
import { CategoryTile } from '../../categories/ui/CategoryCard.tsx'
import { categoriesQuery, siteTextsQuery } from '../../categories/ui/categories.route.ts'
import { CARD_GRID, ToolCard } from '../../tools/ui/ToolCard.tsx'
import { CATEGORIES_ON_HOME } from '../home.limits.ts'
import { CategoryCarousel } from './CategoryCarousel.tsx'
import { featuredQuery } from './home.route.ts'
import { Section } from './Section.tsx'

const PARTS = { stats: Stats, categories: BrowseCategories, featured: FeaturedTools }

/** What stands below home's first screen and is more than read. */
export function HomeSection({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part]
  return <Part />
}

function Stats() {
  const { data: texts } = useSuspenseQuery(siteTextsQuery)
  return (
    <div className="page mt-12 md:mt-16">
      <StatsStrip stats={texts.home_stats} />
    </div>
  )
}

function FeaturedTools() {
  const { data: featured } = useSuspenseQuery(featuredQuery)
  return (
    <Section id="featured" title="Featured AI Tools" more={{ to: '/tools', label: 'Browse all tools' }}>
      {featured.length === 0 ? (
        <EmptyState title="No Featured Tools Yet">
          <p className="max-w-md text-muted">
            Administrators select the tools that are featured here. Until then, the whole directory is open.
          </p>
          <Link to="/tools" className={buttonClass('primary')}>
            Browse Tools
          </Link>
        </EmptyState>
      ) : (
        <ul className={CARD_GRID}>
          {featured.map((tool) => (
            <li key={tool.id}>
              <ToolCard tool={tool} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The first categories by name; a phone has all of them, in a carousel. */
function BrowseCategories() {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
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
