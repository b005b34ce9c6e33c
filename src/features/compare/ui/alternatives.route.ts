import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { ToolNotFound } from '../../tools/ui/ToolNotFound.tsx'
import { toolQuery } from '../../tools/ui/tools.route.ts'
import { demandsIn } from '../alternatives.ts'

export interface AlternativesSearch {
  /** Ids of demands, separated by commas. */
  demands?: string | undefined
}

export const alternativesQuery = (slug: string, demands?: string) =>
  apiQuery('GET /api/tools/{slug}/alternatives', { params: { slug }, query: { demands } })

export const alternativesRoute = {
  validateSearch: ({ demands }: Record<string, unknown>): AlternativesSearch => ({
    demands:
      typeof demands === 'string'
        ? demandsIn(demands)
            .map(({ id }) => id)
            .join(',') || undefined
        : undefined,
  }),
  loaderDeps: ({ search: { demands } }: { search: AlternativesSearch }) => ({ demands }),
  loader: async ({
    context,
    params,
    deps,
  }: {
    context: RouterContext
    params: { slug: string }
    deps: AlternativesSearch
  }) => {
    const { queryClient, origin } = context
    try {
      const [tool, alternatives] = await Promise.all([
        queryClient.ensureQueryData(toolQuery(params.slug)),
        queryClient.ensureQueryData(alternativesQuery(params.slug, deps.demands)),
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
