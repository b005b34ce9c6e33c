import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { breadcrumbList, itemList } from '../../../app/structured-data.ts'
import { AppError } from '../../../shared/errors.ts'
import { toolCard } from '../../../shared/og-image.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { toolPage, toolSteps } from '../../tools/ui/structured-data.ts'
import { ToolNotFound } from '../../tools/ui/ToolNotFound.tsx'
import { toolQuery } from '../../tools/ui/tools.route.ts'
import { demandsIn } from '../alternatives.ts'

export interface AlternativesSearch {
  /** Ids of demands, separated by commas. */
  demands?: string | undefined
}

export const alternativesQuery = (slug: string, demands?: string) =>
  apiQuery('GET /api/tools/{slug}/alternatives', { params: { slug }, query: { demands } })

/** Names in the description of the page. */
const NAMED = 4

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
  head: ({
    loaderData,
    match,
  }: {
    loaderData?: { origin: string; tool: Tool; list: { name: string; slug: string }[] }
    match: { search: AlternativesSearch }
  }) => {
    if (!loaderData) return { meta: [{ title: 'Tool not found · Kitly' }] }
    const { origin, tool, list } = loaderData
    const { name, slug } = tool
    const page = { name: `Alternatives to ${name}`, path: `/tools/${slug}/alternatives` }
    const some = list.slice(0, NAMED).map((other) => other.name)
    return pageHead({
      title: page.name,
      description: `AI tools in place of ${name}, what each costs and does differently${some.length > 0 ? `: ${some.join(', ')} and others` : ''}.`,
      canonical: origin + page.path,
      picture: { origin, card: toolCard(tool) },
      noindex: list.length === 0 || Boolean(match.search.demands),
      jsonLd:
        list.length > 0
          ? [
              itemList(origin, list.map(toolPage), page),
              breadcrumbList(origin, [...toolSteps(tool), toolPage(tool), page]),
            ]
          : [],
    })
  },
}
