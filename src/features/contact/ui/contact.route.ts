import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'

export const siteSettingsQuery = () => apiQuery('GET /api/site-settings', {})

export const contactRoute = {
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }) => {
    const [{ CONTACT_FAQS }] = await Promise.all([
      // With the page: it is no part of every page's code.
      import('../contact-faqs.ts'),
      queryClient.ensureQueryData(siteSettingsQuery()),
    ])
    return { origin, faqs: CONTACT_FAQS }
  },
}
