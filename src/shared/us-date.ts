/** Not by `Intl`, whose data takes a phone as long to read as a page's code: dates stand on almost every page. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A month in US short style, the same for everyone: 'Jan 2026'. */
export const usMonth = (date: Date): string => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`

/** A date in US short style, the same for everyone: 'Jan 5, 2026'. */
export const usDate = (date: Date): string =>
  `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
