import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'

export const orderingQuery = apiQuery('GET /api/ordering', {})

export const orderingRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await queryClient.ensureQueryData(orderingQuery)
    return { origin }
  },
  head: ({ loaderData }: { loaderData?: { origin: string } }) =>
    pageHead({
      title: 'How lists are ordered',
      description:
        'What decides which tool stands first, how much each part weighs, what counts and what does not. Nobody can pay for a place.',
      canonical: `${loaderData?.origin ?? ''}/how-lists-are-ordered`,
    }),
}
