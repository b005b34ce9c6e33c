/** Where each mark of the axis stands, as a share of its width: wide where most prices lie, and closed at both ends. */
const MARKS = [
  [0, 0],
  [10, 0.28],
  [20, 0.54],
  [30, 0.7],
  [50, 0.82],
  [100, 0.92],
  [200, 1],
] as const

/** The amounts that the axis names, in US dollars a month; 0 reads 'Free'. All of Kitly's plots of prices stand on it. */
export const PRICE_MARKS: readonly number[] = MARKS.map(([amount]) => amount)

const LAST = MARKS[MARKS.length - 1]![0]

/** 'Free', '$20', '$200+' */
export const priceMarkLabel = (mark: number): string =>
  mark === 0 ? 'Free' : `$${mark}${mark === LAST ? '+' : ''}`

/** The same place as `pricePosition`, as styles take it: '28%'. */
export const pricePlace = (amount: number): string => `${Math.round(pricePosition(amount) * 1000) / 10}%`

/** Where an amount, in US dollars a month, stands on the axis: from 0 (free) to 1 (200 and more). */
export function pricePosition(amount: number): number {
  const next = MARKS.findIndex(([mark]) => mark >= amount)
  if (next === 0) return 0
  const end = MARKS[next]
  const start = MARKS[next - 1]
  if (!end || !start) return 1
  return start[1] + ((amount - start[0]) / (end[0] - start[0])) * (end[1] - start[1])
}
