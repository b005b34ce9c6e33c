import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { AppError } from '../../../shared/errors.ts'
import { itemList } from './structured-data.ts'
import { ToolNotFound } from './ToolNotFound.tsx'
import { toolQuery } from './tools.route.ts'

export const alternativesQuery = (slug: string) =>
  apiQuery('GET /api/tools/{slug}/alternatives', { params: { slug } })

/** Names in the description of the page. */
const NAMED = 4

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
        name: tool.name,
        slug: tool.slug,
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
  }: {
    loaderData?: { origin: string; name: string; slug: string; list: { name: string; slug: string }[] }
  }) => {
    if (!loaderData) return { meta: [{ title: 'Tool not found · Kitly' }] }
    const { origin, name, slug, list } = loaderData
    const some = list.slice(0, NAMED).map((tool) => tool.name)
    return pageHead({
      title: `Alternatives to ${name}`,
      description: `AI tools in place of ${name}, what each costs and does differently${some.length > 0 ? `: ${some.join(', ')} and others` : ''}.`,
      canonical: `${origin}/tools/${slug}/alternatives`,
      noindex: list.length === 0,
      jsonLd: list.length > 0 ? [itemList(origin, list)] : [],
    })
  },
}
