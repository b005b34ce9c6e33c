import type { Cells, ImportField } from '../../imports/server/kind.ts'
import { AdminReviewInput } from '../admin-reviews.contract.ts'

/** A review as a row of a spreadsheet. */

export const REVIEW_FIELDS: readonly ImportField[] = [
  { name: 'tool', label: 'Tool Name', required: true, synonyms: ['tool', 'product', 'app', 'name of tool'] },
  {
    name: 'user_name',
    label: 'Reviewer Name',
    required: true,
    synonyms: ['reviewer', 'name', 'author', 'user', 'user name'],
  },
  { name: 'user_email', label: 'Email', synonyms: ['reviewer email', 'e mail', 'mail', 'email address'] },
  { name: 'rating', label: 'Rating', synonyms: ['stars', 'score'] },
  { name: 'title', label: 'Review Title', synonyms: ['title', 'headline', 'subject'] },
  {
    name: 'content',
    label: 'Review Text',
    required: true,
    synonyms: ['review', 'text', 'content', 'comment', 'review content'],
  },
  { name: 'use_case', label: 'Use Case Description', synonyms: ['use case', 'usage'] },
  { name: 'created_at', label: 'Date', synonyms: ['review date', 'created', 'created at', 'posted'] },
]

export interface ImportedReview extends Omit<AdminReviewInput, 'tool_id'> {
  tool: string
  /** When it was written; null where the file does not say. */
  created_at: string | null
}

type Parsed = { review: ImportedReview; problem: null } | { review: null; problem: string }

const DATE = 'Date must be like 2026-03-31, 31.03.2026 or 3/31/2026'
const Fields = AdminReviewInput.omit({ tool_id: true })

/**
 * Reads the dates of one file: 2026-03-31, 31.03.2026, 3/31/2026. Where both parts before the year could be the month,
 * slashes mean month first, until the file shows that it writes the day first.
 */
export class DateReader {
  #dayFirst = false
  #hasAmbiguous = false

  /** A moment as ISO text, null for an empty cell. Throws with a sentence for what is no date. */
  read(text: string): string | null {
    const trimmed = text.trim()
    if (trimmed === '') return null
    const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})([T ].*)?$/.exec(trimmed)
    if (iso) return toDay(iso[1]!, iso[2]!, iso[3]!)
    const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(trimmed)
    if (dotted) return toDay(dotted[3]!, dotted[2]!, dotted[1]!)
    const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed)
    if (!slashed) throw new Error(DATE)
    const [, a = '', b = '', year = ''] = slashed
    if (Number(a) > 12) {
      if (this.#hasAmbiguous && !this.#dayFirst) {
        throw new Error('Other rows of this file write the month first: write dates as 2026-03-31')
      }
      this.#dayFirst = true
    } else if (Number(b) <= 12) this.#hasAmbiguous = true
    if (this.#dayFirst && Number(b) > 12) {
      throw new Error('Other rows of this file write the day first: write dates as 2026-03-31')
    }
    return this.#dayFirst ? toDay(year, b, a) : toDay(year, a, b)
  }
}

function toDay(year: string, month: string, day: string): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00.000Z`
  const date = new Date(text)
  if (Number.isNaN(date.getTime()) || date.toISOString() !== text || date.getTime() > Date.now()) {
    throw new Error('Date must be a day that has been')
  }
  return text
}

/** Checks the cells of a row. What is wrong is told in sentences. */
export function parseReviewCells(cells: Cells, dates: DateReader): Parsed {
  if (Object.values(cells).some((text) => text?.includes('\0'))) {
    return { review: null, problem: 'The row contains a NUL character' }
  }
  const rating = cells.rating?.trim()
  const result = Fields.safeParse({
    ...cells,
    user_name: cells.user_name ?? '',
    content: cells.content ?? '',
    rating: rating ? Number(rating.replace(',', '.')) : undefined,
  })
  const problems = result.success ? [] : result.error.issues.map(({ message }) => message)
  const tool = (cells.tool ?? '').trim()
  if (tool === '') problems.unshift('Tool is required')
  let created_at: string | null = null
  try {
    created_at = dates.read(cells.created_at ?? '')
  } catch (error) {
    problems.push((error as Error).message)
  }
  if (!result.success || problems.length > 0) {
    return { review: null, problem: [...new Set(problems)].join('. ') }
  }
  return { review: { ...result.data, tool, created_at }, problem: null }
}
