import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { PAGE_MAX } from '../../../shared/limits.ts'
import { isBeyond } from '../../../shared/list-pages.ts'
import { factKindsQuery, factsQuery } from '../../facts/ui/facts-query.ts'
import { REVIEWS_PAGE_SIZE } from '../tools.limits.ts'
import { listed, shownFacets } from './listed-tool.ts'
import { ToolNotFound } from './ToolNotFound.tsx'
import { filterOf, pageCount, pagesOf, readToolsSearch, type ToolsSearch } from './tools-search.ts'
import { toolsView } from './tools-view.ts'

type LoaderInput<Deps = unknown, Params = unknown> = {
  context: RouterContext
  deps: Deps
  params: Params
  cause: 'preload' | 'enter' | 'stay'
}

export const toolsRoute = {
  validateSearch: readToolsSearch,
  /** The address may leave it to the browser how the directory is shown. The server has sent what a script asked for. */
  beforeLoad: ({ search }: { search: ToolsSearch }) => {
    if (import.meta.env.SSR || search.view || toolsView.get() === 'cards') return
    throw redirect({ to: '/tools', search: { ...search, view: 'table' }, replace: true })
  },
  // Without what nobody reads, which the server leaves out as well.
  loaderDeps: ({ search }: { search: ToolsSearch }) => readToolsSearch({ ...search }),
  /**
   * Reads everything for the first view of the page. While a person changes filters there, the page itself
   * reads, debounced.
   */
  loader: async ({ context, deps, cause }: LoaderInput<ToolsSearch>) => {
    const { queryClient, setStatus, origin } = context
    if (cause === 'stay') return { origin, known: true }
    try {
      const [facets, ...pages] = await Promise.all([
        queryClient.ensureQueryData(
          shownFacets(apiQuery('GET /api/tools/facets', { query: filterOf(deps) })),
        ),
        ...pagesOf(deps).queries.map((input) =>
          queryClient.ensureQueryData(listed(apiQuery('GET /api/tools', input))),
        ),
      ])
      const count = pageCount(facets.total)
      if ((deps.page ?? 1) > count) setStatus(404)
      return {
        origin,
        known: true,
        category: facets.categories.find((c) => c.slug === deps.category),
        pages: count,
        list: pages[0]?.slice(0, 10).map(({ name, slug }) => ({ name, slug })),
      }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      setStatus(404)
      return { origin, known: false }
    }
  },
}

export const TOOL_TABS = ['overview', 'reviews', 'tutorials'] as const
export type ToolTab = (typeof TOOL_TABS)[number]

/** Kinds of use that reviews are narrowed by. */
const REVIEW_USES = ['personal', 'team', 'company'] as const

export interface ToolSearch {
  tab?: ToolTab | undefined
  /** Pages of reviews that are shown. */
  page?: number | undefined
  /** Of the reviews: those with so many stars, of this kind of use, the most helpful first. */
  stars?: number | undefined
  use?: (typeof REVIEW_USES)[number] | undefined
  order?: 'helpful' | undefined
}

/** Which reviews are listed. */
export type ReviewFilter = Pick<ToolSearch, 'stars' | 'use' | 'order'>

export const reviewsQuery = (slug: string, page = 1, { stars, use, order }: ReviewFilter = {}) =>
  apiQuery('GET /api/tools/{slug}/reviews', {
    params: { slug },
    query: {
      limit: String(REVIEWS_PAGE_SIZE),
      offset: String((page - 1) * REVIEWS_PAGE_SIZE),
      ...(stars && { stars: String(stars) }),
      ...(use && { use }),
      ...(order && { sort: order }),
    },
  })
export const toolQuery = (slug: string) => apiQuery('GET /api/tools/{slug}', { params: { slug } })
export const similarQuery = (slug: string) =>
  // One more than is shown tells whether there are more.
  listed(apiQuery('GET /api/tools/{slug}/similar', { params: { slug }, query: { limit: '7' } }))
export const pairsQuery = (slug: string) => apiQuery('GET /api/tools/{slug}/pairs', { params: { slug } })
export const claimQuery = (slug: string) => apiQuery('GET /api/tools/{slug}/claim', { params: { slug } })
export const tutorialsQuery = (slug: string) =>
  apiQuery('GET /api/tools/{slug}/tutorials', { params: { slug } })

/** Whether something could be read. A page does without what is not available for the moment, and says so. */
const isThere = (reading: Promise<unknown>): Promise<boolean> =>
  reading.then(
    () => true,
    (error) => {
      if (error instanceof AppError && error.code === 'unavailable') return false
      throw error
    },
  )

export const toolRoute = {
  validateSearch: (raw: Record<string, unknown>): ToolSearch => {
    const page = Number(raw.page)
    return {
      tab: TOOL_TABS.find((t) => t === raw.tab && t !== 'overview'),
      page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
      stars: [1, 2, 3, 4, 5].find((stars) => stars === Number(raw.stars)),
      use: REVIEW_USES.find((use) => use === raw.use),
      order: raw.order === 'helpful' ? raw.order : undefined,
    }
  },
  loaderDeps: ({ search: { page, stars, use, order } }: { search: ToolSearch }) => ({
    page,
    stars,
    use,
    order,
  }),
  loader: async ({
    context,
    params,
    deps,
  }: LoaderInput<ReviewFilter & { page?: number | undefined }, { slug: string }>) => {
    const { queryClient, origin, setStatus } = context
    const { slug } = params
    const factKinds = queryClient.ensureQueryData(factKindsQuery)
    try {
      const [tool, { softwareFacts }, hasReviews, hasTutorials, hasFacts] = await Promise.all([
        queryClient.ensureQueryData(toolQuery(slug)),
        import('./structured-data.ts'),
        isThere(queryClient.ensureQueryData(reviewsQuery(slug, deps.page, deps))),
        isThere(queryClient.ensureQueryData(tutorialsQuery(slug))),
        isThere(Promise.all([queryClient.ensureQueryData(factsQuery(slug)), factKinds])),
        isThere(queryClient.ensureQueryData(claimQuery(slug))),
        queryClient.ensureQueryData(similarQuery(slug)),
        queryClient.ensureQueryData(pairsQuery(slug)),
      ])
      if (isBeyond(deps.page, tool.review_count, REVIEWS_PAGE_SIZE)) setStatus(404)
      const facts = queryClient.getQueryData(factsQuery(slug).queryKey)
      const kinds = queryClient.getQueryData(factKindsQuery.queryKey)
      const known = facts && softwareFacts(facts, kinds)
      const missing = { reviews: !hasReviews, tutorials: !hasTutorials, facts: !hasFacts }
      return { origin, missing, known, tool: { ...tool, description: tool.description.slice(0, 300) } }
    } catch (error) {
      // The page that says so has the same data, whichever answer has come first. If there is none, it does without.
      await factKinds.catch(() => {})
      if (error instanceof AppError && error.code === 'not_found') throw notFound()
      throw error
    }
  },
  notFoundComponent: ToolNotFound,
}
