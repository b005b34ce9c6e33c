import type { Comparison } from '../compare.contract.ts'
import { CSV_FILE, comparisonCsv } from '../compare-csv.ts'
import type { OwnField } from './useCustomFields.ts'

/** Saves the comparison as a file. Fetched at the first click only. */
export function downloadCsv(comparison: Comparison, fields: OwnField[], team: number) {
  const rows = fields.map(({ name, values }) => ({
    name,
    values: comparison.tools.map(({ slug }) => values[slug] ?? ''),
  }))
  const csv = comparisonCsv(comparison, rows, team)
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = CSV_FILE
  link.click()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
