import { SITE_NAME } from './context.ts'

/** What search engines are told, in the vocabulary of schema.org. Paths are turned into addresses of the site. */

/** A thing of a type of schema.org. */
export const thing = <T extends object>(type: string, properties: T) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

/** A page of the site by its name. */
export interface NamedPage {
  name: string
  path: string
}

/** The site itself, with the address of its search. */
export const website = (origin: string) =>
  thing('WebSite', {
    name: SITE_NAME,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/tools?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  })

/** The way to a page, itself the last step. */
export const breadcrumbList = (origin: string, steps: NamedPage[]) =>
  thing('BreadcrumbList', {
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origin}${path}`,
    })),
  })

/** Pages in an order; `about` is the list's own page. */
export const itemList = (
  origin: string,
  entries: NamedPage[],
  about?: NamedPage & { description?: string },
) =>
  thing('ItemList', {
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

/** Questions with their answers, which the page must show as well. */
export const faqPage = (faqs: { question: string; answer: string }[]) =>
  thing('FAQPage', {
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
