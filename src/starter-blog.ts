import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { READING_TIME_MAX, READING_TIME_MIN } from './features/blog/blog.limits.ts'
import { SEPARATORS } from './features/blog/blog-html.ts'

/** The articles a new installation begins with: HTML files that begin with a comment, which says the rest as JSON. */

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const StarterBlogCategory = z.object({
  name: z.string().min(1),
  slug,
  icon: z.string().min(1),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
})

const StarterPost = z.object({
  title: z.string().min(1),
  slug,
  excerpt: z.string().min(1),
  categories: z.array(slug).min(1),
  tags: z.array(z.string().min(1)),
  featured_tools: z.array(slug),
  reading_time_minutes: z.int().min(READING_TIME_MIN).max(READING_TIME_MAX),
  published_at: z.iso.datetime(),
  author_name: z.string().min(1),
  section_separators: z.enum(SEPARATORS).nullable().default(null),
  cover_image_url: z.url().nullable().default(null),
  video_url: z.url().nullable().default(null),
  author_avatar_url: z.null().default(null),
  seo_title: z.string().nullable().default(null),
  seo_description: z.string().nullable().default(null),
})

export interface StarterBlog {
  categories: z.infer<typeof StarterBlogCategory>[]
  posts: (z.infer<typeof StarterPost> & { content: string })[]
}

/** Reads and checks the files. Throws an Error that names the file of the first mistake. */
export async function readStarterBlog(folder: string): Promise<StarterBlog> {
  const categories = z
    .array(StarterBlogCategory)
    .parse(JSON.parse(await readFile(join(folder, 'blog-categories.json'), 'utf8')))
  const posts: StarterBlog['posts'] = []
  for (const file of (await readdir(join(folder, 'blog'))).sort()) {
    const [, facts, content] =
      /^<!--\n(.+?)\n-->\n(.+)$/s.exec(await readFile(join(folder, 'blog', file), 'utf8')) ?? []
    if (facts === undefined || content === undefined) {
      throw new Error(`starter/blog/${file} does not begin with a comment`)
    }
    try {
      posts.push({ ...StarterPost.parse(JSON.parse(facts)), content })
    } catch (error) {
      throw new Error(`starter/blog/${file}: ${(error as Error).message}`)
    }
  }
  return { categories, posts }
}
