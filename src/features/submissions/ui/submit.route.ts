import type { RouterContext } from '../../../app/context.ts'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'

export const submitRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await queryClient.ensureQueryData(categoriesQuery)
    return { origin }
  },
}
