import { fromList } from '../../../server/database/codec.ts'
import type { Db } from '../../../server/database/database.ts'
import type { BlogCard } from '../blog.contract.ts'

export interface PostFilter {
  limit: number
  search?: string | undefined
  category?: string | undefined
}

/** `%` and `_` of a search stand for themselves. */
const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Published articles, newest first, each with its categories. */
export async function selectPublishedPosts(
  db: Db,
  { limit, search, category }: PostFilter,
): Promise<BlogCard[]> {
  let query = db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'slug', 'excerpt', 'cover_image_url', 'author_name', 'author_avatar_url'])
    .select(['reading_time_minutes', 'published_at', 'tags'])
    .where('deleted_at', 'is', null)
    .where('is_published', '=', 1)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (search) {
    const pattern = likePattern(search)
    query = query.where((e) =>
      e.or(
        (['title', 'excerpt', 'tags'] as const).map((column) =>
          e(e.fn<string>('lower', [column]), 'like', e.cast<string>(e.val(pattern), 'text')),
        ),
      ),
    )
  }
  if (category) {
    query = query.where('id', 'in', (e) =>
      e
        .selectFrom('blog_post_categories')
        .innerJoin('blog_categories', 'blog_categories.id', 'blog_post_categories.category_id')
        .select('blog_post_categories.post_id')
        .where('blog_categories.slug', '=', category)
        .where('blog_categories.deleted_at', 'is', null),
    )
  }
  const posts = await query.execute()
  if (posts.length === 0) return []
  const categories = await db
    .selectFrom('blog_post_categories')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_post_categories.category_id')
    .select(['post_id', 'blog_categories.id', 'name', 'slug', 'icon', 'color'])
    .where('deleted_at', 'is', null)
    .where(
      'post_id',
      'in',
      posts.map((p) => p.id),
    )
    .orderBy('name')
    .execute()
  return posts.map((post) => ({
    ...post,
    published_at: post.published_at!,
    tags: fromList(post.tags),
    categories: categories.filter((c) => c.post_id === post.id).map(({ post_id: _, ...c }) => c),
  }))
}
