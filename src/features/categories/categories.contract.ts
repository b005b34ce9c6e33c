import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { ignored } from '../../shared/fields.ts'
import { CATEGORY_FACES } from './categories.limits.ts'

export const Category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: z.string().describe('An emoji, or the address of an image'),
  tags: z.string().describe('Comma-separated'),
  tool_count: z.int(),
  free_share: z.number().describe('Share of its tools that can be used free of charge, 0 to 1'),
  popularity: z.int().describe('How often the category and its tools were opened and saved lately'),
})
export type Category = z.infer<typeof Category>

/** A tool that stands for its category by its logo. */
export const CategoryFace = z.object({
  slug: z.string(),
  name: z.string(),
  logo_url: z.string(),
  theme_color: z.string().nullable(),
})
export type CategoryFace = z.infer<typeof CategoryFace>

const open = endpointsOf({ access: 'public', tag: 'Categories' })

export const categoriesEndpoints = {
  listCategories: open('GET /api/categories', {
    summary: 'List the categories by name, with the number of their tools',
    query: z.object({ _t: ignored }),
    output: z.array(Category),
    cached: true,
  }),
  listCategoryFaces: open('GET /api/categories/faces', {
    summary: 'List the first tools of each category that have a logo',
    description: `By the slug of the category, at most ${CATEGORY_FACES} each.`,
    output: z.record(z.string(), z.array(CategoryFace)),
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof categoriesEndpoints> {}
}
