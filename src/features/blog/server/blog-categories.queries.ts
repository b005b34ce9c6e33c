import type { Db, Tx } from '../../../kernel/data/database.ts'
import { selectRow } from '../../../kernel/data/rows.queries.ts'
import type { AdminBlogCategory, BlogCategoryInput } from '../blog-categories.contract.ts'

/** Blog categories by name, with the number of their articles; those of some ids only where these are given. */
export async function selectAdminBlogCategories(db: Db, ids?: number[]): Promise<AdminBlogCategory[]> {
  let query = db
    .selectFrom('blog_categories as category')
    .select(['category.id', 'category.name', 'category.slug', 'category.icon', 'category.color'])
    .select('category.version')
    .select((e) =>
      e
        .selectFrom('blog_post_categories as link')
        .innerJoin('blog_posts as post', 'post.id', 'link.post_id')
        .select((f) => f.fn.countAll<number>().as('count'))
        .whereRef('link.category_id', '=', 'category.id')
        .where('post.deleted_at', 'is', null)
        .as('post_count'),
    )
    .where('category.deleted_at', 'is', null)
    .orderBy('category.name')
  if (ids) query = query.where('category.id', 'in', ids)
  return (await query.execute()).map((row) => ({ ...row, post_count: Number(row.post_count) }))
}

/** A blog category as it is edited, in the bin too; null when there is none. */
export async function selectBlogCategoryInput(db: Db | Tx, id: number): Promise<BlogCategoryInput | null> {
  const row = await selectRow(db, 'blog_categories', ['name', 'slug', 'icon', 'color'], { id })
  return row ?? null
}

export async function writeBlogCategory(
  tx: Tx,
  id: number,
  { name, slug, icon, color }: BlogCategoryInput,
): Promise<void> {
  await tx.updateTable('blog_categories').set({ name, slug, icon, color }).where('id', '=', id).execute()
}
