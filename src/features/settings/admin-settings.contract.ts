import { z } from 'zod'
import { byAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { emailAddress, integer, wholeNumber } from '../../shared/fields.ts'
import { MERGES, mergedWith, Since } from '../../shared/together.ts'
import { ORDER_PARTS, type OrderPart, sumOf } from './order-weights.ts'
import { SiteTexts } from './settings.contract.ts'
import { LINK_CHECK_DAYS, PRIOR_WEIGHT_MAX, SITE_PICTURES_DAYS, SITE_STATS_MAX } from './settings.limits.ts'
import { FIGURES } from './site-figures.ts'
import { TRACKING_FORMS, type TrackingName } from './tracking.ts'

/** What stands below each field, and what is said when a code is not of that form. */
export const TRACKING_HINTS: Record<TrackingName, string> = {
  google_analytics_code: 'The measurement ID looks like G-XXXXXXXXXX or UA-XXXXXXX-X',
  meta_pixel_id: 'The Meta Pixel ID is a 15-16 digit number',
  google_tag_manager_code: 'The container ID looks like GTM-XXXXXXX',
}

export const REVIEW_MODERATIONS = ['publish', 'approve'] as const
export type ReviewModeration = (typeof REVIEW_MODERATIONS)[number]

export const UNCONFIRMED_REVIEWS = ['show', 'hold'] as const
export type UnconfirmedReviews = (typeof UNCONFIRMED_REVIEWS)[number]

const WEIGHT = `must be a whole number from 1 to ${PRIOR_WEIGHT_MAX}`

/** Codes are pasted with blanks around them, and in any case. */
const code = (name: TrackingName) =>
  z
    .string(TRACKING_HINTS[name])
    .trim()
    .toUpperCase()
    .refine((v) => v === '' || TRACKING_FORMS[name].test(v), TRACKING_HINTS[name])
    .nullable()
    .transform((v) => v || null)

const stats = z
  .array(
    z.object({
      value: z.string().trim().min(1, 'Number is required').max(20, 'Number must have at most 20 characters'),
      label: z.string().trim().min(1, 'Label is required').max(60, 'Label must have at most 60 characters'),
    }),
  )
  .max(SITE_STATS_MAX, `must have at most ${SITE_STATS_MAX} entries`)

const weight = z
  .int('must be a whole number from 0 to 100')
  .min(0, 'must be a whole number from 0 to 100')
  .max(100, 'must be a whole number from 0 to 100')

/** How much each part of the order of lists weighs. */
export const OrderWeightsInput = z
  .object(Object.fromEntries(ORDER_PARTS.map((part) => [part, weight])) as Record<OrderPart, typeof weight>)
  .superRefine((weights, { addIssue }) => {
    const sum = sumOf(weights)
    if (sum !== 100) addIssue(`The weights must be 100 % together; these are ${sum} %`)
  })

export const SettingsInput = z.object({
  google_analytics_code: code('google_analytics_code'),
  meta_pixel_id: code('meta_pixel_id'),
  google_tag_manager_code: code('google_tag_manager_code'),
  home_stats: stats,
  categories_stats: stats,
  review_moderation: z.enum(REVIEW_MODERATIONS, 'must be publish or approve'),
  unconfirmed_reviews: z.enum(UNCONFIRMED_REVIEWS, 'must be show or hold'),
  rating_prior_weight: integer(WEIGHT).min(1, WEIGHT).max(PRIOR_WEIGHT_MAX, WEIGHT),
  link_check_days: z.literal(LINK_CHECK_DAYS, `must be one of ${LINK_CHECK_DAYS.join(', ')}`),
  site_pictures_days: z.literal(SITE_PICTURES_DAYS, `must be one of ${SITE_PICTURES_DAYS.join(', ')}`),
  order_weights: OrderWeightsInput,
})
export type SettingsInput = z.infer<typeof SettingsInput>

export const AdminSettings = z.object({
  google_analytics_code: z.string().nullable(),
  meta_pixel_id: z.string().nullable(),
  google_tag_manager_code: z.string().nullable(),
  ...SiteTexts.shape,
  review_moderation: z
    .enum(REVIEW_MODERATIONS)
    .describe('Whether reviews of visitors are published at once or after approval'),
  unconfirmed_reviews: z
    .enum(UNCONFIRMED_REVIEWS)
    .describe('Whether reviews that nobody has confirmed are shown meanwhile, marked so'),
  rating_prior_weight: z.int().describe('Reviews that the rating counts for which a tool begins with'),
  link_check_days: z
    .literal(LINK_CHECK_DAYS)
    .describe("Days between two visits of a tool's address; 0 is never"),
  site_pictures_days: z
    .literal(SITE_PICTURES_DAYS)
    .describe("Days between two looks for pictures on a tool's own site; 0 is never"),
  order_weights: z
    .object(Object.fromEntries(ORDER_PARTS.map((part) => [part, z.int()])) as Record<OrderPart, z.ZodInt>)
    .describe('How much each part of the order of lists weighs, in percent'),
  version: z.int().describe('Grows with each change'),
  ...mergedWith,
  figures: z.record(z.enum(FIGURES), z.int()).describe('What was counted, to compare typed numbers with'),
  mail: z.object({
    has_server: z.boolean().describe('Without one, mail is written into files'),
    from: z.string(),
  }),
})
export type AdminSettings = z.infer<typeof AdminSettings>

export const adminSettingsEndpoints = {
  getSettings: byAdmin('GET /api/admin/settings', {
    summary: 'Read all settings',
    output: AdminSettings,
  }),
  updateSettings: byAdmin('PUT /api/admin/settings', {
    summary: 'Change settings',
    description: MERGES,
    body: SettingsInput.partial().extend({ version: integer().optional() }),
    output: AdminSettings,
    errors: ['conflict'],
  }),
  listSettingsSince: byAdmin('GET /api/admin/settings/since', {
    summary: 'List the settings that are not what they were in a version, and who has changed them',
    query: z.object({ version: wholeNumber(0, 2_000_000_000) }),
    output: Since,
  }),
  sendTestMail: byAdmin('POST /api/admin/settings/test-mail', {
    summary: 'Send a mail now, and say what became of it',
    body: z.object({ email: emailAddress() }),
    output: z.object({ sent_to: z.string(), where: z.string().describe('The server, or the file') }),
    errors: ['unavailable', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminSettingsEndpoints> {}
}
