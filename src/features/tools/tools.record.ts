import { z } from 'zod'
import { PRICING_MODELS, SKILL_LEVELS, TOOL_NAME_MAX } from './tools.limits.ts'

/** A file that was uploaded to this site. */
const OWN_FILE = /^\/uploads\/[a-z]+\/[\w-]+\.(webp|png)$/

/**
 * A tool as an editor or a spreadsheet gives it, checked. Messages of the specification where it has one.
 * Used by the import, the starter catalogue and the admin form alike.
 */
const address = z
  .string()
  .trim()
  .refine(
    (v) => (/^https?:\/\//i.test(v) && URL.canParse(v)) || OWN_FILE.test(v),
    'must be an address that starts with http:// or https://',
  )
const optionalText = z
  .string()
  .trim()
  .transform((v) => v || null)
  .nullable()
  .default(null)
export const optionalAddress = z.preprocess(
  (v) => (typeof v === 'string' && v.trim() === '' ? null : v),
  address.nullable().default(null),
)
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
  return text.split(',').map((v) => v.trim())
}

/** 'free', 'FREEMIUM' … as people type it. */
const pricing = z
  .string()
  .trim()
  .transform((v) => PRICING_MODELS.find((p) => p.toLowerCase() === v.toLowerCase()) ?? v)
  .pipe(z.enum(PRICING_MODELS, 'Pricing must be Free, Freemium or Paid'))

const RATING = 'Rating must be a number from 0 to 5'
const SUMMARY_MAX = 500
const DESCRIPTION_MAX = 20_000

export const ToolRecord = z.object({
  name: z
    .string('Tool name is required')
    .trim()
    .min(1, 'Tool name is required')
    .max(TOOL_NAME_MAX, `Tool name must have at most ${TOOL_NAME_MAX} characters`),
  short_description: z
    .string('Short description is required')
    .trim()
    .min(1, 'Short description is required')
    .max(SUMMARY_MAX, `Summary must have at most ${SUMMARY_MAX} characters`),
  description: z
    .string()
    .trim()
    .max(DESCRIPTION_MAX, `Description must have at most ${DESCRIPTION_MAX.toLocaleString('en')} characters`)
    .default(''),
  website_url: z
    .string('Website URL is required')
    .trim()
    .min(1, 'Website URL is required')
    .refine(
      (v) => /^https?:\/\//i.test(v) && URL.canParse(v),
      'Website URL must start with http:// or https://',
    ),
  logo_url: optionalAddress,
  pricing_model: pricing.default('Free'),
  free_credit_info: optionalText,
  video_url: optionalAddress,
  pdf_url: optionalAddress,
  screenshots: textList(20).refine(
    (urls) => urls.every((u) => address.safeParse(u).success),
    'Each screenshot must be an address that starts with http:// or https://',
  ),
  category_name: z.string().trim().default(''),
  tags: textList(30),
  search_keywords: textList(60),
  features: textList(30),
  is_featured: z.boolean().default(false),
  rating: z.number(RATING).min(0, RATING).max(5, RATING).default(4),
  skill_level: z
    .preprocess(
      (v) => (typeof v === 'string' ? v.trim().toLowerCase() || null : v),
      z.enum(SKILL_LEVELS, `Skill level must be ${SKILL_LEVELS.join(', ')} or empty`).nullable(),
    )
    .default(null),
  not_ideal_for: optionalText,
})
export type ToolRecord = z.infer<typeof ToolRecord>
