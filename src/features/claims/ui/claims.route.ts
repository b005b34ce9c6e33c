import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
import { pageHead } from '../../../app/root-head.ts'
import { AppError } from '../../../shared/errors.ts'
import { ToolNotFound } from '../../tools/ui/ToolNotFound.tsx'
import { toolQuery } from '../../tools/ui/tools.route.ts'

export const claimRoute = {
  loader: async ({ context, params: { slug } }: { context: RouterContext; params: { slug: string } }) => {
    try {
      const { name } = await context.queryClient.ensureQueryData(toolQuery(slug))
      return { origin: context.origin, slug, name }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound()
      throw error
    }
  },
  notFoundComponent: ToolNotFound,
  head: ({ loaderData }: { loaderData?: { origin: string; slug: string; name: string } }) => {
    if (!loaderData) return { meta: [{ title: 'Tool not found · Kitly' }] }
    const { origin, slug, name } = loaderData
    return pageHead({
      title: `Claim ${name}`,
      description: `For whoever makes ${name}: show that it is yours, propose facts and answer reviews.`,
      canonical: `${origin}/tools/${slug}/claim`,
      noindex: true,
    })
  },
}
