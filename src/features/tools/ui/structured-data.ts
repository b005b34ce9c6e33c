import type { Tool } from '../tools.contract.ts'

/** What search engines are told, in the vocabulary of schema.org. */

/** The rating is told only where people have reviewed the tool. */
export function softwareApplication(url: string, tool: Tool) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.short_description,
    url,
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

export function breadcrumbs(origin: string, tool: Tool) {
  const steps = [
    { name: 'Tools', item: `${origin}/tools` },
    ...(tool.category_slug && tool.category_name
      ? [{ name: tool.category_name, item: `${origin}/tools?category=${tool.category_slug}` }]
      : []),
    { name: tool.name, item: `${origin}/tools/${tool.slug}` },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  }
}

export function itemList(origin: string, tools: { name: string; slug: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: tools.map(({ name, slug }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: `${origin}/tools/${slug}`,
    })),
  }
}
