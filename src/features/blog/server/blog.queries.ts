import type { BlogRows, CatalogPost } from '../../../catalog/blog.ts'
import { fromList, now, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { BlogCategory } from '../blog.contract.ts'
import { SEPARATORS } from '../blog-html.ts'
import { sanitizePost } from './blog-sanitizer.ts'

/** Published articles without their texts, those for a later time too, and all blog categories by name. */
export async function selectBlog(db: Db): Promise<BlogRows> {
  const [posts, categories, inCategories, tools] = await Promise.all([
    db
      .selectFrom('blog_posts')
      .select(['id', 'title', 'slug', 'excerpt', 'cover_image_url', 'author_name', 'author_avatar_url'])
      .select(['reading_time_minutes', 'published_at', 'tags', 'video_url', 'seo_title', 'seo_description'])
      .select(['section_separators', 'updated_at'])
      .where('deleted_at', 'is', null)
      .where('is_published', '=', 1)
      .where('published_at', 'is not', null)
      .execute(),
    db
      .selectFrom('blog_categories')
      .select(['id', 'name', 'slug', 'icon', 'color'])
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute(),
    db.selectFrom('blog_post_categories').select(['post_id', 'category_id']).execute(),
    db
      .selectFrom('blog_post_tools')
      .select(['post_id', 'tool_id'])
      .orderBy('post_id')
      .orderBy('position')
      .execute(),
  ])
  const categoriesOf = Map.groupBy(inCategories, (row) => row.post_id)
  const toolsOf = Map.groupBy(tools, (row) => row.post_id)
  return {
    categories,
    posts: posts.map((post): CatalogPost => {
      const ids = new Set(categoriesOf.get(post.id)?.map((row) => row.category_id))
      return {
        ...post,
        published_at: post.published_at!,
        tags: fromList(post.tags),
        section_separators: SEPARATORS.find((s) => s === post.section_separators) ?? null,
        categories: categories.filter((c) => ids.has(c.id)),
        featured_tools: toolsOf.get(post.id)?.map((row) => row.tool_id) ?? [],
      }
    }),
  }
}

/** The stored texts of articles by id. */
export async function selectPostContents(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('blog_posts').select(['id', 'content']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, content }) => [id, content]))
}

export type NewBlogCategory = Omit<BlogCategory, 'id'>

/** Answers the new ids by slug. */
export async function insertBlogCategories(
  tx: Tx,
  categories: NewBlogCategory[],
): Promise<Map<string, number>> {
  if (categories.length === 0) return new Map()
  const at = now()
  const rows = await tx
    .insertInto('blog_categories')
    .values(categories.map((category) => ({ ...category, created_at: at, updated_at: at })))
    .returning(['id', 'slug'])
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export interface NewPost
  extends Omit<CatalogPost, 'id' | 'published_at' | 'updated_at' | 'categories' | 'featured_tools'> {
  /** HTML; it is sanitised on its way in. */
  content: string
  /** Null for a draft. */
  published_at: string | null
  category_ids: number[]
  tool_ids: number[]
}

/** Answers the new id. */
export async function insertPost(
  tx: Tx,
  { category_ids, tool_ids, tags, ...post }: NewPost,
): Promise<number> {
  const at = now()
  const { id } = await tx
    .insertInto('blog_posts')
    .values({
      ...post,
      content: sanitizePost(post.content),
      tags: toList(tags),
      is_published: post.published_at === null ? 0 : 1,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (category_ids.length > 0) {
    await tx
      .insertInto('blog_post_categories')
      .values(category_ids.map((category_id) => ({ post_id: id, category_id })))
      .execute()
  }
  if (tool_ids.length > 0) {
    await tx
      .insertInto('blog_post_tools')
      .values(tool_ids.map((tool_id, position) => ({ post_id: id, tool_id, position })))
      .execute()
  }
  return id
}
