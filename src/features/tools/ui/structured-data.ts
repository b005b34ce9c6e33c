import { type NamedPage, thing } from '../../../app/structured-data.ts'
import type { Tool } from '../tools.contract.ts'

/** Tools in the vocabulary of schema.org. */

/** A tool. The rating is told only where people have reviewed it. */
export const softwareApplication = (origin: string, tool: Tool) =>
  thing('SoftwareApplication', {
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

/** Several tools as they are compared on one page. */
export const comparedTools = (origin: string, tools: Tool[], about: NamedPage) =>
  thing('ItemList', {
    name: about.name,
    url: `${origin}${about.path}`,
    numberOfItems: tools.length,
    itemListElement: tools.map((tool, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: softwareApplication(origin, tool),
    })),
  })
