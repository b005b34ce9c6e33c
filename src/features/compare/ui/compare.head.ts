import { pageHead } from '../../../app/root-head.ts'
import { breadcrumbList } from '../../../app/structured-data.ts'
import { pairCard } from '../../../shared/og-cards.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { comparedTools, toolSteps } from '../../tools/ui/structured-data.ts'
import { priceSentence, ratingSentence } from '../facts.ts'
import { pairOf, sharesCategory } from '../pair.ts'
import type { CompareSearch } from './compare-search.ts'

const SIDE_BY_SIDE = 'What tells them apart, and everything side by side.'

export const compareHead = ({
  loaderData,
  match,
}: {
  loaderData?: { origin: string; tools: { name: string; slug: string; category_id: number | null }[] }
  match: { search: CompareSearch }
}) => {
  if (!loaderData) return {}
  const { origin, tools } = loaderData
  const [a, b] = tools
  const pair = tools.length === 2 && a && b && sharesCategory(a, b) ? `/${pairOf(a.slug, b.slug)}` : ''
  const names = tools.map((t) => t.name)
  return pageHead({
    title: names.length > 1 ? `${names.join(' vs ')}` : 'Compare AI tools side by side',
    description:
      names.length > 1
        ? `${names.join(', ')} side by side: what each costs, does, and is not good at.`
        : 'Up to five AI tools side by side: what each costs, does, and is not good at.',
    canonical: `${origin}/compare${pair}`,
    // Any two to five tools make an address; those of two of one category are pages. And what a visitor has
    // written into a link is not for search engines.
    noindex: !pair || Boolean(match.search.fields),
  })
}

export const pairHead = ({
  loaderData,
}: {
  loaderData?: { origin: string; pair: string; tools: Tool[] }
}) => {
  const [a, b] = loaderData?.tools ?? []
  if (!loaderData || !a || !b) return { meta: [{ title: 'Comparison not found · Kitly' }] }
  const { origin, pair } = loaderData
  const page = { name: `${a.name} vs ${b.name}`, path: `/compare/${pair}` }
  const isPage = sharesCategory(a, b)
  return pageHead({
    title: `${a.name} vs ${b.name}: which one?`,
    description: [`${a.name} or ${b.name}?`, priceSentence(a, b), ...ratingSentence(a, b), SIDE_BY_SIDE].join(
      ' ',
    ),
    canonical: origin + page.path,
    noindex: !isPage,
    picture: { origin, card: pairCard(pair, a, b) },
    jsonLd: isPage
      ? [comparedTools(origin, [a, b], page), breadcrumbList(origin, [...toolSteps(a), page])]
      : [],
  })
}
