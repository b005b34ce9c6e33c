import type { BlogRows, CatalogPost } from '../../../catalog/blog.ts'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { recordColumns } from '../../../kernel/data/record-columns.ts'
import { insertRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import type { PostInput } from '../admin-blog.contract.ts'
import type { BlogCategory } from '../blog.contract.ts'
import { POST_FIELDS } from '../blog.fields.ts'
import { sanitizePost } from './blog-sanitizer.ts'

export const postColumns = recordColumns(POST_FIELDS)
const { content: _, ...FACTS } = POST_FIELDS
const factColumns = recordColumns(FACTS)

/** Published articles without their texts, those for a later time too, and all blog categories by name. */
export async function selectBlog(db: Db): Promise<BlogRows> {
  const [posts, categories, inCategories, tools] = await Promise.all([
    db
      .selectFrom('blog_posts')
      .select(factColumns.of('blog_posts'))
      .select(['id', 'updated_at'])
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
    posts: posts.map(({ id, updated_at, ...row }): CatalogPost => {
      const { is_published: _, ...post } = factColumns.read(row)
      const ids = new Set(categoriesOf.get(id)?.map(({ category_id }) => category_id))
      return {
        id,
        ...post,
        published_at: post.published_at!,
        categories: categories.filter((c) => ids.has(c.id)),
        featured_tools: toolsOf.get(id)?.map(({ tool_id }) => tool_id) ?? [],
        updated_at,
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

/** An article that is out, now or later, where it has a date; else a draft. */
export type NewPost = Omit<PostInput, 'is_published'>

/** Answers the new id. Its text is sanitised on its way in. */
export async function insertPost(tx: Tx, post: NewPost): Promise<number> {
  const at = now()
  const id = await insertRow(tx, 'blog_posts', {
    ...rowOf({ ...post, is_published: post.published_at !== null }),
    created_at: at,
    updated_at: at,
  })
  await insertLinks(tx, id, post)
  return id
}

/** Writes every field of an article that exists; its text is sanitised on its way in. */
export async function writePost(tx: Tx, id: number, post: PostInput): Promise<void> {
  await updateRows(tx, 'blog_posts', { id }, { ...rowOf(post), updated_at: now() })
  await tx.deleteFrom('blog_post_categories').where('post_id', '=', id).execute()
  await tx.deleteFrom('blog_post_tools').where('post_id', '=', id).execute()
  await insertLinks(tx, id, post)
}

const rowOf = (post: PostInput) => postColumns.write({ ...post, content: sanitizePost(post.content) })

async function insertLinks(
  tx: Tx,
  post_id: number,
  { categories, featured_tools }: Pick<PostInput, 'categories' | 'featured_tools'>,
): Promise<void> {
  if (categories.length > 0) {
    const links = categories.map((category_id) => ({ post_id, category_id }))
    await tx.insertInto('blog_post_categories').values(links).execute()
  }
  if (featured_tools.length > 0) {
    const links = featured_tools.map((tool_id, position) => ({ post_id, tool_id, position }))
    await tx.insertInto('blog_post_tools').values(links).execute()
  }
}
