import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'

export const openApiQuery = apiQuery('GET /api/openapi.json', {})

export const docsRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await queryClient.ensureQueryData(openApiQuery)
    return { origin }
  },
  head: ({ loaderData }: { loaderData?: { origin: string } }) =>
    pageHead({
      title: 'API reference',
      description: 'Every endpoint of Kitly: what it takes, what it answers, and who may call it.',
      canonical: `${loaderData?.origin ?? ''}/api/docs`,
    }),
}
