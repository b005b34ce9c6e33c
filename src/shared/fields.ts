import './messages.ts'
import { z } from 'zod'
import { ADMIN_LIST_MAX, BULK_MAX, EMAIL_MAX, ID_MAX, SEARCH_MAX, SLUG_MAX } from './limits.ts'
import { splitList } from './split-list.ts'

/** Pieces of schemas that several contracts use. */

/** `true` or `false` as they stand in an address. */
export const flag = z.enum(['true', 'false'], "must be 'true' or 'false'").transform((v) => v === 'true')

/** A cache-busting parameter of callers; accepted and ignored. */
export const ignored = z.string().optional()

/** A whole number that is stored or looked up: PostgreSQL answers a larger one with an error. */
export const integer = (message = 'must be a whole number') => z.int32(message)

/** The id of a record in a body. */
export const recordId = (message = 'must be an id') => z.int(message).positive(message).max(ID_MAX, message)

/** The same where a form or an older caller sends it as text. */
export const typedId = (message = 'must be an id') =>
  z.coerce.number(message).int(message).positive(message).max(ID_MAX, message)

/** The id of a record in an address. */
export const idInAddress = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a number')
  .transform(Number)

/** '1,2,3' → [1, 2, 3] */
export const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,199}$/, 'must be at most 200 ids, separated by commas')
  .transform((text) => text.split(',').map(Number))

/** 'a,b' → ['a', 'b']: at most `most` values that `value` takes, none twice. What holds only commas says nothing. */
export const listOf = <V extends string>(value: z.ZodType<V, string>, most: number) =>
  z.string().transform((text, context) => {
    const parts = new Set(text.split(',').map((part) => part.trim()))
    parts.delete('')
    if (parts.size > most) context.addIssue(`must be at most ${most} values, separated by commas`)
    const values: V[] = []
    for (const part of parts) {
      const result = value.safeParse(part)
      if (result.success) values.push(result.data)
      else context.addIssue(result.error.issues[0]!.message)
    }
    return values.length > 0 ? values : undefined
  })

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`
  return z
    .string()
    .regex(/^-?\d{1,10}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
}

/** An answer that is sent as it is made; its endpoint names a content type. */
export const byteStream = z.instanceof(ReadableStream<Uint8Array>)
export const idParam = z.object({
  id: idInAddress,
})

const NO_RECORD = 'At least one record is required'

/** The records that a bulk action means. */
export const recordIds = z.array(recordId(), NO_RECORD).min(1, NO_RECORD).max(BULK_MAX)

/** What every list of the administration area can be asked: words, order, and which part. */
export const listFields = <const S extends readonly [string, ...string[]]>(
  sorts: S,
  order: 'asc' | 'desc' = 'asc',
) => ({
  search: z.string().trim().max(SEARCH_MAX, `must have at most ${SEARCH_MAX} characters`).optional(),
  sort: z.enum(sorts, `must be one of ${sorts.join(', ')}`).default(sorts[0] as never),
  order: z.enum(['asc', 'desc'], 'must be asc or desc').default(order),
  limit: wholeNumber(1, ADMIN_LIST_MAX).default(ADMIN_LIST_MAX),
  offset: wholeNumber(0, 10_000_000).default(0),
  _t: ignored,
})

export const slugParam = z.object({ slug: z.string().min(1).max(SLUG_MAX) })

/** A text that must be there: `missing` says so, `long` that it is too long. Blanks at its ends do not count. */
export const requiredText = (max: number, missing: string, long: string) =>
  z.string(missing).trim().min(1, missing).max(max, long)

/** The sentence for a text that is too long. */
export const atMost = (max: number, what: string) =>
  `${what} must have at most ${max.toLocaleString('en')} characters`

/** A text that may be left out, or empty: null then. */
export const limitedText = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, atMost(max, what))
    .nullish()
    .transform((v) => v || null)

export const INVALID_EMAIL = 'Please enter a valid email address'

/** An e-mail address that must be there. */
export const emailAddress = (missing = 'Email address is required') =>
  requiredText(EMAIL_MAX, missing, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL))

/** A field that people do not see and programs fill in; a form's answer to them is a pretended success. */
export const honeypot = z.string().max(500).optional()

/** A file that was uploaded to this site. */
const OWN_FILE = /^\/uploads\/[a-z]+\/[\w-]+\.(webp|png)$/

/** An address on the web, or of a file that was uploaded here. */
export const address = z
  .string()
  .trim()
  .refine(
    (v) => (/^https?:\/\//i.test(v) && URL.canParse(v)) || OWN_FILE.test(v),
    'must be an address that starts with http:// or https://',
  )
export const optionalAddress = z.preprocess(
  (v) => (typeof v === 'string' && v.trim() === '' ? null : v),
  address.nullable().default(null),
)

/** A day, a month or a year: '2026-11-22', '2026-11', '2026'. */
export const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

export const optionalText = z
  .string()
  .trim()
  .transform((v) => v || null)
  .nullable()
  .default(null)

/** A text that may be left out; an empty one takes away what was there. */
export const clearableText = (name: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${name} must have at most ${max.toLocaleString('en')} characters`)
    .nullish()
    .transform((v) => (v === undefined ? undefined : v || null))

export const SLUG_PATTERN = /^([a-z0-9]+(-[a-z0-9]+)*)?$/

/** A JSON array or comma-separated text; repeated entries are kept once. */
export const textList = (max: number) =>
  z
    .union([z.array(z.string()), z.string()])
    .default([])
    .transform((value) => [
      ...new Set(typeof value === 'string' ? readList(value) : value.map((v) => v.trim())),
    ])
    .transform((values) => values.filter(Boolean))
    .refine((values) => values.length <= max, `must have at most ${max} entries`)

function readList(text: string): string[] {
  if (text.trim().startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(text)
      if (Array.isArray(parsed)) return parsed.map((v) => String(v).trim())
    } catch {
      // Not JSON: taken as comma-separated.
    }
  }
  return splitList(text)
}
