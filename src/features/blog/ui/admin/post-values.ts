import type { z } from 'zod'
import { slugify } from '../../../../shared/slug.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { BLOG_AUTHOR_DEFAULT, READING_TIME_DEFAULT } from '../../blog.limits.ts'
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

/** The fields of a call by the values of the form that they come from. */
const VALUE_OF: Record<string, string> = { featured_tools: 'tools' }

/** A draft that was based on an older version, on what is stored now: what it has not changed is as others have it. */
export function rebase(data: DraftData, changed: string[], post: AdminPost): DraftData {
  const draft: DraftData = { ...valuesOfDraft(data), content: contentOfDraft(data) }
  const fields = changed.map((field) => VALUE_OF[field] ?? field)
  const kept = Object.fromEntries(fields.map((field) => [field, draft[field]]))
  return { ...valuesOf(post), content: post.content, ...kept }
}

/** A kept draft as the form goes on with it, and what it has changed. One that does not say so is taken as it is. */
export function onto(post: AdminPost | null, data: DraftData, version: number | null) {
  const isOld = post !== null && version !== null && version !== post.version
  const changed = Array.isArray(data.changed) ? data.changed.map(String) : null
  return { isOld, changed: changed ?? [], data: isOld && changed ? rebase(data, changed, post) : data }
}

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

export type PostBody = z.input<typeof PostInput>
export type PostErrors = Partial<Record<keyof PostInput, string>>

/** What a call says for the form. The slug of an article that was never published follows its title. */
export function bodyOf(values: PostValues, content: string, stored: AdminPost | null): PostBody {
  const { tools, published_at, slug, section_separators, ...rest } = values
  const unchanged = stored?.published_at && toLocalTime(stored.published_at) === published_at
  return {
    ...rest,
    content,
    slug: slug || slugify(values.title),
    section_separators: section_separators || null,
    // A field for local time has no seconds: what was not touched stays exactly as it is.
    published_at: !values.is_published ? null : unchanged ? stored.published_at : fromLocalTime(published_at),
    featured_tools: tools.map((tool) => tool.id),
  }
}

/** Changes of a body, with both of the fields that say together whether and when it is published. */
export function withTime(body: PostBody, changes: Record<string, unknown>): Record<string, unknown> {
  const { is_published, published_at } = body
  const isTimed = 'is_published' in changes || 'published_at' in changes
  return isTimed ? { ...changes, is_published, published_at } : changes
}

/** A call has the tools as text. */
export const toCall = <T extends Record<string, unknown>>(fields: T) =>
  'featured_tools' in fields ? { ...fields, featured_tools: JSON.stringify(fields.featured_tools) } : fields

/** A field of a body as the server stores it; what is not valid stays as it is. */
export function storedField(field: string, value: unknown): unknown {
  const read = PostInput.shape[field as keyof PostInput]?.safeParse(value)
  return read?.success ? read.data : value
}

/** What the button that saves says, and does: the state that follows is seen before it is there. */
export function saveLabel(
  { is_published, published_at }: Pick<PostValues, 'is_published' | 'published_at'>,
  stored: Pick<AdminPost, 'is_published' | 'published_at'> | null,
  now = Date.now(),
): 'Save draft' | 'Back to draft' | 'Schedule' | 'Publish now' | 'Update' {
  if (!is_published) return stored?.is_published ? 'Back to draft' : 'Save draft'
  const isSame = stored?.is_published && published_at === toLocalTime(stored.published_at)
  if (isSame) return 'Update'
  if (Date.parse(published_at) > now) return 'Schedule'
  return isOut(stored, now) ? 'Update' : 'Publish now'
}

/** Whether readers can see an article. */
export const isOut = (
  post: Pick<AdminPost, 'is_published' | 'published_at'> | null,
  now = Date.now(),
): boolean => Boolean(post?.is_published && post.published_at && Date.parse(post.published_at) <= now)

/** What is wrong with a body, by field; nothing when it can be sent. */
export function errorsOf(body: object): PostErrors {
  const result = PostInput.safeParse(body)
  const errors: PostErrors = {}
  if (result.success) return errors
  for (const { path, message } of result.error.issues) errors[path[0] as keyof PostInput] ??= message
  return errors
}
