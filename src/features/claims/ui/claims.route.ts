import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../../app/context.ts'
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
}
