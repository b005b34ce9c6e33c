import type { RouterContext } from '../../../app/context.ts'
import type { Faq } from '../../contact/contact-faqs.ts'

/** A page of fixed text. Its questions are read when the page is: they are no part of every page's code. */
const textRoute = (readFaqs: () => Promise<Faq[]> = async () => []) => ({
  loader: async ({ context: { origin } }: { context: RouterContext }) => ({
    origin,
    faqs: await readFaqs(),
  }),
})

export const helpRoute = textRoute(async () =>
  (await import('../help-topics.ts')).HELP_TOPICS.flatMap((topic) => topic.faqs),
)
export const privacyRoute = textRoute()
export const termsRoute = textRoute()
