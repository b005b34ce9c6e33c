import { z } from 'zod'
import { byAdmin } from '../../shared/admin-endpoints.ts'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { idParam, integer, listFields, recordId } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX, IMAGE_MAX_BYTES } from '../../shared/limits.ts'
import { inputsOf, listedOutputs } from '../../shared/record-fields.ts'
import { MERGES, mergedWith } from '../../shared/together.ts'
import { BlogBody, BlogCategory } from './blog.contract.ts'
import { POST_FIELDS } from './blog.fields.ts'
import { BLOG_BODY_MAX, BLOG_CONTENT_MAX, POST_STATUSES } from './blog.limits.ts'
import { SEPARATORS } from './blog-html.ts'

export const POST_ADMIN_SORTS = ['updated_at', 'created_at', 'published_at', 'title'] as const

/** '[1,2]', '1,2' and [1,2] all mean the same. */
function readIds(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? []
  const text = value.trim().replace(/^\[|\]$/g, '')
  return text === '' ? [] : text.split(',').map((part) => Number(part))
}
const ids = (name: string, max: number) =>
  z.preprocess(
    readIds,
    z
      .array(z.custom<number>(), `${name} must be a list of ids`)
      .refine((list) => list.every((id) => recordId().safeParse(id).success), `${name} must be ids`)
      .refine((list) => list.length <= max, `${name} must be at most ${max}`)
      .transform((list) => [...new Set(list)]),
  )

/** An article as it is written; the checks of form and API. What is left out of a change stays as it is. */
export const PostInput = z.object({
  ...inputsOf(POST_FIELDS),
  featured_tools: ids('Featured tools', 50),
  categories: ids('Categories', 20),
})
export type PostInput = z.infer<typeof PostInput>

/** A card of the list: an article without its text. */
export const AdminPostRow = z.object({
  id: z.int(),
  ...listedOutputs(POST_FIELDS),
  created_at: z.string(),
  updated_at: z.string(),
  categories: z.array(BlogCategory),
  version: z.int(),
})
export type AdminPostRow = z.infer<typeof AdminPostRow>

/** An article as it is edited. */
export const AdminPost = PostInput.extend({
  ...mergedWith,
  id: z.int(),
  version: z.int(),
  tools: z
    .array(z.object({ id: z.int(), name: z.string(), slug: z.string() }))
    .describe('Featured tools by name'),
})
export type AdminPost = z.infer<typeof AdminPost>

export const PostCounts = z.object({
  total: z.int().describe('All articles, whatever is looked for'),
  found: z.int(),
  published: z.int().describe('Of those found'),
  draft: z.int().describe('Of those found'),
})
export type PostCounts = z.infer<typeof PostCounts>

export const PostIssue = z.object({
  level: z.enum(['error', 'warning', 'note']),
  field: z.string(),
  message: z.string(),
})
export type PostIssue = z.infer<typeof PostIssue>

const search = listFields(POST_ADMIN_SORTS).search
const draftText = z.string().max(BLOG_CONTENT_MAX).default('')
/** What is checked before publishing: as it stands in the form, finished or not. */
const UncheckedPost = z.object({
  title: z.string().max(10_000).default(''),
  excerpt: z.string().max(10_000).default(''),
  content: draftText,
  cover_image_url: z.string().max(10_000).nullish(),
  seo_title: z.string().max(10_000).nullish(),
  seo_description: z.string().max(10_000).nullish(),
  categories: z.array(recordId()).default([]),
})
export type UncheckedPost = z.infer<typeof UncheckedPost>

const ofOne = endpointsOf({ access: 'admin', tag: 'Administration', params: idParam, errors: ['not_found'] })
const large = endpointsOf({ access: 'admin', tag: 'Administration', bodyMaxBytes: BLOG_BODY_MAX })

export const adminBlogEndpoints = {
  listAdminPosts: byAdmin('GET /api/admin/blog', {
    summary: 'List the articles, drafts too',
    description: `Answers at most ${ADMIN_LIST_MAX}, without their texts. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(POST_ADMIN_SORTS, 'desc'),
      status: z.enum(POST_STATUSES, 'must be published or draft').optional(),
    }),
    output: z.array(AdminPostRow),
  }),
  countAdminPosts: byAdmin('GET /api/admin/blog-counts', {
    summary: 'Count the articles by status',
    query: z.object({ search }),
    output: PostCounts,
  }),
  createPost: large('POST /api/admin/blog', {
    summary: 'Add an article',
    description:
      'Without a slug it is derived from the title; one that is taken gets a number. `draft_key` closes the draft it was written as.',
    body: PostInput.extend({ draft_key: z.string().max(60).optional() }),
    output: AdminPost,
    status: 201,
  }),
  getAdminPost: ofOne('GET /api/admin/blog/{id}', {
    summary: 'Read everything about an article that can be edited',
    output: AdminPost,
  }),
  updatePost: large('PUT /api/admin/blog/{id}', {
    summary: 'Change an article',
    description: `${MERGES} Publishing keeps the \`published_at\` of an article that is out, and sets that of any other to now where none is given; taking back sets it to null.`,
    params: idParam,
    body: z
      .looseObject({ version: integer().optional(), draft_key: z.string().max(60).optional() })
      .describe('Fields as for adding an article, those that are to change'),
    output: AdminPost,
    errors: ['not_found', 'conflict'],
  }),
  deletePost: ofOne('DELETE /api/admin/blog/{id}', {
    summary: 'Move an article to the bin',
    output: Done,
  }),
  listAdminPostCategories: ofOne('GET /api/admin/blog/{id}/categories', {
    summary: 'List the blog categories of an article, a draft too',
    output: z.array(BlogCategory),
  }),
  previewPost: large('POST /api/admin/blog/preview', {
    summary: 'Read a text as its page would show it; nothing is stored',
    body: z.object({ content: draftText, section_separators: z.enum(SEPARATORS).nullish() }),
    output: BlogBody,
  }),
  checkPost: large('POST /api/admin/blog/check', {
    summary: 'Check an article before it is published: lengths, alternative texts, links that lead nowhere',
    body: UncheckedPost,
    output: z.object({ issues: z.array(PostIssue), links_checked: z.int() }),
    errors: ['rate_limited'],
  }),
  uploadPostImage: byAdmin('POST /api/admin/blog/images', {
    summary: 'Upload a picture of an article or its cover',
    description: 'Of the image only its pixels are kept.',
    query: z.object({ kind: z.enum(['article', 'cover']).default('article') }),
    upload: { field: 'file', maxBytes: IMAGE_MAX_BYTES, tooLarge: 'The image must have at most 8 MB' },
    output: z.object({ fileUrl: z.string(), width: z.int(), height: z.int() }),
    errors: ['invalid', 'too_large', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminBlogEndpoints> {}
}
