import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { ToolNotFound } from '../../tools/ui/ToolNotFound.tsx'
import { toolQuery } from '../../tools/ui/tools.route.ts'

export const alternativesQuery = (slug: string) =>
  apiQuery('GET /api/tools/{slug}/alternatives', { params: { slug } })

export const alternativesRoute = {
  loader: async ({ context, params }: { context: RouterContext; params: { slug: string } }) => {
    const { queryClient, origin } = context
    try {
      const [tool, alternatives] = await Promise.all([
        queryClient.ensureQueryData(toolQuery(params.slug)),
        queryClient.ensureQueryData(alternativesQuery(params.slug)),
      ])
      return {
        origin,
        tool: { ...tool, description: '', tags: [], features: [], screenshots: [] },
        list: alternatives.map(({ name, slug }) => ({ name, slug })),
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound()
      throw error
    }
  },
  notFoundComponent: ToolNotFound,
}
