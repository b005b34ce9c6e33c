import { type PageHead, pageHead } from '../../../app/root-head.ts'
import { breadcrumbList, itemList } from '../../../app/structured-data.ts'
import { postCard } from '../../../shared/og-cards.ts'
import type { BlogPostFacts } from '../blog.contract.ts'
import type { LoadedList } from './blog.route.ts'
import type { BlogSearch } from './blog-search.ts'
import { BLOG, blogPosting, postPage } from './structured-data.ts'

const FEEDS = [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Kitly Blog', href: '/blog/rss.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Kitly Blog', href: '/blog/atom.xml' },
]

export const blogHead = ({
  loaderData,
  match,
}: {
  loaderData?: LoadedList
  match: { search: BlogSearch }
}) => {
  if (!loaderData) return {}
  const { origin, known, category, list } = loaderData
  const { search } = match.search
  const { meta, links } = pageHead({
    title: category ? `${category.name}: articles about AI tools` : 'Blog: choose and use AI tools well',
    description:
      'Guides, comparisons and checklists about AI tools: how to choose them, what they cost and where they fail.',
    canonical: `${origin}/blog${category ? `?category=${category.slug}` : ''}`,
    noindex: Boolean(search) || !known || (category !== undefined && list.length === 0),
    jsonLd: list.length > 0 && !search ? [itemList(origin, list.map(postPage))] : [],
  })
  return { meta, links: [...links, ...FEEDS] }
}

/** What the head of an article's page is made of; the page itself has all of it from its query. */
export const postFacts = (origin: string, post: BlogPostFacts): PageHead => ({
  title: post.seo_title ?? post.title,
  description: post.seo_description ?? post.excerpt,
  canonical: origin + postPage(post).path,
  picture: { origin, card: postCard(post) },
  jsonLd: [blogPosting(origin, post), breadcrumbList(origin, [BLOG, postPage(post)])],
})

export const postHead = ({ loaderData }: { loaderData?: PageHead }) => {
  if (!loaderData) return { meta: [{ title: 'Blog Post Not Found · Kitly' }] }
  const { meta, links } = pageHead(loaderData)
  // The last of a name is the one that counts.
  return {
    meta: [...meta, { property: 'og:type', content: 'article' }],
    links: [...links, ...FEEDS],
  }
}
