import { z } from 'zod'
import { endpoint } from '../../shared/contract.ts'
import { wholeNumber } from '../../shared/fields.ts'
import { SEARCH_MAX } from '../../shared/limits.ts'

export const BlogCategory = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  color: z.string(),
})

/** What a list shows of an article. */
export const BlogCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  cover_image_url: z.string().nullable(),
  author_name: z.string(),
  author_avatar_url: z.string().nullable(),
  reading_time_minutes: z.int(),
  published_at: z.string(),
  tags: z.array(z.string()),
  categories: z.array(BlogCategory),
})
export type BlogCard = z.infer<typeof BlogCard>

export const blogEndpoints = {
  listPosts: endpoint({
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    tag: 'Blog',
    summary: 'List published articles, newest first',
    query: z.object({
      limit: wholeNumber(1, 100).default(20),
      search: z.string().trim().max(SEARCH_MAX, `must have at most ${SEARCH_MAX} characters`).optional(),
      category: z.string().max(200).optional().describe('Slug of a blog category'),
    }),
    output: z.array(BlogCard),
    cached: true,
  }),
}
