import type { z } from 'zod'
import { BLOG_AUTHOR_DEFAULT, READING_TIME_DEFAULT } from '../../../../shared/limits.ts'
import { slugify } from '../../../../shared/slug.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { PostInput } from '../../post-input.ts'
import type { DraftData } from './drafts.ts'

/** What stands in the form: texts as they are typed. The text of the article is the editor's. */
export interface PostValues {
  title: string
  slug: string
  excerpt: string
  cover_image_url: string
  video_url: string
  author_name: string
  author_avatar_url: string
  reading_time_minutes: string
  tags: string
  seo_title: string
  seo_description: string
  section_separators: string
  is_published: boolean
  published_at: string
  categories: number[]
  tools: AdminPost['tools']
}

export const NEW_POST: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  cover_image_url: '',
  video_url: '',
  author_name: BLOG_AUTHOR_DEFAULT,
  author_avatar_url: '',
  reading_time_minutes: String(READING_TIME_DEFAULT),
  tags: '',
  seo_title: '',
  seo_description: '',
  section_separators: '',
  is_published: false,
  published_at: '',
  categories: [],
  tools: [],
}

/** A time as a field for local time shows it, and back. */
export function toLocalTime(iso: string | null): string {
  if (!iso) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const fromLocalTime = (text: string): string | null => (text ? new Date(text).toISOString() : null)

/** The address of an article that nobody has read yet is its title's, and changes with it. */
const followsTitle = ({ slug, title, published_at }: AdminPost) =>
  published_at === null && slug.replace(/-\d+$/, '') === slugify(title).replace(/-\d+$/, '')

export const valuesOf = (post: AdminPost): PostValues => ({
  title: post.title,
  slug: followsTitle(post) ? '' : post.slug,
  excerpt: post.excerpt,
  cover_image_url: post.cover_image_url ?? '',
  video_url: post.video_url ?? '',
  author_name: post.author_name,
  author_avatar_url: post.author_avatar_url ?? '',
  reading_time_minutes: String(post.reading_time_minutes),
  tags: post.tags.join(', '),
  seo_title: post.seo_title ?? '',
  seo_description: post.seo_description ?? '',
  section_separators: post.section_separators ?? '',
  is_published: post.is_published,
  published_at: toLocalTime(post.published_at),
  categories: post.categories,
  tools: post.tools,
})

/** A kept draft as values of the form: what is missing or of another kind is what it is for a new article. */
export function valuesOfDraft(data: DraftData): PostValues {
  const values: Record<string, unknown> = { ...NEW_POST }
  for (const [name, usual] of Object.entries(NEW_POST)) {
    const kept = data[name]
    if (typeof kept === typeof usual && Array.isArray(kept) === Array.isArray(usual)) values[name] = kept
  }
  return values as unknown as PostValues
}
export const contentOfDraft = (data: DraftData): string =>
  typeof data.content === 'string' ? data.content : ''

export type PostErrors = Partial<Record<keyof PostInput, string>>

/** What a call sends for the form. The slug of an article that was never published follows its title. */
export function bodyOf(
  values: PostValues,
  content: string,
  stored: AdminPost | null,
): z.input<typeof PostInput> {
  const { tools, published_at, slug, section_separators, ...rest } = values
  const unchanged = stored?.published_at && toLocalTime(stored.published_at) === published_at
  return {
    ...rest,
    content,
    slug: slug || slugify(values.title),
    section_separators: section_separators || null,
    // A field for local time has no seconds: what was not touched stays exactly as it is.
    published_at: !values.is_published
      ? null
      : unchanged
        ? stored.published_at
        : (fromLocalTime(published_at) ?? stored?.published_at ?? new Date().toISOString()),
    featured_tools: JSON.stringify(tools.map((tool) => tool.id)),
  }
}

/** What is wrong with a body, by field; nothing when it can be sent. */
export function errorsOf(body: object): PostErrors {
  const result = PostInput.safeParse(body)
  const errors: PostErrors = {}
  if (result.success) return errors
  for (const { path, message } of result.error.issues) errors[path[0] as keyof PostInput] ??= message
  return errors
}
