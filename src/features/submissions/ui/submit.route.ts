import type { RouterContext } from '../../../app/context.ts'
import { pageHead } from '../../../app/root-head.ts'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'

export const submitRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await queryClient.ensureQueryData(categoriesQuery)
    return { origin }
  },
  head: ({ loaderData }: { loaderData?: { origin: string } }) =>
    pageHead({
      title: 'Submit a Tool',
      description:
        'Suggest an AI tool for the directory. Being listed is free, and nobody can pay for a place.',
      canonical: `${loaderData?.origin ?? ''}/submit-tool`,
    }),
}
