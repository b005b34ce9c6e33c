import { z } from 'zod'
import {
  address,
  optionalAddress,
  optionalText,
  PARTIAL_DATE,
  requiredText,
  SLUG_PATTERN,
  textList,
  typedId,
} from '../../shared/fields.ts'
import { SLUG_MAX } from '../../shared/limits.ts'
import { defineFields, OPTIONAL_TEXT, TEXT, TEXTS } from '../../shared/record-fields.ts'
import {
  LIFE_STATES,
  type LifeState,
  NEW_TOOL_RATING,
  PRICING_MODELS,
  SKILL_LEVELS,
  TOOL_NAME_MAX,
  TOOL_STATUSES,
  VERDICT_MAX,
} from './tools.limits.ts'

const lifeStates = Object.keys(LIFE_STATES) as [LifeState, ...LifeState[]]

/** Every field of a tool: a new one is an entry here, a column, and the sentence on the page that shows it. */

const SUMMARY_MAX = 500
const DESCRIPTION_MAX = 20_000

/** 'free', 'FREEMIUM' … as people type it. */
const pricing = z
  .string()
  .trim()
  .transform((v) => PRICING_MODELS.find((p) => p.toLowerCase() === v.toLowerCase()) ?? v)
  .pipe(z.enum(PRICING_MODELS, 'Pricing must be Free, Freemium or Paid'))

const rating = (sentence: string) =>
  z.number(sentence).min(0, sentence).max(5, sentence).default(NEW_TOOL_RATING)

const slug = (letters: string, long?: string) =>
  z.string().trim().max(SLUG_MAX, long).regex(SLUG_PATTERN, letters).default('')

