import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { breadcrumbList } from '../../../app/structured-data.ts'
import { pairCard } from '../../../shared/og-image.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { comparedTools, toolSteps } from '../../tools/ui/structured-data.ts'
import { priceSentence, ratingSentence } from '../facts.ts'
import { pairOf, sharesCategory, splitsOf } from '../pair.ts'
import { type CompareSearch, readCompareSearch } from './compare-search.ts'
import { PairNotFound } from './PairNotFound.tsx'

export const compareQuery = (tools: string) => apiQuery('GET /api/compare', { query: { tools } })

/** What the head of a page says of a tool; the page itself has all of it from its query. */
const forHead = (tool: Tool): Tool => ({ ...tool, description: '', features: [], tags: [], screenshots: [] })

export const compareRoute = {
  validateSearch: readCompareSearch,
  loaderDeps: ({ search }: { search: CompareSearch }) => ({ tools: search.tools }),
  /** Without tools in the address there is nothing to read: only the browser knows its list. */
  loader: async ({ context, deps }: { context: RouterContext; deps: { tools?: string | undefined } }) => {
    const { queryClient, origin, setStatus } = context
    if (!deps.tools) return { origin, tools: [] }
    const { tools } = await queryClient.ensureQueryData(compareQuery(deps.tools))
    if (tools.length === 0) setStatus(404)
    return { origin, tools: tools.map(({ name, slug, category_id }) => ({ name, slug, category_id })) }
  },
  head: ({
    loaderData,
    match,
  }: {
    loaderData?: { origin: string; tools: { name: string; slug: string; category_id: number | null }[] }
    match: { search: CompareSearch }
  }) => {
    if (!loaderData) return {}
    const { origin, tools } = loaderData
    const [a, b] = tools
    const pair = tools.length === 2 && a && b && sharesCategory(a, b) ? `/${pairOf(a.slug, b.slug)}` : ''
    const names = tools.map((t) => t.name)
    return pageHead({
      title: names.length > 1 ? `${names.join(' vs ')}` : 'Compare AI tools side by side',
      description:
        names.length > 1
          ? `${names.join(', ')} side by side: what each costs, does, and is not good at.`
          : 'Up to five AI tools side by side: what each costs, does, and is not good at.',
      canonical: `${origin}/compare${pair}`,
      // Any two to five tools make an address; those of two of one category are pages. And what a visitor has
      // written into a link is not for search engines.
      noindex: !pair || Boolean(match.search.fields),
    })
  },
}

const SIDE_BY_SIDE = 'What tells them apart, and everything side by side.'

export const pairRoute = {
  loader: async ({ context, params }: { context: RouterContext; params: { pair: string } }) => {
    const { queryClient, origin } = context
    for (const slugs of splitsOf(params.pair)) {
      const query = compareQuery(slugs.join(','))
      const { tools } = await queryClient.ensureQueryData(query)
      const [a, b] = tools
      if (!a || !b) {
        queryClient.removeQueries({ queryKey: query.queryKey })
        continue
      }
      const pair = pairOf(a.slug, b.slug)
      if (pair !== params.pair) throw redirect({ to: '/compare/$pair', params: { pair }, statusCode: 301 })
      return { origin, pair, slugs: slugs.join(','), tools: tools.map(forHead) }
    }
    throw notFound()
  },
  notFoundComponent: PairNotFound,
  head: ({ loaderData }: { loaderData?: { origin: string; pair: string; tools: Tool[] } }) => {
    const [a, b] = loaderData?.tools ?? []
    if (!loaderData || !a || !b) return { meta: [{ title: 'Comparison not found · Kitly' }] }
    const { origin, pair } = loaderData
    const page = { name: `${a.name} vs ${b.name}`, path: `/compare/${pair}` }
    const isPage = sharesCategory(a, b)
    return pageHead({
      title: `${a.name} vs ${b.name}: which one?`,
      description: [
        `${a.name} or ${b.name}?`,
        priceSentence(a, b),
        ...ratingSentence(a, b),
        SIDE_BY_SIDE,
      ].join(' '),
      canonical: origin + page.path,
      noindex: !isPage,
      picture: { origin, card: pairCard(pair, a, b) },
      jsonLd: isPage
        ? [comparedTools(origin, [a, b], page), breadcrumbList(origin, [...toolSteps(a), page])]
        : [],
    })
  },
}
