import { SITE_NAME } from '../../../app/context.ts'
import type { Tool } from '../tools.contract.ts'

/** What search engines are told, in the vocabulary of schema.org. Paths are turned into addresses of the site. */

const CONTEXT = 'https://schema.org'

/** A page of the site by its name. */
export interface NamedPage {
  name: string
  path: string
}

/** The site itself, with the address of its search. */
export const website = (origin: string) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: SITE_NAME,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/tools?search={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

/** A tool. The rating is told only where people have reviewed it. */
export function softwareApplication(origin: string, tool: Tool) {
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.short_description,
    url: `${origin}/tools/${tool.slug}`,
    sameAs: tool.website_url,
    applicationCategory: tool.category_name ?? 'BusinessApplication',
    operatingSystem: 'Web',
    ...(tool.pricing_model !== 'Paid' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } }),
    ...(tool.review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: tool.rating,
        reviewCount: tool.review_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** The way to a page, itself the last step. */
export const breadcrumbList = (origin: string, steps: NamedPage[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** The way to what is below a category of the directory. */
export const toolSteps = ({
  category_name,
  category_slug,
}: {
  category_name: string | null
  category_slug: string | null
}): NamedPage[] => [
  { name: 'Tools', path: '/tools' },
  ...(category_slug && category_name
    ? [{ name: category_name, path: `/tools?category=${category_slug}` }]
    : []),
]

export const toolPage = ({ name, slug }: { name: string; slug: string }): NamedPage => ({
  name,
  path: `/tools/${slug}`,
})

/** Pages in an order; `about` is the list's own page. */
export const itemList = (
  origin: string,
  entries: NamedPage[],
  about?: NamedPage & { description?: string },
) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  ...(about && { name: about.name, url: `${origin}${about.path}` }),
  ...(about?.description && { description: about.description }),
  numberOfItems: entries.length,
  itemListElement: entries.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    url: `${origin}${path}`,
  })),
})

/** Several tools as they are compared on one page. */
export const comparedTools = (origin: string, tools: Tool[], about: NamedPage) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name: about.name,
  url: `${origin}${about.path}`,
  numberOfItems: tools.length,
  itemListElement: tools.map((tool, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: softwareApplication(origin, tool),
  })),
})

/** Questions with their answers, which the page must show as well. */
export const faqPage = (questions: { question: string; answer: string }[]) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
