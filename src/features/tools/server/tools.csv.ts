import { ToolRecord } from '../tools.record.ts'

/** The columns of a tool's spreadsheet, in the order of the specification, then those Kitly adds. */
export const TOOL_COLUMNS = [
  'Tool Name',
  'Logo URL',
  'Summary',
  'Pricing Model',
  'Free Credits',
  'Video URL',
  'Screenshot URLs',
  'PDF URL',
  'Website Link',
  'Category',
  'Tags',
  'Search Keywords',
  'Description',
  'Features',
  'Is Featured',
  'Rating',
  'Skill Level',
  'Not Ideal For',
] as const
export type ToolRow = Partial<Record<(typeof TOOL_COLUMNS)[number], string>>

export interface RowError {
  /** Number of the row in its file; the header is row 1. */
  row: number
  name: string
  message: string
}

const isYes = (text: string | undefined) => /^(yes|y|true|1|x)$/i.test(text?.trim() ?? '')

/** Checks spreadsheet rows. Every row is either a record or an error that says what is wrong with it. */
export function parseToolRows(rows: ToolRow[]): { records: ToolRecord[]; errors: RowError[] } {
  const records: ToolRecord[] = []
  const errors: RowError[] = []
  for (const [i, row] of rows.entries()) {
    const result = ToolRecord.safeParse({
      name: row['Tool Name'] ?? '',
      logo_url: row['Logo URL'],
      short_description: row.Summary ?? '',
      pricing_model: row['Pricing Model'] || undefined,
      free_credit_info: row['Free Credits'],
      video_url: row['Video URL'],
      screenshots: row['Screenshot URLs'],
      pdf_url: row['PDF URL'],
      website_url: row['Website Link'] ?? '',
      category_name: row.Category,
      tags: row.Tags,
      search_keywords: row['Search Keywords'],
      description: row.Description,
      features: row.Features,
      is_featured: isYes(row['Is Featured']),
      rating: row.Rating ? Number(row.Rating) : undefined,
      skill_level: row['Skill Level'],
      not_ideal_for: row['Not Ideal For'],
    })
    if (result.success) records.push(result.data)
    else {
      const issue = result.error.issues[0]
      const field = issue?.path[0] ? `${String(issue.path[0])}: ` : ''
      errors.push({ row: i + 2, name: row['Tool Name'] ?? '', message: `${field}${issue?.message}` })
    }
  }
  return { records, errors }
}
