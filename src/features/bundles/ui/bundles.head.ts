import { pageHead } from '../../../app/root-head.ts'
import { breadcrumbList, itemList } from '../../../app/structured-data.ts'
import { bundleCard } from '../../../shared/og-cards.ts'
import { toolPage } from '../../tools/ui/structured-data.ts'
import type { BundlesSearch } from './bundles.route.ts'

const BUNDLES = { name: 'AI Bundles', path: '/bundles' }

const bundlePage = ({ name, slug }: { name: string; slug: string }) => ({ name, path: `/bundles/${slug}` })

export const bundlesHead = ({
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
}

export const bundleHead = ({
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
}
