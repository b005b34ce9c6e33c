import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { integer, listFields, requiredText, textList, wholeNumber } from '../../shared/fields.ts'
import { ID_MAX, SLUG_MAX } from '../../shared/limits.ts'
import { MERGES, mergedWith } from '../../shared/together.ts'

const ICON = 'Icon must be an emoji, or the address of an image that starts with http'

/** A category as it is edited, and as it stands in the log; form and API say the same sentences. */
export const CategoryInput = z.object({
  name: requiredText(100, 'Category name is required', 'Name must have at most 100 characters'),
  slug: requiredText(SLUG_MAX, 'Slug is required', `Slug must have at most ${SLUG_MAX} characters`).regex(
    /^[a-z0-9-]+$/,
    'Slug may have lowercase letters, digits and hyphens',
  ),
  description: z.string().trim().max(2000, 'Description must have at most 2,000 characters').default(''),
  icon: z
    .string()
    .trim()
    .refine((v) => (/^https?:\/\//.test(v) ? URL.canParse(v) && v.length <= 2000 : v.length <= 20), ICON)
    .transform((v) => v || '🧰')
    .default('🧰'),
  tags: textList(30),
})
export type CategoryInput = z.infer<typeof CategoryInput>

export const AdminCategory = CategoryInput.extend({
  ...mergedWith,
  id: z.int(),
  version: z.int(),
  tags: z.string().describe('Comma-separated'),
  tool_count: z.int().describe('Its tools that are not in the bin, inactive ones too'),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AdminCategory = z.infer<typeof AdminCategory>

export const adminCategoriesEndpoints = {
  listAdminCategories: byAdmin('GET /api/admin/categories', {
    summary: 'List the categories with what an editor needs',
    description: 'The header X-Total-Count has the number of all that match.',
    query: z.object(listFields(['name', 'created_at'])),
    output: z.array(AdminCategory),
  }),
  createCategory: byAdmin('POST /api/admin/categories', {
    summary: 'Add a category',
    body: CategoryInput,
    output: AdminCategory,
    status: 201,
  }),
  updateCategory: recordByAdmin('PUT /api/admin/categories/{id}', {
    summary: 'Change a category',
    description: MERGES,
    body: z
      .looseObject({ version: integer().optional() })
      .describe('Fields as for adding a category, those that are to change'),
    output: AdminCategory,
    errors: ['not_found', 'conflict'],
  }),
  deleteCategory: recordByAdmin('DELETE /api/admin/categories/{id}', {
    summary: 'Move a category to the bin, and its tools to another one',
    description:
      'Without `move_to` its tools are shown without a category, and have it again when it is restored.',
    query: z.object({ move_to: wholeNumber(1, ID_MAX).optional() }),
    output: z.object({
      success: z.literal(true),
      moved: z.int().describe('Tools in another category now'),
      batch: z.string().describe('With it both can be undone'),
    }),
    errors: ['not_found'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminCategoriesEndpoints> {}
}
