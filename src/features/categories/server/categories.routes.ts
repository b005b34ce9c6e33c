import type { Handlers } from '../../../server/context.ts'
import type { categoriesEndpoints } from '../categories.contract.ts'

export const categoriesRoutes: Handlers<typeof categoriesEndpoints> = {
  listCategories: (_, { catalog }) => [...catalog.current.categories],
}
