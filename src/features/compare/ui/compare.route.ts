import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { pairOf, splitsOf } from '../pair.ts'
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
}

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
}
