import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'

export const openApiQuery = apiQuery('GET /api/openapi.json', {})

export const docsRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await queryClient.ensureQueryData(openApiQuery)
    return { origin }
  },
}
