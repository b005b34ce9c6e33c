import { pageHead } from '../../../app/root-head.ts'
import { faqPage } from '../../../app/structured-data.ts'
import type { Faq } from '../../contact/contact-faqs.ts'

const textHead =
  (path: `/${string}`, title: string, description: string) =>
  ({ loaderData }: { loaderData?: { origin: string; faqs: Faq[] } }) =>
    pageHead({
      title,
      description,
      canonical: `${loaderData?.origin ?? ''}${path}`,
      jsonLd: loaderData && loaderData.faqs.length > 0 ? [faqPage(loaderData.faqs)] : [],
    })

export const helpHead = textHead(
  '/help',
  'Help Center',
  'How to search, compare, review and suggest AI tools on Kitly, and what happens with your data.',
)
export const privacyHead = textHead(
  '/privacy',
  'Privacy Policy',
  'What Kitly keeps about you, what stays in your browser, and what is never asked for.',
)
export const termsHead = textHead(
  '/terms',
  'Terms of Service',
  'What you can expect of Kitly, and what Kitly expects of you.',
)
