import type { Handlers } from '../../../kernel/http/context.ts'
import type { categoriesEndpoints } from '../categories.contract.ts'

export const categoriesRoutes: Handlers<typeof categoriesEndpoints> = {
  listCategories: (_, { catalog }) => [...catalog.current.categories],
}
