import {
  type FieldChanges,
  freeOwnSlug,
  freeSlug,
  updateFields,
} from '../../../kernel/changes/record-parts.ts'
import { createRecord, recordKind } from '../../../kernel/changes/records.ts'
import { recordSlugChange } from '../../../kernel/changes/slug-redirects.queries.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { slugify } from '../../../shared/slug.ts'
import { type AdminBlogCategory, BlogCategoryInput } from '../blog-categories.contract.ts'
import { insertBlogCategories } from './blog.queries.ts'
import { BLOG_CATEGORY_SLUGS } from './blog.slugs.ts'
import {
  selectAdminBlogCategories,
  selectBlogCategoryInput,
  writeBlogCategory,
} from './blog-categories.queries.ts'

/** Blog categories with versions, a bin and a history. In the bin they stay linked to their articles. */
export const blogCategoryKind = recordKind<BlogCategoryInput>({
  entity: 'blog_category',
  table: 'blog_categories',
  label: 'name',
  noun: 'blog category',
  access: 'admin',
  read: selectBlogCategoryInput,
  async write(tx, id, category, before) {
    const slug = await freeSlug(tx, 'blog_categories', slugOf(category), id)
    await writeBlogCategory(tx, id, { ...category, slug })
    if (slug !== before.slug) await recordSlugChange(tx, BLOG_CATEGORY_SLUGS, before.slug, slug)
  },
  async revive(_, snapshot, current) {
    const read = BlogCategoryInput.safeParse({ ...current, ...snapshot })
    return read.success ? { ...current, ...read.data } : current
  },
  beforeRestore: freeOwnSlug('blog_categories'),
})

const slugOf = ({ slug, name }: BlogCategoryInput) => slug || slugify(name) || 'topic'

export const listAdminBlogCategories = ({ database }: RequestContext) =>
  selectAdminBlogCategories(database.db)

async function read({ database }: RequestContext, id: number): Promise<AdminBlogCategory> {
  const [category] = await selectAdminBlogCategories(database.db, [id])
  if (!category) throw new AppError('not_found', 'Blog category not found')
  return category
}

export async function createBlogCategory(
  context: RequestContext,
  input: BlogCategoryInput,
): Promise<AdminBlogCategory> {
  const { id } = await createRecord(context, blogCategoryKind, async (tx) => {
    const slug = await freeSlug(tx, 'blog_categories', slugOf(input))
    return (await insertBlogCategories(tx, [{ ...input, slug }])).get(slug)!
  })
  return await read(context, id)
}

export async function updateBlogCategory(
  context: RequestContext,
  id: number,
  fields: FieldChanges,
): Promise<AdminBlogCategory> {
  const { merged_with } = await updateFields(context, blogCategoryKind, BlogCategoryInput, id, fields)
  return { ...(await read(context, id)), ...(merged_with && { merged_with }) }
}
