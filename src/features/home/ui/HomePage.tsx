import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { StatsStrip } from '../../../ui/StatsStrip.tsx'
import { categoriesQuery, siteTextsQuery } from '../../categories/ui/categories.route.ts'
import { CARD_GRID, ToolCard } from '../../tools/ui/ToolCard.tsx'
import { BrowseCategories } from './BrowseCategories.tsx'
import { Hero } from './Hero.tsx'
import { featuredQuery, latestPostsQuery } from './home.route.ts'
import { KitSteps } from './KitSteps.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { SampleBundles } from './SampleBundles.tsx'
import { Section } from './Section.tsx'

const route = getRouteApi('/')

export function HomePage() {
  const { bundles, tiles } = route.useLoaderData()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: texts } = useSuspenseQuery(siteTextsQuery)
  const { data: posts } = useSuspenseQuery(latestPostsQuery)
  return (
    <>
      <Hero tiles={tiles} tools={categories.reduce((sum, c) => sum + c.tool_count, 0)} />
      <div className="page">
        <StatsStrip stats={texts.home_stats} />
      </div>
      <KitSteps />
      {bundles.length > 0 && <SampleBundles slugs={bundles} />}
      <BrowseCategories categories={categories} />
      <FeaturedTools />
      {posts.length > 0 && <LatestPosts posts={posts} />}
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
