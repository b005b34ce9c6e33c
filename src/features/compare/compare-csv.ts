import { CSV_MARK, csvLine } from '../../shared/csv.ts'
import type { Tool } from '../tools/tools.contract.ts'
import type { CustomField } from './custom-fields.ts'
import { freeCredits } from './facts.ts'

export const CSV_FILE = 'ai-tools-comparison.csv'

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
  return CSV_MARK + rows.map(csvLine).join('')
}
