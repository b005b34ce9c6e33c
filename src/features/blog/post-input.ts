import { z } from 'zod'
import { integer, recordId, requiredText } from '../../shared/fields.ts'
import { textOf } from '../../shared/html.ts'
import { SLUG_MAX } from '../../shared/limits.ts'
import {
  BLOG_AUTHOR_DEFAULT,
  BLOG_CONTENT_MAX,
  BLOG_EXCERPT_MAX,
  BLOG_TITLE_MAX,
  READING_TIME_DEFAULT,
  READING_TIME_MAX,
  READING_TIME_MIN,
} from './blog.limits.ts'
import { SEPARATORS } from './blog-html.ts'

/** A picture that was uploaded to this site. */
const OWN_FILE = /^\/uploads\/[a-z]+\/[\w-]+\.(webp|png)$/
const isAddress = (v: string) => (/^https?:\/\//i.test(v) && URL.canParse(v)) || OWN_FILE.test(v)

/** An address that may be left out; an empty one counts as none. */
const address = (name: string) =>
  z.preprocess(
    (v) => (typeof v === 'string' && v.trim() === '' ? null : v),
    z
      .string(`${name} must be an address`)
      .trim()
      .max(2000, `${name} must be an address of at most 2,000 characters`)
      .refine(isAddress, `${name} must be an address that starts with http:// or https://`)
      .nullable()
      .default(null),
  )

const optionalText = (name: string, max: number) =>
  z
    .string(`${name} must be a text`)
    .trim()
    .max(max, `${name} must have at most ${max} characters`)
    .transform((v) => v || null)
    .nullable()
    .default(null)

/** Whether an article shows anything at all. */
export const hasContent = (html: string): boolean =>
  textOf(html) !== '' || /<(?:img|iframe|hr)\b|<div data-tool=/.test(html)

/** A number of minutes as typed; anything that is none in the bounds becomes the default. */
export function readingTime(value: unknown): number {
  const minutes = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isInteger(minutes) &&
    (minutes as number) >= READING_TIME_MIN &&
    (minutes as number) <= READING_TIME_MAX
    ? (minutes as number)
    : READING_TIME_DEFAULT
}

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

const tags = z.preprocess(
  (v) => (typeof v === 'string' ? v.split(',') : (v ?? [])),
  z
    .array(z.string().trim().max(60, 'A tag must have at most 60 characters'), 'Tags must be a list')
    .transform((list) => [...new Set(list.filter(Boolean))])
    .refine((list) => list.length <= 30, 'There must be at most 30 tags'),
)

const moment = z.preprocess(
  (v) => (v === '' ? null : v),
  z
    .string('The date of publication is not valid')
    .refine((v) => {
      const year = new Date(v).getUTCFullYear()
      return year >= 1990 && year <= 2200
    }, 'The date of publication is not valid')
    .transform((v) => new Date(v).toISOString())
    .nullable()
    .default(null),
)

/** An article as it is written; the checks of form and API. What is left out of a change stays as it is. */
export const PostInput = z.object({
  title: requiredText(
    BLOG_TITLE_MAX,
    'Title is required',
    `Title must have at most ${BLOG_TITLE_MAX} characters`,
  ),
  slug: z
    .string()
    .trim()
    .max(SLUG_MAX, `Slug must have at most ${SLUG_MAX} characters`)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Slug may have lowercase letters, digits and single hyphens')
    .default(''),
  excerpt: requiredText(
    BLOG_EXCERPT_MAX,
    'Excerpt is required',
    `Excerpt must have at most ${BLOG_EXCERPT_MAX.toLocaleString('en')} characters`,
  ),
  content: z
    .string('Content is required')
    .max(
      BLOG_CONTENT_MAX,
      `Content must have at most ${BLOG_CONTENT_MAX.toLocaleString('en')} characters of HTML`,
    )
    .refine(hasContent, 'Content is required'),
  cover_image_url: address('Cover image'),
  video_url: address('Video'),
  author_name: z
    .string()
    .trim()
    .max(100, 'Author must have at most 100 characters')
    .default(BLOG_AUTHOR_DEFAULT),
  author_avatar_url: address('Avatar'),
  reading_time_minutes: z.preprocess(readingTime, integer()),
  tags,
  seo_title: optionalText('Meta title', 200),
  seo_description: optionalText('Meta description', 400),
  section_separators: z.preprocess(
    (v) => v || null,
    z
      .enum(SEPARATORS, `Separators must be one of ${SEPARATORS.join(', ')}`)
      .nullable()
      .default(null),
  ),
  is_published: z.boolean('Publish must be true or false').default(false),
  published_at: moment,
  featured_tools: ids('Featured tools', 50),
  categories: ids('Categories', 20),
})
export type PostInput = z.infer<typeof PostInput>
