import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { FEATURED_TOOLS_ON_HOME } from '../../../shared/limits.ts'

export const featuredQuery = apiQuery('GET /api/tools', {
  query: { featured: 'true', limit: String(FEATURED_TOOLS_ON_HOME) },
})
export const categoriesQuery = apiQuery('GET /api/categories', {})

export const homeRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await Promise.all([
      queryClient.ensureQueryData(featuredQuery),
      queryClient.ensureQueryData(categoriesQuery),
    ])
    return { origin }
  },
  head: ({ loaderData }: { loaderData?: { origin: string } }) =>
    pageHead({
      title: 'Find the right AI tools',
      description:
        'A curated directory of AI tools: what each is for, what it costs, and what it is not good at. Search, filter and compare.',
      canonical: `${loaderData?.origin ?? ''}/`,
      jsonLd: loaderData
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'WebSite',
              name: 'Kitly',
              url: `${loaderData.origin}/`,
              potentialAction: {
                '@type': 'SearchAction',
                target: `${loaderData.origin}/tools?search={search_term_string}`,
                'query-input': 'required name=search_term_string',
              },
            },
          ]
        : [],
    }),
}
