import { deleteRecord } from '../../../kernel/changes/records.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { blogCategoriesEndpoints } from '../blog-categories.contract.ts'
import {
  blogCategoryKind,
  createBlogCategory,
  listAdminBlogCategories,
  updateBlogCategory,
} from './blog-categories.service.ts'

export const blogCategoriesRoutes: Handlers<typeof blogCategoriesEndpoints> = {
  listAdminBlogCategories: (_, context) => listAdminBlogCategories(context),
  createBlogCategory: ({ body }, context) => createBlogCategory(context, body),
  updateBlogCategory: ({ params, body }, context) => updateBlogCategory(context, params.id, body),
  deleteBlogCategory: ({ params }, context) => done(deleteRecord(context, blogCategoryKind, params.id)),
}
