import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { adminCategoriesEndpoints } from '../admin-categories.contract.ts'
import {
  createCategory,
  deleteCategory,
  listAdminCategories,
  updateCategory,
} from './admin-categories.service.ts'

export const adminCategoriesRoutes: Handlers<typeof adminCategoriesEndpoints> = {
  listAdminCategories: async ({ query }, context) =>
    answerPage(context, await listAdminCategories(context, query)),
  createCategory: ({ body }, context) => createCategory(context, body),
  updateCategory: ({ params, body }, context) => updateCategory(context, params.id, body),
  deleteCategory: async ({ params, query }, context) => ({
    success: true,
    ...(await deleteCategory(context, params.id, query.move_to)),
  }),
}
