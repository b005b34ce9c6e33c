import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { breadcrumbList, itemList } from '../../../app/structured-data.ts'
import { AppError } from '../../../shared/errors.ts'
import { SEARCH_MAX } from '../../../shared/limits.ts'
import { bundleCard } from '../../../shared/og-image.ts'
import { toolPage } from '../../tools/ui/structured-data.ts'
import { BundleNotFound } from './BundleNotFound.tsx'
import { collectionOf } from './collections.ts'

export interface BundlesSearch {
  search?: string | undefined
  /** Slug of a collection; a search looks in all bundles. */
  collection?: string | undefined
}

export const bundlesQuery = (search?: string) => apiQuery('GET /api/bundles', { query: { search } })
export const bundleQuery = (slug: string) => apiQuery('GET /api/bundles/{slug}', { params: { slug } })

const BUNDLES = { name: 'AI Bundles', path: '/bundles' }
const bundlePage = ({ name, slug }: { name: string; slug: string }) => ({ name, path: `/bundles/${slug}` })

export const bundlesRoute = {
  validateSearch: (raw: Record<string, unknown>): BundlesSearch => {
    const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, SEARCH_MAX) : ''
    return search ? { search } : { collection: collectionOf(String(raw.collection))?.slug }
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
  head: ({
    loaderData,
    match,
  }: {
    loaderData?: { origin: string; list: { name: string; slug: string }[] }
    match: { search: BundlesSearch }
  }) => {
    if (!loaderData) return {}
    const { origin, list } = loaderData
    return pageHead({
      title: 'AI Bundles',
      description: 'Sets of AI tools made for one job each: which tools, in which order, and why.',
      canonical: `${origin}/bundles`,
      noindex: Boolean(match.search.search || match.search.collection),
      jsonLd: [itemList(origin, list.map(bundlePage), BUNDLES)],
    })
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
  head: ({
    loaderData,
  }: {
    loaderData?: {
      origin: string
      name: string
      summary: string
      slug: string
      tools: Parameters<typeof bundleCard>[0]['tools']
    }
  }) => {
    if (!loaderData) return { meta: [{ title: 'Bundle not found · Kitly' }] }
    const { origin, name, summary, slug, tools } = loaderData
    const page = bundlePage({ name, slug })
    return pageHead({
      title: `${name}: AI tools for the job`,
      description: summary,
      canonical: origin + page.path,
      picture: { origin, card: bundleCard({ name, slug, summary, tools }) },
      jsonLd: [
        itemList(origin, tools.map(toolPage), { ...page, description: summary }),
        breadcrumbList(origin, [BUNDLES, page]),
      ],
    })
  },
}
