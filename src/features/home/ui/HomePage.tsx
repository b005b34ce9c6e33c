import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { StatsStrip } from '../../../ui/StatsStrip.tsx'
import type { BlogCard } from '../../blog/blog.contract.ts'
import { PostCard } from '../../blog/ui/PostCard.tsx'
import type { Category } from '../../categories/categories.contract.ts'
import { CategoryTile } from '../../categories/ui/CategoryCard.tsx'
import { categoriesQuery, siteTextsQuery } from '../../categories/ui/categories.route.ts'
import { CARD_GRID, ToolCard } from '../../tools/ui/ToolCard.tsx'
import { BLOG_CATEGORIES_ON_HOME, CATEGORIES_ON_HOME } from '../home.limits.ts'
import { CategoryCarousel } from './CategoryCarousel.tsx'
import { Hero } from './Hero.tsx'
import { featuredQuery, homeQuery, latestChangesQuery, latestPostsQuery } from './home.route.ts'
import { KitSteps } from './KitSteps.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import { PricesByJob } from './PricesByJob.tsx'
import { SampleBundles } from './SampleBundles.tsx'
import { Section } from './Section.tsx'
import { STRIP, STRIP_ITEM } from './strip.ts'
import { ThisOrThat } from './ThisOrThat.tsx'

export { homeHead as head } from './home.head.ts'

const route = getRouteApi('/')

/** Each section is taken over on its own (decision 132): a click in one does not wait for the others. */
export function HomePage() {
  const { bundles } = route.useLoaderData()
  const { data: home } = useSuspenseQuery(homeQuery)
  const { data: changes } = useSuspenseQuery(latestChangesQuery)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: texts } = useSuspenseQuery(siteTextsQuery)
  const { data: posts } = useSuspenseQuery(latestPostsQuery)
  return (
    <>
      <Hero kit={home.kit} tools={categories.reduce((sum, c) => sum + c.tool_count, 0)} />
      <Suspense>
        <div className="page grid gap-x-12 gap-y-8 not-empty:mt-12 md:not-empty:mt-16 lg:grid-cols-[1.6fr_1fr]">
          {changes.length > 0 && <LatestChanges changes={changes} />}
          {home.pairs.length > 0 && <ThisOrThat pairs={home.pairs} />}
        </div>
      </Suspense>
      <Suspense>{home.prices.length > 0 && <PricesByJob prices={home.prices} />}</Suspense>
      <Suspense>
        <div className="page mt-12 md:mt-16">
          <StatsStrip stats={texts.home_stats} />
        </div>
        <KitSteps />
      </Suspense>
      <Suspense>{bundles.length > 0 && <SampleBundles slugs={bundles} />}</Suspense>
      <Suspense>
        <BrowseCategories categories={categories} />
      </Suspense>
      <Suspense>
        <FeaturedTools />
      </Suspense>
      <Suspense>{posts.length > 0 && <LatestPosts posts={posts} />}</Suspense>
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

function LatestPosts({ posts }: { posts: BlogCard[] }) {
  return (
    <Section id="blog" title="Latest from Our Blog" more={{ to: '/blog', label: 'All articles' }}>
      <ul className={`${STRIP} gap-4 sm:grid sm:grid-cols-2 lg:grid-cols-4`}>
        {posts.map((post) => (
          <li key={post.id} className={STRIP_ITEM}>
            <PostCard post={post} categories={BLOG_CATEGORIES_ON_HOME} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
