/** Text tables, and the budgets with their verdicts. */

export function table(head: string[], rows: string[][]): string {
  const widths = head.map((h, i) => Math.max(h.length, ...rows.map((r) => r[i]!.length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd()
  return [
    line(head),
    line(widths.map((w, i) => '-'.repeat(i === 0 || head[i] ? w : 0))),
    ...rows.map(line),
  ].join('\n')
}

export const count = (n: number) => Math.round(n).toLocaleString('en')
export const ms = (n: number) => (n < 0.1 ? n.toFixed(3) : n < 10 ? n.toFixed(2) : n.toFixed(1))
export const kilobytes = (n: number) => (n / 1000).toFixed(1)
export const megabytes = (n: number) => (n / 1_000_000).toFixed(0)

export interface Budget {
  what: string
  /** At most this; at least this where `atLeast` is set. */
  limit: number
  atLeast?: true
  figure: number
  unit: string
}

export function budgetTable(budgets: Budget[]): string {
  return table(
    ['budget', 'limit', 'figure', ''],
    budgets.map(({ what, limit, atLeast, figure, unit }) => [
      what,
      `${atLeast ? '>=' : '<='} ${limit} ${unit}`.trim(),
      `${unit === 'ms' ? ms(figure) : figure.toFixed(unit === '' ? 2 : 0)} ${unit}`.trim(),
      (atLeast ? figure >= limit : figure <= limit) ? 'ok' : 'MISSED',
    ]),
  )
}
