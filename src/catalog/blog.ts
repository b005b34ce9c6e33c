import type { BlogCategory, BlogPostFacts } from '../features/blog/blog.contract.ts'

/** An article that is published, now or for a later time, without its text and what is read of its tools. */
export type CatalogPost = Omit<BlogPostFacts, 'cover_tools'>

export interface BlogRows {
  posts: readonly CatalogPost[]
  /** By name. */
  categories: readonly BlogCategory[]
}

/** The blog as a version of the catalogue has it. */
export interface CatalogBlog extends BlogRows {
  /** Those whose time has come, newest first. */
  posts: readonly CatalogPost[]
  postBySlug: ReadonlyMap<string, CatalogPost>
  /** Those that come out later, soonest first. */
  scheduled: readonly CatalogPost[]
}

const timeOf = ({ published_at }: CatalogPost) => Date.parse(published_at)

/** The blog at a time, in milliseconds. */
export function blogOf({ posts, categories }: BlogRows, now: number): CatalogBlog {
  const newestFirst = [...posts].sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id)
  const shown = newestFirst.filter((post) => timeOf(post) <= now)
  return {
    categories,
    posts: shown,
    postBySlug: new Map(shown.map((post) => [post.slug, post])),
    scheduled: newestFirst.filter((post) => timeOf(post) > now).reverse(),
  }
}

export const NO_BLOG = blogOf({ posts: [], categories: [] }, 0)

/** When the next scheduled article comes out, in milliseconds; null when none waits. */
export const nextRelease = ({ scheduled: [next] }: CatalogBlog): number | null => (next ? timeOf(next) : null)

/** The blog with the articles whose time has come since; itself where there are none. */
export function release(blog: CatalogBlog, now: number): CatalogBlog {
  const next = nextRelease(blog)
  if (next === null || next > now) return blog
  return blogOf({ posts: [...blog.posts, ...blog.scheduled], categories: blog.categories }, now)
}
