import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { BlogCard } from '../../blog/blog.contract.ts'
import { PostCard } from '../../blog/ui/PostCard.tsx'
import { BLOG_CATEGORIES_ON_HOME } from '../home.limits.ts'
import { homeQuery, latestChangesQuery, latestPostsQuery } from './home.route.ts'
import { KitSteps } from './KitSteps.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import { PricesByJob } from './PricesByJob.tsx'
import { SampleBundles } from './SampleBundles.tsx'
import { Section } from './Section.tsx'
import { STRIP, STRIP_ITEM } from './strip.ts'
import { ThisOrThat } from './ThisOrThat.tsx'

const route = getRouteApi('/')

const PARTS = { news: News, ways: Ways, posts: Posts }

/** What home tells without asking for anything: links, pictures and text. */
export function HomeTold({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part]
  return <Part />
}

function News() {
  const { data: home } = useSuspenseQuery(homeQuery)
  const { data: changes } = useSuspenseQuery(latestChangesQuery)
  return (
    <>
      <div className="page grid gap-x-12 gap-y-8 not-empty:mt-12 md:not-empty:mt-16 lg:grid-cols-[1.6fr_1fr]">
        {changes.length > 0 && <LatestChanges changes={changes} />}
        {home.pairs.length > 0 && <ThisOrThat pairs={home.pairs} />}
      </div>
      {home.prices.length > 0 && <PricesByJob prices={home.prices} />}
    </>
  )
}

function Ways() {
  const { bundles } = route.useLoaderData()
  const { data: home } = useSuspenseQuery(homeQuery)
  return (
    <>
      <KitSteps kit={home.kit} />
      {bundles.length > 0 && <SampleBundles slugs={bundles} />}
    </>
  )
}

function Posts() {
  const { data: posts } = useSuspenseQuery(latestPostsQuery)
  return posts.length > 0 && <LatestPosts posts={posts} />
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
