import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'

export const orderingQuery = apiQuery('GET /api/ordering', {})

export const orderingRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await queryClient.ensureQueryData(orderingQuery)
    return { origin }
  },
}
