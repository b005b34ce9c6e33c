import { newValues, valuesOf } from '../../../../admin-kit/form/field-values.ts'
import { slugify } from '../../../../shared/slug.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { POST_FIELDS } from '../../blog.fields.ts'
import { READING_TIME_DEFAULT } from '../../blog.limits.ts'

const NEW_POST = {
  ...newValues(POST_FIELDS),
  reading_time_minutes: String(READING_TIME_DEFAULT),
  categories: [] as number[],
  featured_tools: [] as AdminPost['tools'],
}
/** What stands in the form: texts as they are typed. The text of the article is the editor's. */
export type PostValues = typeof NEW_POST

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

/** The fields of an article, or of a new one. */
export function toValues(post: AdminPost | null): PostValues {
  if (!post) return NEW_POST
  return {
    ...valuesOf(POST_FIELDS, post),
    slug: followsTitle(post) ? '' : post.slug,
    reading_time_minutes: String(post.reading_time_minutes),
    published_at: toLocalTime(post.published_at),
    categories: post.categories,
    featured_tools: post.tools,
  }
}

/** A kept draft as values of the form: what is missing or of another kind is what it is for a new article. */
export function valuesOfDraft(data: Record<string, unknown>): PostValues {
  // What older drafts call the tools.
  const named: Record<string, unknown> = { featured_tools: data.tools, ...data }
  const kept = Object.entries(NEW_POST).map(([name, usual]) => {
    const value = named[name]
    const isAlike = typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual)
    return [name, isAlike ? value : usual]
  })
  return Object.fromEntries(kept) as PostValues
}

/** What the fields mean. The slug of an article that was never published follows its title. */
export function toInput(values: PostValues, stored: AdminPost | null) {
  const { published_at, is_published } = values
  const unchanged = stored?.published_at && toLocalTime(stored.published_at) === published_at
  return {
    ...values,
    slug: values.slug || slugify(values.title),
    // A field for local time has no seconds: what was not touched stays exactly as it is.
    published_at: !is_published ? null : unchanged ? stored.published_at : fromLocalTime(published_at),
    featured_tools: values.featured_tools.map((tool) => tool.id),
  }
}

/** A call has the tools as text. */
export const toCall = <T extends Record<string, unknown>>(fields: T) =>
  'featured_tools' in fields ? { ...fields, featured_tools: JSON.stringify(fields.featured_tools) } : fields

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
