import type { RouterContext } from '../../../app/context.ts'
import { pageHead } from '../../../app/root-head.ts'
import { faqPage } from '../../../app/structured-data.ts'
import type { Faq } from '../../contact/contact-faqs.ts'

/** A page of fixed text. Its questions are read when the page is: they are no part of every page's code. */
function textRoute(
  path: `/${string}`,
  title: string,
  description: string,
  readFaqs: () => Promise<Faq[]> = async () => [],
) {
  return {
    loader: async ({ context: { origin } }: { context: RouterContext }) => ({
      origin,
      faqs: await readFaqs(),
    }),
    head: ({ loaderData }: { loaderData?: { origin: string; faqs: Faq[] } }) =>
      pageHead({
        title,
        description,
        canonical: `${loaderData?.origin ?? ''}${path}`,
        jsonLd: loaderData && loaderData.faqs.length > 0 ? [faqPage(loaderData.faqs)] : [],
      }),
  }
}

export const helpRoute = textRoute(
  '/help',
  'Help Center',
  'How to search, compare, review and suggest AI tools on Kitly, and what happens with your data.',
  async () => (await import('../help-topics.ts')).HELP_TOPICS.flatMap((topic) => topic.faqs),
)
export const privacyRoute = textRoute(
  '/privacy',
  'Privacy Policy',
  'What Kitly keeps about you, what stays in your browser, and what is never asked for.',
)
export const termsRoute = textRoute(
  '/terms',
  'Terms of Service',
  'What you can expect of Kitly, and what Kitly expects of you.',
)
