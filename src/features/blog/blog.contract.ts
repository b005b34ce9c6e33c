import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
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

const read = { access: 'public', tag: 'Blog', cached: true } as const
const ofPost = { ...read, params: slugParam, errors: ['not_found'] } as const

export const blogEndpoints = {
  listPosts: endpoint('GET /api/blog', {
    ...read,
    summary: 'List published articles, newest first',
    description: 'The header X-Total-Count has the number of all matches.',
    query: z.object({
      ...filters,
      limit: wholeNumber(1, BLOG_LIST_MAX).default(20),
      offset: wholeNumber(0, 1_000_000).default(0),
    }),
    output: z.array(BlogCard),
  }),
  countPosts: endpoint('GET /api/blog-facets', {
    ...read,
    summary: 'Count articles for each blog category',
    query: BlogFilter,
    output: BlogFacets,
  }),
  listBlogCategories: endpoint('GET /api/blog-categories', {
    ...read,
    summary: 'List the blog categories by name',
    output: z.array(BlogCategory),
  }),
  getPost: endpoint('GET /api/blog/{slug}', {
    ...ofPost,
    summary: 'Read an article',
    query: z.object({ content: flag.default(true).describe('Whether the text is wanted') }),
    output: BlogPost,
  }),
  getPostBody: endpoint('GET /api/blog/{slug}/body', {
    ...ofPost,
    summary: 'Read the text of an article as its page shows it',
    output: BlogBody,
  }),
  listPostCategories: endpoint('GET /api/blog/{slug}/categories', {
    ...ofPost,
    summary: 'List the blog categories of an article',
    output: z.array(BlogCategory),
  }),
  listPostTools: endpoint('GET /api/blog/{slug}/tools', {
    ...ofPost,
    summary: 'List the tools that an article features, in its order',
    output: z.array(ToolCard),
  }),
  listRecommendedTools: endpoint('GET /api/blog/{slug}/recommended', {
    ...ofPost,
    summary: 'List tools with paid plans that go with an article',
    description: `At most ${BLOG_RECOMMENDED_TOOLS}, none that the article features. Tools of the same categories come first.`,
    output: z.array(ToolCard),
  }),
  getRssFeed: endpoint('GET /blog/rss.xml', {
    ...read,
    summary: `Follow the newest ${BLOG_FEED_SIZE} articles by RSS`,
    contentType: 'application/rss+xml; charset=utf-8',
    output: z.string(),
  }),
  getAtomFeed: endpoint('GET /blog/atom.xml', {
    ...read,
    summary: `Follow the newest ${BLOG_FEED_SIZE} articles by Atom`,
    contentType: 'application/atom+xml; charset=utf-8',
    output: z.string(),
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof blogEndpoints> {}
}
