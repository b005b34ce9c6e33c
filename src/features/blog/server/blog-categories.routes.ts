import type { Handlers } from '../../../kernel/http/context.ts'
import type { blogCategoriesEndpoints } from '../blog-categories.contract.ts'
import {
  createBlogCategory,
  deleteBlogCategory,
  listAdminBlogCategories,
  updateBlogCategory,
} from './blog-categories.service.ts'

export const blogCategoriesRoutes: Handlers<typeof blogCategoriesEndpoints> = {
  listAdminBlogCategories: (_, context) => listAdminBlogCategories(context),
  createBlogCategory: ({ body }, context) => createBlogCategory(context, body),
  updateBlogCategory: ({ params, body }, context) => updateBlogCategory(context, params.id, body),
  deleteBlogCategory: async ({ params }, context) => {
    await deleteBlogCategory(context, params.id)
    return { success: true }
  },
}
