import type { BlogCategory } from '../src/features/blog/blog.contract.ts'
import {
  insertBlogCategories,
  insertPost,
  type NewBlogCategory,
  type NewPost,
} from '../src/features/blog/server/blog.queries.ts'
import { KITLY, recordChanges, writeContent } from '../src/kernel/changes/changes.queries.ts'
import { slugify } from '../src/shared/slug.ts'
import type { TestApp } from './app.ts'

/** What tests of the blog need in the database, written by the same queries as the real thing. */

export async function createBlogCategory(
  { services }: TestApp,
  given: Partial<NewBlogCategory> & { name: string },
): Promise<BlogCategory> {
  const category = { slug: slugify(given.name), icon: '🧭', color: '#4f46e5', ...given }
  const id = await writeContent(services, async (tx) => {
    const id = (await insertBlogCategories(tx, [category])).get(category.slug)!
    await recordChanges(tx, KITLY, [{ action: 'create', entity: 'blog_category', entity_id: id }])
    return id
  })
  return { ...category, id }
}

let count = 0

/** Published an hour ago and later by a second for each one, unless something else is given. */
export async function createPost(
  { services }: TestApp,
  given: Partial<NewPost> = {},
): Promise<NewPost & { id: number }> {
  count++
  const title = given.title ?? `Article ${count}`
  const post: NewPost = {
    title,
    slug: slugify(title),
    excerpt: `What ${title} is about`,
    content: `<p>The text of ${title}</p>`,
    cover_image_url: null,
    video_url: null,
    author_name: 'Kitly Team',
    author_avatar_url: null,
    reading_time_minutes: 5,
    tags: [],
    seo_title: null,
    seo_description: null,
    section_separators: null,
    published_at: new Date(Date.now() - 3_600_000 + count * 1000).toISOString(),
    categories: [],
    featured_tools: [],
    ...given,
  }
  const id = await writeContent(services, async (tx) => {
    const id = await insertPost(tx, post)
    await recordChanges(tx, KITLY, [{ action: 'create', entity: 'blog_post', entity_id: id }])
    return id
  })
  return { ...post, id }
}

/** A time that is so much later as the machine needs longer for some work: what comes before is done by then. */
export async function dueAfter(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return Date.now() + 1000 + 20 * Math.ceil(performance.now() - begun)
}