export const TOOL_FIELDS = defineFields({
  name: {
    kind: 'text',
    input: requiredText(
      TOOL_NAME_MAX,
      'Tool name is required',
      `Tool name must have at most ${TOOL_NAME_MAX} characters`,
    ),
    output: TEXT,
    place: 'card',
    listed: true,
    form: { group: 'What it is', label: 'Name', required: true, half: true },
    sheet: {
      label: 'Tool Name',
      required: true,
      synonyms: ['tool', 'title', 'product', 'product name', 'app', 'app name', 'ai tool'],
    },
  },
  slug: {
    kind: 'text',
    input: slug('Slug may have lowercase letters, digits and single hyphens'),
    output: TEXT,
    place: 'card',
    listed: true,
    form: { group: 'What it is', label: 'Slug', hint: 'Left empty, it is made from the name.', half: true },
    sheet: {
      label: 'Slug',
      input: slug(
        'Slug must have lowercase letters, digits and single hyphens only',
        `Slug must have at most ${SLUG_MAX} characters`,
      ),
      synonyms: ['tool slug', 'permalink'],
    },
  },
  short_description: {
    kind: 'text',
    input: requiredText(
      SUMMARY_MAX,
      'Short description is required',
      `Summary must have at most ${SUMMARY_MAX} characters`,
    ),
    output: TEXT,
    place: 'card',
    listed: true,
    form: { group: 'What it is', label: 'Short description', widget: 'area', required: true, rows: 2 },
    sheet: {
      label: 'Summary',
      required: true,
      synonyms: ['tagline', 'short desc', 'subtitle', 'one liner', 'tool summary'],
    },
  },
  description: {
    kind: 'text',
    input: z
      .string()
      .trim()
      .max(
        DESCRIPTION_MAX,
        `Description must have at most ${DESCRIPTION_MAX.toLocaleString('en')} characters`,
      )
      .default(''),
    output: TEXT,
    place: 'page',
    form: { group: 'What it is', label: 'Description', widget: 'area', rows: 6 },
    sheet: {
      label: 'Description',
      synonyms: ['long description', 'full description', 'about', 'details', 'overview'],
    },
  },
  website_url: {
    kind: 'text',
    input: z
      .string('Website URL is required')
      .trim()
      .min(1, 'Website URL is required')
      .refine(
        (v) => /^https?:\/\//i.test(v) && URL.canParse(v),
        'Website URL must start with http:// or https://',
      ),
    output: TEXT,
    place: 'card',
    listed: true,
    form: { group: 'What it is', label: 'Website URL', widget: 'address', required: true, half: true },
    sheet: {
      label: 'Website Link',
      required: true,
      synonyms: ['website', 'url', 'link', 'homepage', 'site', 'web', 'tool url', 'address'],
    },
  },
  logo_url: {
    kind: 'text',
    input: optionalAddress,
    output: OPTIONAL_TEXT,
    place: 'card',
    listed: true,
    form: { group: 'Pictures and files', label: 'Logo URL', widget: 'address' },
    sheet: {
      label: 'Logo URL',
      synonyms: ['logo', 'logo link', 'logo image', 'icon', 'icon url', 'image', 'image url'],
    },
  },
  theme_color: {
    kind: 'text',
    input: z
      .preprocess(
        (v) => (typeof v === 'string' ? v.trim().toLowerCase() || null : v),
        z
          .string()
          .regex(/^#[0-9a-f]{6}$/, 'Colour must be like #1a73e8')
          .nullable(),
      )
      .default(null),
    output: OPTIONAL_TEXT.describe('Of its brand, like #1a73e8: what its tile and monogram wear'),
    place: 'card',
    listed: true,
    form: {
      group: 'Pictures and files',
      label: 'Brand colour',
      hint: 'Like #1a73e8. Its tile in lists wears it.',
      half: true,
    },
    sheet: { label: 'Brand Colour', synonyms: ['theme color', 'theme colour', 'brand color', 'color'] },
  },
  category_id: {
    kind: 'reference',
    input: z.preprocess((v) => (v === '' ? null : v), typedId().nullable()).default(null),
    output: z.int().nullable(),
    place: 'card',
    listed: true,
    form: { group: 'What it is', label: 'Category', half: true },
    sheet: {
      name: 'category_name',
      label: 'Category',
      input: z.string().trim().default(''),
      synonyms: ['categories', 'group', 'section'],
    },
  },
  pricing_model: {
    kind: 'choice',
    input: pricing.default('Free'),
    output: z.enum(PRICING_MODELS),
    place: 'card',
    listed: true,
    form: {
      group: 'Price',
      label: 'Pricing model',
      required: true,
      half: true,
      options: PRICING_MODELS.map((model) => [model, model] as const),
    },
    sheet: {
      label: 'Pricing Model',
      synonyms: ['pricing', 'price', 'price model', 'plan', 'pricing type'],
    },
  },
  free_credit_info: {
    kind: 'text',
    input: optionalText,
    output: OPTIONAL_TEXT,
    place: 'card',
    form: { group: 'Price', label: 'Free credits', half: true },
    sheet: {
      label: 'Free Credits',
      synonyms: ['free credit', 'credits', 'free plan', 'free tier', 'free trial'],
    },
  },
  video_url: {
    kind: 'text',
    input: optionalAddress,
    output: OPTIONAL_TEXT,
    place: 'page',
    form: { group: 'Pictures and files', label: 'Video URL', widget: 'address', half: true },
    sheet: {
      label: 'Video URL',
      synonyms: ['video', 'video link', 'youtube', 'youtube url', 'demo', 'demo video'],
    },
  },
  pdf_url: {
    kind: 'text',
    input: optionalAddress,
    output: OPTIONAL_TEXT,
    place: 'page',
    form: { group: 'Pictures and files', label: 'PDF URL', widget: 'address', half: true },
    sheet: { label: 'PDF URL', synonyms: ['pdf', 'pdf link', 'brochure', 'guide'] },
  },
  screenshots: {
    kind: 'lines',
    input: textList(20).refine(
      (urls) => urls.every((u) => address.safeParse(u).success),
      'Each screenshot must be an address that starts with http:// or https://',
    ),
    output: TEXTS,
    place: 'page',
    form: {
      group: 'Pictures and files',
      label: 'Screenshots',
      widget: 'area',
      hint: 'One address on each line, in their order.',
    },
    sheet: { label: 'Screenshot URLs', synonyms: ['screenshot', 'screenshot url', 'images', 'gallery'] },
  },
  tags: {
    kind: 'list',
    input: textList(30),
    output: TEXTS,
    place: 'card',
    form: { group: 'Found by', label: 'Tags', hint: 'With commas between them.' },
    sheet: { label: 'Tags', synonyms: ['tag', 'labels'] },
  },
  search_keywords: {
    kind: 'list',
    input: textList(60),
    output: TEXTS,
    place: 'admin',
    form: {
      group: 'Found by',
      label: 'Search keywords',
      widget: 'area',
      hint: 'What people would type to find it, with commas between them.',
      rows: 6,
    },
    sheet: { label: 'Search Keywords', synonyms: ['keywords', 'keyword', 'search terms'] },
  },
  features: {
    kind: 'lines',
    input: textList(30),
    output: TEXTS,
    place: 'page',
    form: { group: 'Found by', label: 'Features', widget: 'area', hint: 'One on each line.', rows: 4 },
    sheet: { label: 'Features', synonyms: ['feature', 'key features', 'capabilities', 'main features'] },
  },
  status: {
    kind: 'choice',
    input: z.enum(TOOL_STATUSES, 'must be active or inactive').default('active'),
    output: z.enum(TOOL_STATUSES),
    place: 'admin',
    listed: true,
    form: {
      group: 'Publishing',
      label: 'Status',
      required: true,
      hint: 'Inactive tools are not on the site.',
      options: [
        ['active', 'Active'],
        ['inactive', 'Inactive'],
      ],
    },
    sheet: {
      label: 'Status',
      input: z
        .string()
        .transform((v) => v.trim().toLowerCase() || 'active')
        .pipe(z.enum(TOOL_STATUSES, 'Status must be active or inactive'))
        .default('active'),
      synonyms: ['state', 'visibility'],
    },
  },
  is_featured: {
    kind: 'flag',
    input: z.boolean().default(false),
    output: z.boolean(),
    place: 'card',
    listed: true,
    form: { group: 'Publishing', label: 'On the featured list' },
    sheet: { label: 'Is Featured', synonyms: ['featured', 'highlight', 'highlighted'] },
  },
  company_claimed: {
    kind: 'flag',
    input: z.boolean().default(false),
    output: z.boolean(),
    place: 'admin',
    listed: true,
    form: { group: 'Publishing', label: 'Claimed by its company' },
  },
  rating: {
    kind: 'number',
    input: rating('Rating must be from 0 to 5'),
    output: z
      .number()
      .describe(
        'One decimal. The mean of the confirmed reviews and of what the tool began with, which counts as several.',
      ),
    place: 'card',
    listed: true,
    column: 'editor_rating',
    form: {
      group: 'Publishing',
      label: 'Rating to begin with',
      hint: 'Counts as some reviews beside those of people. Other than 4, it needs a verdict.',
    },
    sheet: {
      label: 'Rating',
      input: rating('Rating must be a number from 0 to 5'),
      synonyms: ['editor rating', 'score', 'stars'],
    },
  },
  verdict: {
    kind: 'text',
    input: z
      .preprocess(
        (v) => (typeof v === 'string' ? v.trim() || null : v),
        z.string().max(VERDICT_MAX, `Verdict must have at most ${VERDICT_MAX} characters`).nullable(),
      )
      .default(null),
    output: OPTIONAL_TEXT.describe('What the editors say of it, in a sentence or two'),
    place: 'page',
    form: {
      group: 'Publishing',
      label: 'Editor’s verdict',
      hint: 'A sentence or two, shown in words with your name and the day.',
      widget: 'area',
      rows: 3,
    },
    sheet: { label: 'Verdict', synonyms: ['editor verdict', 'opinion'] },
  },
  verdict_by: {
    kind: 'text',
    input: optionalText,
    output: OPTIONAL_TEXT.describe('Who has written the verdict'),
    place: 'page',
    form: { group: 'Publishing', label: 'Verdict by', hint: 'Left empty, it is you.', half: true },
    sheet: { label: 'Verdict By', synonyms: ['editor', 'verdict author'] },
  },
  verdict_at: {
    kind: 'text',
    input: z
      .preprocess(
        (v) => (typeof v === 'string' ? v.trim() || null : v),
        z.string().regex(PARTIAL_DATE, 'The day of the verdict must be like 2026-11-22').nullable(),
      )
      .default(null),
    output: OPTIONAL_TEXT,
    place: 'page',
    form: { group: 'Publishing', label: 'Verdict of', hint: 'Left empty, it is today.', half: true },
    sheet: { label: 'Verdict Date', synonyms: ['verdict on'] },
  },
  skill_level: {
    kind: 'choice',
    input: z
      .preprocess(
        (v) => (typeof v === 'string' ? v.trim().toLowerCase() || null : v),
        z.enum(SKILL_LEVELS, `Skill level must be ${SKILL_LEVELS.join(', ')} or empty`).nullable(),
      )
      .default(null),
    output: z.enum(SKILL_LEVELS).nullable(),
    place: 'page',
    form: {
      group: 'Found by',
      label: 'Skill level',
      half: true,
      options: [['', 'Not said'], ...SKILL_LEVELS.map((level) => [level, level] as const)],
    },
    sheet: { label: 'Skill Level', synonyms: ['level', 'difficulty', 'difficulty level'] },
  },
  not_ideal_for: {
    kind: 'text',
    input: optionalText,
    output: OPTIONAL_TEXT,
    place: 'page',
    form: { group: 'Found by', label: 'Not ideal for', half: true },
    sheet: { label: 'Not Ideal For', synonyms: ['not for', 'limitations', 'weaknesses', 'cons'] },
  },
  life_state: {
    kind: 'choice',
    input: z
      .preprocess(
        (v) => (typeof v === 'string' ? v.trim().toLowerCase() || null : v),
        z.enum(lifeStates, `Life must be ${lifeStates.join(', ')} or empty`).nullable(),
      )
      .default(null),
    output: z.enum(lifeStates).nullable().describe('What has become of it; null where nobody has looked'),
    place: 'page',
    form: {
      group: 'Life',
      label: 'State',
      half: true,
      options: [['', 'Not looked up'], ...Object.entries(LIFE_STATES)],
    },
    sheet: { label: 'Life', synonyms: ['life state', 'lifecycle'] },
  },
  life_since: {
    kind: 'text',
    input: z
      .preprocess(
        (v) => (typeof v === 'string' ? v.trim() || null : v),
        z.string().regex(PARTIAL_DATE, 'Since must be like 2026-11-22, 2026-11 or 2026').nullable(),
      )
      .default(null),
    output: OPTIONAL_TEXT,
    place: 'page',
    form: { group: 'Life', label: 'Since, or on', hint: 'A day, a month or a year: 2026-11-22.', half: true },
    sheet: { label: 'Life Since', synonyms: ['closed on', 'life date'] },
  },
  life_successor: {
    kind: 'text',
    input: optionalText,
    output: OPTIONAL_TEXT.describe('What it is called now, or what takes its place'),
    place: 'page',
    form: { group: 'Life', label: 'Name today, or successor', half: true },
    sheet: { label: 'Successor', synonyms: ['renamed to', 'replaced by'] },
  },
  life_source_url: {
    kind: 'text',
    input: optionalAddress,
    output: OPTIONAL_TEXT.describe('The page that says so'),
    place: 'page',
    form: { group: 'Life', label: 'Source', widget: 'address', half: true },
    sheet: { label: 'Life Source', synonyms: ['life url'] },
  },
  life_note: {
    kind: 'text',
    input: optionalText,
    output: OPTIONAL_TEXT,
    place: 'page',
    form: { group: 'Life', label: 'What readers should know', widget: 'area', rows: 2 },
    sheet: { label: 'Life Note', synonyms: ['life text'] },
  },
})
export type ToolFields = typeof TOOL_FIELDS
/** Fields that everybody may read. */
export type PublicToolField = {
  [K in keyof ToolFields]: ToolFields[K]['place'] extends 'admin' ? never : K
}[keyof ToolFields]
