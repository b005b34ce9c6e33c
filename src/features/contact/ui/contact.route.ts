import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'

export const siteSettingsQuery = () => apiQuery('GET /api/site-settings', {})

export const contactRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    await queryClient.ensureQueryData(siteSettingsQuery())
    return { origin }
  },
  head: ({ loaderData }: { loaderData?: { origin: string } }) =>
    pageHead({
      title: 'Contact Us',
      description: 'Write to the people who run Kitly: questions, corrections, partnerships and support.',
      canonical: `${loaderData?.origin ?? ''}/contact`,
    }),
}
