import { z } from 'zod'
import { address as anyAddress, integer, requiredText, SLUG_PATTERN } from '../../shared/fields.ts'
import { textOf } from '../../shared/html.ts'
import { SLUG_MAX } from '../../shared/limits.ts'
import { defineFields, OPTIONAL_TEXT, TEXT, TEXTS } from '../../shared/record-fields.ts'
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

/** Every field of an article: a new one is an entry here, a column, and its place in the form and on the page. */

/** An address that may be left out; an empty one counts as none. */
const address = (name: string) =>
  z.preprocess(
    (v) => (typeof v === 'string' && v.trim() === '' ? null : v),
    z
      .string(`${name} must be an address`)
      .trim()
      .max(2000, `${name} must be an address of at most 2,000 characters`)
      .refine(
        (v) => anyAddress.safeParse(v).success,
        `${name} must be an address that starts with http:// or https://`,
      )
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
function readingTime(value: unknown): number {
  const minutes = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isInteger(minutes) &&
    (minutes as number) >= READING_TIME_MIN &&
    (minutes as number) <= READING_TIME_MAX
    ? (minutes as number)
    : READING_TIME_DEFAULT
}

const tags = z.preprocess(
  (v) => (typeof v === 'string' ? v.split(',') : (v ?? [])),
  z
    .array(z.string().trim().max(60, 'A tag must have at most 60 characters'), 'Tags must be a list')
    .transform((list) => [...new Set(list.filter(Boolean))])
    .refine((list) => list.length <= 30, 'There must be at most 30 tags'),
)

const NO_DATE = 'The date of publication is not valid'
const moment = z.preprocess(
  (v) => (v === '' ? null : v),
  z
    .string(NO_DATE)
    .refine((v) => {
      const year = new Date(v).getUTCFullYear()
      return year >= 1990 && year <= 2200
    }, NO_DATE)
    .transform((v) => new Date(v).toISOString())
    .nullable()
    .default(null),
)

export const POST_FIELDS = defineFields({
  title: {
    kind: 'text',
    input: requiredText(
      BLOG_TITLE_MAX,
      'Title is required',
      `Title must have at most ${BLOG_TITLE_MAX} characters`,
    ),
    output: TEXT,
    place: 'card',
    listed: true,
  },
  slug: {
    kind: 'text',
    input: z
      .string()
      .trim()
      .max(SLUG_MAX, `Slug must have at most ${SLUG_MAX} characters`)
      .regex(SLUG_PATTERN, 'Slug may have lowercase letters, digits and single hyphens')
      .default(''),
    output: TEXT,
    place: 'card',
    listed: true,
  },
  excerpt: {
    kind: 'text',
    input: requiredText(
      BLOG_EXCERPT_MAX,
      'Excerpt is required',
      `Excerpt must have at most ${BLOG_EXCERPT_MAX.toLocaleString('en')} characters`,
    ),
    output: TEXT,
    place: 'card',
    listed: true,
  },
  /** HTML. It is large: lists and the catalogue leave it out. */
  content: {
    kind: 'text',
    input: z
      .string('Content is required')
      .max(
        BLOG_CONTENT_MAX,
        `Content must have at most ${BLOG_CONTENT_MAX.toLocaleString('en')} characters of HTML`,
      )
      .refine(hasContent, 'Content is required'),
    output: TEXT,
    place: 'admin',
  },
  cover_image_url: {
    kind: 'text',
    input: address('Cover image'),
    output: OPTIONAL_TEXT,
    place: 'card',
    listed: true,
  },
  video_url: { kind: 'text', input: address('Video'), output: OPTIONAL_TEXT, place: 'page' },
  author_name: {
    kind: 'text',
    input: z.string().trim().max(100, 'Author must have at most 100 characters').default(BLOG_AUTHOR_DEFAULT),
    output: TEXT,
    place: 'card',
    listed: true,
  },
  author_avatar_url: { kind: 'text', input: address('Avatar'), output: OPTIONAL_TEXT, place: 'card' },
  reading_time_minutes: {
    kind: 'number',
    input: z.preprocess(readingTime, integer()),
    output: z.int(),
    place: 'card',
    listed: true,
  },
  tags: { kind: 'list', input: tags, output: TEXTS, place: 'card', listed: true },
  seo_title: { kind: 'text', input: optionalText('Meta title', 200), output: OPTIONAL_TEXT, place: 'page' },
  seo_description: {
    kind: 'text',
    input: optionalText('Meta description', 400),
    output: OPTIONAL_TEXT,
    place: 'page',
  },
  section_separators: {
    kind: 'choice',
    input: z.preprocess(
      (v) => v || null,
      z
        .enum(SEPARATORS, `Separators must be one of ${SEPARATORS.join(', ')}`)
        .nullable()
        .default(null),
    ),
    output: z.enum(SEPARATORS).nullable().describe('The style of separators in the text that name none'),
    place: 'page',
  },
  is_published: {
    kind: 'flag',
    input: z.boolean('Publish must be true or false').default(false),
    output: z.boolean(),
    place: 'admin',
    listed: true,
  },
  published_at: {
    kind: 'text',
    input: moment,
    output: z.string().nullable().describe('In the future: it comes out by itself then'),
    place: 'card',
    listed: true,
  },
})
export type PostFields = typeof POST_FIELDS
