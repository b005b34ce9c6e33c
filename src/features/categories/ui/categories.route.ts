import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { itemList } from '../../../app/structured-data.ts'
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx'
import { type CategoriesSearch, countFilters, readCategoriesSearch } from './categories-search.ts'

export const categoriesQuery = apiQuery('GET /api/categories', {})
export const facesQuery = apiQuery('GET /api/categories/faces', {})
export const siteTextsQuery = apiQuery('GET /api/site-texts', {})

interface Loaded {
  origin: string
  list: { name: string; slug: string }[]
}

export const categoriesRoute = {
  validateSearch: readCategoriesSearch,
  loader: async ({ context: { queryClient, origin } }: { context: RouterContext }): Promise<Loaded> => {
    const [categories] = await Promise.all([
      queryClient.ensureQueryData(categoriesQuery),
      queryClient.ensureQueryData(siteTextsQuery),
      queryClient.ensureQueryData(facesQuery),
    ])
    return { origin, list: categories.map(({ name, slug }) => ({ name, slug })) }
  },
  pendingComponent: CategoriesSkeleton,
  head: ({ loaderData, match }: { loaderData?: Loaded; match: { search: CategoriesSearch } }) => {
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
  },
}
