import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { type PageHead, pageHead } from '../../../app/root-head.ts'
import { breadcrumbList, itemList } from '../../../app/structured-data.ts'
import { AppError } from '../../../shared/errors.ts'
import { isBeyond } from '../../../shared/list-pages.ts'
import { postCard } from '../../../shared/og-image.ts'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'
import { BLOG_PAGE_SIZE } from '../blog.limits.ts'
import { BlogPostFailed, BlogPostNotFound } from './BlogPostNotFound.tsx'
import { BlogSkeleton } from './BlogSkeleton.tsx'
import { type BlogSearch, readBlogSearch } from './blog-search.ts'
import { BLOG, blogPosting, postPage } from './structured-data.ts'

export const postsQuery = ({ search, category, page = 1 }: BlogSearch) =>
  apiQuery('GET /api/blog', {
    query: {
      search,
      category,
      limit: String(BLOG_PAGE_SIZE),
      offset: page > 1 ? String((page - 1) * BLOG_PAGE_SIZE) : undefined,
    },
  })
export const blogFacetsQuery = ({ search, category }: BlogSearch) =>
  apiQuery('GET /api/blog-facets', { query: { search, category } })

const FEEDS = [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Kitly Blog', href: '/blog/rss.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Kitly Blog', href: '/blog/atom.xml' },
]

interface LoadedList {
  origin: string
  known: boolean
  category?: { name: string; slug: string } | undefined
  list: { title: string; slug: string }[]
}

export const blogRoute = {
  validateSearch: readBlogSearch,
  // Without what nobody reads, which the server leaves out as well.
  loaderDeps: ({ search }: { search: BlogSearch }) => readBlogSearch({ ...search }),
  /** Reads for the first view. While a person searches and filters there, the page itself reads. */
  loader: async ({
    context: { queryClient, origin, setStatus },
    deps,
    cause,
  }: {
    context: RouterContext
    deps: BlogSearch
    cause: 'preload' | 'enter' | 'stay'
  }): Promise<LoadedList> => {
    if (cause === 'stay') return { origin, known: true, list: [] }
    const [posts, facets] = await Promise.all([
      queryClient.ensureQueryData(postsQuery(deps)),
      queryClient.ensureQueryData(blogFacetsQuery(deps)),
    ])
    const category = facets.categories.find((c) => c.slug === deps.category)
    const known = deps.category === undefined || category !== undefined
    if (!known || isBeyond(deps.page, facets.total, BLOG_PAGE_SIZE)) setStatus(404)
    return { origin, known, category, list: posts.map(({ title, slug }) => ({ title, slug })) }
  },
  pendingComponent: BlogSkeleton,
  head: ({ loaderData, match }: { loaderData?: LoadedList; match: { search: BlogSearch } }) => {
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
  },
}

/** An article without its text, which stands in the page's HTML. */
export const postQuery = (slug: string) =>
  apiQuery('GET /api/blog/{slug}', { params: { slug }, query: { content: 'false' } })
export const bodyQuery = (slug: string) => ({
  ...apiQuery('GET /api/blog/{slug}/body', { params: { slug } }),
  meta: { standsInPage: true },
})
export const postToolsQuery = (slug: string) => apiQuery('GET /api/blog/{slug}/tools', { params: { slug } })
export const recommendedQuery = (slug: string) =>
  apiQuery('GET /api/blog/{slug}/recommended', { params: { slug } })

export const postRoute = {
  loader: async ({
    context: { queryClient, origin },
    params: { slug },
  }: {
    context: RouterContext
    params: { slug: string }
  }): Promise<PageHead> => {
    try {
      const [post] = await Promise.all([
        queryClient.ensureQueryData(postQuery(slug)),
        queryClient.ensureQueryData(bodyQuery(slug)),
        queryClient.ensureQueryData(postToolsQuery(slug)),
        queryClient.ensureQueryData(recommendedQuery(slug)),
        queryClient.ensureQueryData(categoriesQuery),
      ])
      return {
        title: post.seo_title ?? post.title,
        description: post.seo_description ?? post.excerpt,
        canonical: `${origin}/blog/${slug}`,
        picture: { origin, card: postCard(post) },
        jsonLd: [blogPosting(origin, post), breadcrumbList(origin, [BLOG, postPage(post)])],
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound()
      throw error
    }
  },
  pendingComponent: BlogSkeleton,
  notFoundComponent: BlogPostNotFound,
  errorComponent: BlogPostFailed,
  head: ({ loaderData }: { loaderData?: PageHead }) => {
    if (!loaderData) return { meta: [{ title: 'Blog Post Not Found · Kitly' }] }
    const { meta, links } = pageHead(loaderData)
    // The last of a name is the one that counts.
    return {
      meta: [...meta, { property: 'og:type', content: 'article' }],
      links: [...links, ...FEEDS],
    }
  },
}
