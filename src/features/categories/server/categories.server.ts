import { picturesOf } from '../../../kernel/files/picture-holders.ts'
import { serverNoun } from '../../../kernel/noun.ts'
import { adminCategoriesEndpoints } from '../admin-categories.contract.ts'
import { categoriesEndpoints } from '../categories.contract.ts'
import { adminCategoriesRoutes } from './admin-categories.routes.ts'
import { categoryKind } from './admin-categories.service.ts'
import { categoriesRoutes } from './categories.routes.ts'
import { CATEGORY_SLUGS } from './categories.slugs.ts'

export const noun = serverNoun({
  endpoints: { ...adminCategoriesEndpoints, ...categoriesEndpoints },
  handlers: { ...adminCategoriesRoutes, ...categoriesRoutes },
  records: [categoryKind],
  slugs: [CATEGORY_SLUGS],
  pictures: [
    picturesOf(categoryKind, {
      columns: ['icon'],
      edited: (_, name) => `/admin/categories?search=${encodeURIComponent(name)}`,
    }),
  ],
})
