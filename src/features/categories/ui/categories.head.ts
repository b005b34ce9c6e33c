import { pageHead } from '../../../app/root-head.ts'
import { itemList } from '../../../app/structured-data.ts'
import type { Loaded } from './categories.route.ts'
import { type CategoriesSearch, countFilters } from './categories-search.ts'

export const categoriesHead = ({
  loaderData,
  match,
}: {
  loaderData?: Loaded
  match: { search: CategoriesSearch }
}) => {
  if (!loaderData) return {}
  const { origin, list } = loaderData
  return pageHead({
    title: 'AI Tool Categories',
    description:
      'AI tools by what they are for: writing, design, video, code and more, with the number of tools and how many are free.',
    canonical: `${origin}/categories`,
    noindex: Boolean(match.search.search) || countFilters(match.search) > 0,
    jsonLd: [
      itemList(
        origin,
        list.map(({ name, slug }) => ({ name, path: `/tools?category=${slug}` })),
        { name: 'AI Tool Categories', path: '/categories' },
      ),
    ],
  })
}
