import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import type { PageHead } from '../../../app/root-head.ts'
import { AppError } from '../../../shared/errors.ts'
import { isBeyond } from '../../../shared/list-pages.ts'
import { whileWaiting } from '../../../ui/later.ts'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'
import { BLOG_PAGE_SIZE } from '../blog.limits.ts'
import { BlogPostFailed, BlogPostNotFound } from './BlogPostNotFound.tsx'
import { type BlogSearch, readBlogSearch } from './blog-search.ts'

const Skeleton = whileWaiting(async () => (await import('./BlogSkeleton.tsx')).BlogSkeleton)

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

export interface LoadedList {
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
  pendingComponent: Skeleton,
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
      const [post, { postFacts }] = await Promise.all([
        queryClient.ensureQueryData(postQuery(slug)),
        import('./blog.head.ts'),
        queryClient.ensureQueryData(bodyQuery(slug)),
        queryClient.ensureQueryData(postToolsQuery(slug)),
        queryClient.ensureQueryData(recommendedQuery(slug)),
        queryClient.ensureQueryData(categoriesQuery),
      ])
      return postFacts(origin, post)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound()
      throw error
    }
  },
  pendingComponent: Skeleton,
  notFoundComponent: BlogPostNotFound,
  errorComponent: BlogPostFailed,
}
