import type { Tool } from '../tools/tools.contract.ts'
import type { CustomField } from './custom-fields.ts'
import { freeCredits } from './facts.ts'

export const CSV_FILE = 'ai-tools-comparison.csv'

/** Spreadsheets take what begins like this for a formula, or cut it off to find one behind it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A cell as RFC 4180 wants it. What a spreadsheet would run as a formula gets a leading apostrophe, which makes
 * it text there.
 */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const ROWS: [label: string, (tool: Tool) => string][] = [
  ['Tool Summary', (tool) => tool.short_description],
  ['Pricing Model', (tool) => tool.pricing_model],
  ['Free Credits', freeCredits],
  ['Rating', (tool) => tool.rating.toFixed(1)],
  ['Category', (tool) => tool.category_name ?? ''],
  ['Website', (tool) => tool.website_url],
]

/**
 * The comparison as a spreadsheet: a column for each tool under its name, the rows of the specification, then
 * the custom fields. Begins with the mark by which spreadsheets know UTF-8.
 */
export function comparisonCsv(tools: Tool[], fields: CustomField[]): string {
  const rows = [
    ['Feature', ...tools.map((tool) => tool.name)],
    ...ROWS.map(([label, value]) => [label, ...tools.map(value)]),
    ...fields.map(({ name, values }) => [name, ...tools.map((_, i) => values[i] ?? '')]),
  ]
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
