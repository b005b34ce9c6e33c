import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { later, whileWaiting } from '../../../ui/later.ts'
import { bundleQuery } from '../../bundles/ui/bundles.route.ts'
import { categoriesQuery, siteTextsQuery } from '../../categories/ui/categories.route.ts'
import { listed } from '../../tools/ui/listed-tool.ts'
import { BLOG_POSTS_ON_HOME, FEATURED_TOOLS_ON_HOME } from '../home.limits.ts'

const Skeleton = whileWaiting(async () => (await import('./HomeSkeleton.tsx')).HomeSkeleton)

export const featuredQuery = listed(
  apiQuery('GET /api/tools', { query: { featured: 'true', limit: String(FEATURED_TOOLS_ON_HOME) } }),
)
export const latestPostsQuery = apiQuery('GET /api/blog', { query: { limit: String(BLOG_POSTS_ON_HOME) } })

/** What is only read. */
export const HomeTold = later(() => import('./HomeTold.tsx'), 'HomeTold')

/** The bundles that home shows. */
const SAMPLE_BUNDLES = ['startup-launch-kit', 'youtube-creator-kit', 'marketing-growth-stack']
export const homeQuery = apiQuery('GET /api/home', {})
export const latestChangesQuery = apiQuery('GET /api/changes/latest', {})

export interface Loaded {
  origin: string
  /** Slugs of the sample bundles that exist. */
  bundles: string[]
}

/** A bundle that an administrator has taken away is left out. */
async function readBundle(queryClient: QueryClient, slug: string) {
  try {
    return [await queryClient.ensureQueryData(bundleQuery(slug))]
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return []
    throw error
  }
}

export const homeRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }): Promise<Loaded> => {
    const [bundles] = await Promise.all([
      Promise.all(SAMPLE_BUNDLES.map((slug) => readBundle(queryClient, slug))).then((list) => list.flat()),
      queryClient.ensureQueryData(homeQuery),
      queryClient.ensureQueryData(latestChangesQuery),
      queryClient.ensureQueryData(featuredQuery),
      queryClient.ensureQueryData(categoriesQuery),
      queryClient.ensureQueryData(siteTextsQuery),
      queryClient.ensureQueryData(latestPostsQuery),
      HomeTold.load(),
    ])
    return { origin, bundles: bundles.map((b) => b.slug) }
  },
  pendingComponent: Skeleton,
}
