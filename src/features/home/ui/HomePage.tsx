import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { StatsStrip } from '../../../ui/StatsStrip.tsx'
import { Still } from '../../../ui/Still.tsx'
import type { Category } from '../../categories/categories.contract.ts'
import { CategoryTile } from '../../categories/ui/CategoryCard.tsx'
import { categoriesQuery, siteTextsQuery } from '../../categories/ui/categories.route.ts'
import { CARD_GRID, ToolCard } from '../../tools/ui/ToolCard.tsx'
import { CATEGORIES_ON_HOME } from '../home.limits.ts'
import { CategoryCarousel } from './CategoryCarousel.tsx'
import { Hero } from './Hero.tsx'
import { homeHead } from './home.head.ts'
import { featuredQuery, HomeTold, homeQuery, latestChangesQuery, latestPostsQuery } from './home.route.ts'
import { Section } from './Section.tsx'

/** Of the page: see `at`. */
export const head = homeHead

/** What is only read: the server has drawn it, and its code is for those who come from another page. */
const Told = import.meta.env.SSR ? await HomeTold.load() : HomeTold

/** Each section is taken over on its own (decision 132): a click in one does not wait for the others. */
export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQuery)
  const { data: changes } = useSuspenseQuery(latestChangesQuery)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: texts } = useSuspenseQuery(siteTextsQuery)
  const { data: posts } = useSuspenseQuery(latestPostsQuery)
  return (
    <>
      <Hero kit={home.kit} tools={categories.reduce((sum, c) => sum + c.tool_count, 0)} />
      <Suspense>
        <Still tag="div" of={[home, changes]}>
          <Told part="news" />
        </Still>
      </Suspense>
      <Suspense>
        <div className="page mt-12 md:mt-16">
          <StatsStrip stats={texts.home_stats} />
        </div>
      </Suspense>
      <Suspense>
        <Still tag="div" of={[home]}>
          <Told part="ways" />
        </Still>
      </Suspense>
      <Suspense>
        <BrowseCategories categories={categories} />
      </Suspense>
      <Suspense>
        <FeaturedTools />
      </Suspense>
      <Suspense>
        <Still tag="div" of={[posts]}>
          <Told part="posts" />
        </Still>
      </Suspense>
    </>
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
function BrowseCategories({ categories }: { categories: Category[] }) {
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
