import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { ignored, integer, requiredText, SLUG_PATTERN } from '../../shared/fields.ts'
import { SLUG_MAX } from '../../shared/limits.ts'
import { MERGES, mergedWith } from '../../shared/together.ts'
import { BlogCategory } from './blog.contract.ts'

const NAME_MAX = 60

export const BlogCategoryInput = z.object({
  name: requiredText(NAME_MAX, 'Name is required', `Name must have at most ${NAME_MAX} characters`),
  slug: z
    .string()
    .trim()
    .max(SLUG_MAX)
    .regex(SLUG_PATTERN, 'Slug may have lowercase letters, digits and single hyphens')
    .default(''),
  icon: requiredText(16, 'Icon is required', 'Icon must be one emoji'),
  color: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Colour must be written as #rrggbb')
    .default('#4f46e5'),
})
export type BlogCategoryInput = z.infer<typeof BlogCategoryInput>

export const AdminBlogCategory = BlogCategory.extend({
  ...mergedWith,
  version: z.int(),
  post_count: z.int().describe('Articles in it that are not in the bin, drafts too'),
})
export type AdminBlogCategory = z.infer<typeof AdminBlogCategory>

export const blogCategoriesEndpoints = {
  listAdminBlogCategories: byAdmin('GET /api/admin/blog-categories', {
    summary: 'List the blog categories by name',
    query: z.object({ _t: ignored }),
    output: z.array(AdminBlogCategory),
  }),
  createBlogCategory: byAdmin('POST /api/admin/blog-categories', {
    summary: 'Add a blog category',
    description: 'Without a slug it is derived from the name.',
    body: BlogCategoryInput,
    output: AdminBlogCategory,
    status: 201,
  }),
  updateBlogCategory: recordByAdmin('PUT /api/admin/blog-categories/{id}', {
    summary: 'Change a blog category',
    description: MERGES,
    body: z.looseObject({ version: integer().optional() }).describe('Fields as for adding one'),
    output: AdminBlogCategory,
    errors: ['not_found', 'conflict'],
  }),
  deleteBlogCategory: recordByAdmin('DELETE /api/admin/blog-categories/{id}', {
    summary: 'Move a blog category to the bin; its articles stay',
    output: Done,
    errors: ['not_found'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof blogCategoriesEndpoints> {}
}
