import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { flag, slugParam, wholeNumber } from '../../shared/fields.ts'
import { SEARCH_MAX } from '../../shared/limits.ts'
import { outputsIn } from '../../shared/record-fields.ts'
import { ToolCard } from '../tools/tools.contract.ts'
import { POST_FIELDS } from './blog.fields.ts'
import {
  BLOG_COVER_TOOLS,
  BLOG_COVER_TOOLS_LEAST,
  BLOG_FEED_SIZE,
  BLOG_LIST_MAX,
  BLOG_RECOMMENDED_TOOLS,
} from './blog.limits.ts'

export const BlogCategory = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  color: z.string().describe('As #rrggbb'),
})
export type BlogCategory = z.infer<typeof BlogCategory>

/** A tool as the drawn cover of an article shows it. */
export const CoverTool = ToolCard.pick({ slug: true, name: true, logo_url: true, theme_color: true })
export type CoverTool = z.infer<typeof CoverTool>

/** What a list shows of an article. */
export const BlogCard = z.object({
  id: z.int(),
  ...outputsIn(POST_FIELDS, 'card'),
  published_at: z.string(),
  categories: z.array(BlogCategory),
  cover_tools: z
    .array(CoverTool)
    .describe(
      `Published tools that it features, at most ${BLOG_COVER_TOOLS}: what a cover is drawn of. Those with a logo first; others only to make ${BLOG_COVER_TOOLS_LEAST}.`,
    ),
})
export type BlogCard = z.infer<typeof BlogCard>

/** An article without its text. */
export const BlogPostFacts = BlogCard.extend({
  ...outputsIn(POST_FIELDS, 'page'),
  featured_tools: z.array(z.int()).describe('Ids of tools, in order'),
  updated_at: z.string(),
})
export type BlogPostFacts = z.infer<typeof BlogPostFacts>

export const BlogPost = BlogPostFacts.extend({
  content: z.string().describe('Sanitised HTML; empty where the call asked to leave it out'),
})
export type BlogPost = z.infer<typeof BlogPost>

export const BlogBody = z.object({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
})
export type BlogBody = z.infer<typeof BlogBody>

export const BlogFacets = z.object({
  total: z.int().describe('Articles that pass both filters'),
  categories: z
    .array(BlogCategory.extend({ count: z.int() }))
    .describe('Counted without the category filter'),
})
export type BlogFacets = z.infer<typeof BlogFacets>

const filters = {
  search: z.string().trim().max(SEARCH_MAX, `must have at most ${SEARCH_MAX} characters`).optional(),
  category: z.string().max(200).optional().describe('Slug of a blog category'),
}
export const BlogFilter = z.object(filters)
export type BlogFilter = z.infer<typeof BlogFilter>

const read = endpointsOf({ access: 'public', tag: 'Blog', cached: true })
const ofPost = endpointsOf({
  access: 'public',
  tag: 'Blog',
  cached: true,
  params: slugParam,
  errors: ['not_found'],
})

export const blogEndpoints = {
  listPosts: read('GET /api/blog', {
    summary: 'List published articles, newest first',
    description: 'The header X-Total-Count has the number of all matches.',
    query: z.object({
      ...filters,
      limit: wholeNumber(1, BLOG_LIST_MAX).default(20),
      offset: wholeNumber(0, 1_000_000).default(0),
    }),
    output: z.array(BlogCard),
  }),
  countPosts: read('GET /api/blog-facets', {
    summary: 'Count articles for each blog category',
    query: BlogFilter,
    output: BlogFacets,
  }),
  listBlogCategories: read('GET /api/blog-categories', {
    summary: 'List the blog categories by name',
    output: z.array(BlogCategory),
  }),
  getPost: ofPost('GET /api/blog/{slug}', {
    summary: 'Read an article',
    query: z.object({ content: flag.default(true).describe('Whether the text is wanted') }),
    output: BlogPost,
  }),
  getPostBody: ofPost('GET /api/blog/{slug}/body', {
    summary: 'Read the text of an article as its page shows it',
    output: BlogBody,
  }),
  listPostCategories: ofPost('GET /api/blog/{slug}/categories', {
    summary: 'List the blog categories of an article',
    output: z.array(BlogCategory),
  }),
  listPostTools: ofPost('GET /api/blog/{slug}/tools', {
    summary: 'List the tools that an article features, in its order',
    output: z.array(ToolCard),
  }),
  listRecommendedTools: ofPost('GET /api/blog/{slug}/recommended', {
    summary: 'List tools with paid plans that go with an article',
    description: `At most ${BLOG_RECOMMENDED_TOOLS}, none that the article features. Tools of the same categories come first.`,
    output: z.array(ToolCard),
  }),
  getRssFeed: read('GET /blog/rss.xml', {
    summary: `Follow the newest ${BLOG_FEED_SIZE} articles by RSS`,
    contentType: 'application/rss+xml; charset=utf-8',
    output: z.string(),
  }),
  getAtomFeed: read('GET /blog/atom.xml', {
    summary: `Follow the newest ${BLOG_FEED_SIZE} articles by Atom`,
    contentType: 'application/atom+xml; charset=utf-8',
    output: z.string(),
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof blogEndpoints> {}
}
