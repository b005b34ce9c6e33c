/** Cells as CSV has them, on both sides: written so that no spreadsheet runs them, and read back as they were. */

/** The mark by which spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * Spreadsheets take what begins like this for a formula, or cut it off to find one behind it. Apostrophes before
 * it are part of it: one more must not be mistaken for ours.
 */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A leading apostrophe makes a text of what a spreadsheet would run. */
export const defuse = (text: string): string => (RUNS.test(text) ? `'${text}` : text)

/** Takes back what `defuse` has added: `restore(defuse(text)) === text` for every text. */
export const restore = (text: string): string =>
  text.startsWith("'") && RUNS.test(text) ? text.slice(1) : text

/** One line of RFC 4180, with its line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const safe = defuse(text)
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
