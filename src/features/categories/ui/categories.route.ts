import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { whileWaiting } from '../../../ui/later.ts'
import { readCategoriesSearch } from './categories-search.ts'

const Skeleton = whileWaiting(async () => (await import('./CategoriesSkeleton.tsx')).CategoriesSkeleton)

export const categoriesQuery = apiQuery('GET /api/categories', {})
export const facesQuery = apiQuery('GET /api/categories/faces', {})
export const siteTextsQuery = apiQuery('GET /api/site-texts', {})

export interface Loaded {
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
  pendingComponent: Skeleton,
}
