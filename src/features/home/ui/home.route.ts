import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { website } from '../../../app/structured-data.ts'
import { AppError } from '../../../shared/errors.ts'
import { bundleQuery } from '../../bundles/ui/bundles.route.ts'
import { categoriesQuery, siteTextsQuery } from '../../categories/ui/categories.route.ts'
import { BLOG_POSTS_ON_HOME, FEATURED_TOOLS_ON_HOME } from '../home.limits.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

export const featuredQuery = apiQuery('GET /api/tools', {
  query: { featured: 'true', limit: String(FEATURED_TOOLS_ON_HOME) },
})
export const latestPostsQuery = apiQuery('GET /api/blog', { query: { limit: String(BLOG_POSTS_ON_HOME) } })

/** The bundles that home shows. */
const SAMPLE_BUNDLES = ['startup-launch-kit', 'youtube-creator-kit', 'marketing-growth-stack']
/** Tiles of tools in the hero. */
const TILES = 15

/** A tool as the hero shows it. */
export interface Tile {
  name: string
  slug: string
  logo_url: string | null
  theme_color: string | null
}

interface Loaded {
  origin: string
  /** Slugs of the sample bundles that exist. */
  bundles: string[]
  tiles: Tile[]
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
    const [featured, bundles] = await Promise.all([
      queryClient.ensureQueryData(featuredQuery),
      Promise.all(SAMPLE_BUNDLES.map((slug) => readBundle(queryClient, slug))).then((list) => list.flat()),
      queryClient.ensureQueryData(categoriesQuery),
      queryClient.ensureQueryData(siteTextsQuery),
      queryClient.ensureQueryData(latestPostsQuery),
    ])
    const tools = new Map([...featured, ...bundles.flatMap((b) => b.tools)].map((tool) => [tool.slug, tool]))
    return {
      origin,
      bundles: bundles.map((b) => b.slug),
      tiles: [...tools.values()]
        .slice(0, TILES)
        .map(({ name, slug, logo_url, theme_color }) => ({ name, slug, logo_url, theme_color })),
    }
  },
  pendingComponent: HomeSkeleton,
  head: ({ loaderData }: { loaderData?: Loaded }) =>
    pageHead({
      title: 'Find the right AI tools',
      description:
        'A curated directory of AI tools: what each is for, what it costs, and what it is not good at. Search, filter and compare.',
      canonical: `${loaderData?.origin ?? ''}/`,
      jsonLd: loaderData ? [website(loaderData.origin)] : [],
    }),
}
