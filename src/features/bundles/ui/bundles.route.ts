import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { SEARCH_MAX } from '../../../shared/limits.ts'
import { BundleNotFound } from './BundleNotFound.tsx'
import { COLLECTION_SLUGS } from './collection-slugs.ts'

export interface BundlesSearch {
  search?: string | undefined
  /** Slug of a collection; a search looks in all bundles. */
  collection?: string | undefined
}

export const bundlesQuery = (search?: string) => apiQuery('GET /api/bundles', { query: { search } })
export const bundleQuery = (slug: string) => apiQuery('GET /api/bundles/{slug}', { params: { slug } })

export const bundlesRoute = {
  validateSearch: (raw: Record<string, unknown>): BundlesSearch => {
    const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, SEARCH_MAX) : ''
    return search ? { search } : { collection: COLLECTION_SLUGS.find((slug) => slug === raw.collection) }
  },
  loaderDeps: ({ search: { search, collection } }: { search: BundlesSearch }) => ({ search, collection }),
  loader: async ({ context, deps }: { context: RouterContext; deps: BundlesSearch }) => {
    const { queryClient, origin } = context
    const [all] = await Promise.all([
      queryClient.ensureQueryData(bundlesQuery()),
      queryClient.ensureQueryData(bundlesQuery(deps.search)),
    ])
    return { origin, list: all.slice(0, 20).map(({ name, slug }) => ({ name, slug })) }
  },
}

export const bundleRoute = {
  loader: async ({ context, params }: { context: RouterContext; params: { slug: string } }) => {
    try {
      const { name, summary, slug, tools } = await context.queryClient.ensureQueryData(
        bundleQuery(params.slug),
      )
      return {
        origin: context.origin,
        name,
        summary,
        slug,
        tools: tools.map(({ name, slug, logo_url, theme_color }) => ({ name, slug, logo_url, theme_color })),
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound()
      throw error
    }
  },
  notFoundComponent: BundleNotFound,
}
