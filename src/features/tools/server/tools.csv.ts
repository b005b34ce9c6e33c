import { z } from 'zod'
import { SLUG_MAX } from '../../../shared/limits.ts'
import type { Cells, ImportField } from '../../imports/server/kind.ts'
import { ToolRecord } from '../tools.record.ts'

/** A tool as a row of a spreadsheet, both ways. */

const REQUIRED = new Set(['name', 'short_description', 'website_url'])
const EXTRA = new Set(['rating', 'skill_level', 'not_ideal_for', 'status', 'slug'])

const field = (name: keyof ImportedTool, label: string, ...synonyms: string[]): ImportField => ({
  name,
  label,
  synonyms,
  ...(REQUIRED.has(name) && { required: true }),
  ...(EXTRA.has(name) && { isExtra: true }),
})

/** The columns, in the order of the specification, then those Kitly adds. */
export const TOOL_FIELDS: readonly ImportField[] = [
  field('name', 'Tool Name', 'tool', 'title', 'product', 'product name', 'app', 'app name', 'ai tool'),
  field('logo_url', 'Logo URL', 'logo', 'logo link', 'logo image', 'icon', 'icon url', 'image', 'image url'),
  field('short_description', 'Summary', 'tagline', 'short desc', 'subtitle', 'one liner', 'tool summary'),
  field('pricing_model', 'Pricing Model', 'pricing', 'price', 'price model', 'plan', 'pricing type'),
  field('free_credit_info', 'Free Credits', 'free credit', 'credits', 'free plan', 'free tier', 'free trial'),
  field('video_url', 'Video URL', 'video', 'video link', 'youtube', 'youtube url', 'demo', 'demo video'),
  field('screenshots', 'Screenshot URLs', 'screenshot', 'screenshot url', 'images', 'gallery'),
  field('pdf_url', 'PDF URL', 'pdf', 'pdf link', 'brochure', 'guide'),
  field(
    'website_url',
    'Website Link',
    'website',
    'url',
    'link',
    'homepage',
    'site',
    'web',
    'tool url',
    'address',
  ),
  field('category_name', 'Category', 'categories', 'group', 'section'),
  field('tags', 'Tags', 'tag', 'labels'),
  field('search_keywords', 'Search Keywords', 'keywords', 'keyword', 'search terms'),
  field('description', 'Description', 'long description', 'full description', 'about', 'details', 'overview'),
  field('features', 'Features', 'feature', 'key features', 'capabilities', 'main features'),
  field('is_featured', 'Is Featured', 'featured', 'highlight', 'highlighted'),
  field('rating', 'Rating', 'editor rating', 'score', 'stars'),
  field('skill_level', 'Skill Level', 'level', 'difficulty', 'difficulty level'),
  field('not_ideal_for', 'Not Ideal For', 'not for', 'limitations', 'weaknesses', 'cons'),
  field('status', 'Status', 'state', 'visibility'),
  field('slug', 'Slug', 'tool slug', 'permalink'),
]

/** A record with what only files say. */
const ImportedTool = ToolRecord.extend({
  status: z
    .string()
    .transform((v) => v.trim().toLowerCase() || 'active')
    .pipe(z.enum(['active', 'inactive'], 'Status must be active or inactive'))
    .default('active'),
  /** Empty where the name makes it. */
  slug: z
    .string()
    .trim()
    .max(SLUG_MAX, `Slug must have at most ${SLUG_MAX} characters`)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Slug must have lowercase letters, digits and single hyphens only')
    .default(''),
})
export type ImportedTool = z.infer<typeof ImportedTool>

/** The same as the database has it. */
type ExportedTool = {
  [K in keyof ImportedTool]: ImportedTool[K] extends string | null ? string | null : ImportedTool[K]
}

const YES = /^(yes|y|true|1|x|✓|✔)$/i
const NO = /^(no|n|false|0|-)?$/i

function yesOrNo(text: string | undefined): boolean | undefined | 'neither' {
  if (text === undefined) return undefined
  return YES.test(text.trim()) ? true : NO.test(text.trim()) ? false : 'neither'
}

const given = (text: string | undefined) => (text?.trim() ? text : undefined)

/** Checks the cells of a row. What is wrong is told in sentences. */
export function parseToolCells(
  cells: Cells,
): { tool: ImportedTool; problem: null } | { tool: null; problem: string } {
  if (Object.values(cells).some((text) => text?.includes('\0'))) {
    return { tool: null, problem: 'The row contains a NUL character' }
  }
  const rating = given(cells.rating)
  const isFeatured = yesOrNo(cells.is_featured)
  const result = ImportedTool.safeParse({
    ...cells,
    name: cells.name ?? '',
    short_description: cells.short_description ?? '',
    website_url: cells.website_url ?? '',
    pricing_model: given(cells.pricing_model),
    is_featured: isFeatured === 'neither' ? undefined : isFeatured,
    // Half of the world's spreadsheets write 4,5.
    rating: rating === undefined ? undefined : Number(rating.replace(',', '.')),
  })
  const problems = result.success ? [] : result.error.issues.map(sentence)
  if (isFeatured === 'neither') problems.push('Is Featured must be Yes or No')
  if (result.success && problems.length === 0) return { tool: result.data, problem: null }
  return { tool: null, problem: [...new Set(problems)].join('. ') }
}

/** 'must be …' needs the name of its column. */
function sentence({ path, message }: { path: PropertyKey[]; message: string }): string {
  const label = TOOL_FIELDS.find((f) => f.name === path[0])?.label
  return label && /^must /.test(message) ? `${label} ${message}` : message
}

/** A list in one cell: with commas, or as JSON where an entry would be taken apart. */
const listCell = (values: string[]) =>
  values.some((v) => v.includes(',')) || values[0]?.startsWith('[')
    ? JSON.stringify(values)
    : values.join(', ')

/** The cells of a tool, in the order of TOOL_FIELDS; `parseToolCells` reads the same tool from them. */
export function toolCells(tool: ExportedTool): string[] {
  return TOOL_FIELDS.map(({ name }) => {
    const value = tool[name as keyof ImportedTool]
    if (Array.isArray(value)) return listCell(value)
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return value === null ? '' : String(value)
  })
}

export interface RowError {
  /** Number of the row in its file; the header is row 1. */
  row: number
  name: string
  message: string
}

/** Checks rows that are named by the labels of their columns. Every row is a record or an error. */
export function parseToolRows(rows: Record<string, string>[]): { records: ToolRecord[]; errors: RowError[] } {
  const records: ToolRecord[] = []
  const errors: RowError[] = []
  for (const [i, row] of rows.entries()) {
    const cells = Object.fromEntries(TOOL_FIELDS.map(({ name, label }) => [name, row[label]]))
    const { tool, problem } = parseToolCells(cells)
    if (tool) records.push(tool)
    else errors.push({ row: i + 2, name: row['Tool Name'] ?? '', message: problem })
  }
  return { records, errors }
}
