import { pageHead } from '../../../app/root-head.ts'
import { faqPage } from '../../../app/structured-data.ts'
import type { Faq } from '../contact-faqs.ts'

export const contactHead = ({ loaderData }: { loaderData?: { origin: string; faqs: Faq[] } }) =>
  pageHead({
    title: 'Contact Us',
    description: 'Write to the people who run Kitly: questions, corrections, partnerships and support.',
    canonical: `${loaderData?.origin ?? ''}/contact`,
    jsonLd: loaderData ? [faqPage(loaderData.faqs)] : [],
  })
