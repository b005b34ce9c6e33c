import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { faqPage } from '../../../app/structured-data.ts'
import type { Faq } from '../contact-faqs.ts'

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
  head: ({ loaderData }: { loaderData?: { origin: string; faqs: Faq[] } }) =>
    pageHead({
      title: 'Contact Us',
      description: 'Write to the people who run Kitly: questions, corrections, partnerships and support.',
      canonical: `${loaderData?.origin ?? ''}/contact`,
      jsonLd: loaderData ? [faqPage(loaderData.faqs)] : [],
    }),
}
