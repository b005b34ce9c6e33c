import type { SiteTexts } from './settings.contract.ts'
import type { SiteFigures } from './site-figures.ts'

/** Words of a label by which it is known what its number counts. */
const COUNTED: [keyof SiteFigures, RegExp][] = [
  ['tools', /\btools?\b/i],
  ['bundles', /\bbundles?\b/i],
  ['categories', /\bcategor(y|ies)\b/i],
  ['kits', /\bkits?\b/i],
  ['reviews', /\b(reviews?|ratings?)\b/i],
  ['members', /\b(members?|users?|people|accounts?)\b/i],
]

/** '500+', '1,200', '10K+', '1.5M', '100%'; a figure that is counted stands in braces. */
const NUMBERS = /\{\w+\}|(\d[\d,]*(?:\.\d+)?)\s?([KM]\b)?(\s?%)?\+?/gi
const TIMES: Record<string, number> = { K: 1_000, M: 1_000_000 }

export interface FigureNote {
  /** Whether more is said than there is; otherwise it is only that nobody counts it. */
  isTooMuch: boolean
  text: string
}

/** What an administrator should know of the numbers that were typed by hand. */
export function notesOn(stats: SiteTexts['home_stats'], figures: SiteFigures): FigureNote[] {
  return stats.flatMap(({ value, label }) => {
    const text = `${value} ${label}`
    return [...text.matchAll(NUMBERS)].flatMap<FigureNote>(([said, digits, times, percent], i, all) => {
      if (digits === undefined) return []
      const rest = text.slice(all[i]!.index + said.length)
      const counted = percent === undefined ? (nearestIn(rest) ?? nearestIn(text)) : undefined
      if (!counted) return [{ isTooMuch: false, text: `${label}: nobody counts ${said.trim()}.` }]
      const number = Number(digits.replaceAll(',', '')) * (TIMES[times?.toUpperCase() ?? ''] ?? 1)
      if (number <= figures[counted]) return []
      const there =
        figures[counted] === 1 ? 'there is 1' : `there are ${figures[counted].toLocaleString('en-US')}`
      return [{ isTooMuch: true, text: `${label}: You say ${said.trim()}; ${there}.` }]
    })
  })
}

/** What is named first in a text. */
function nearestIn(text: string): keyof SiteFigures | undefined {
  const at = (word: RegExp) => text.search(word)
  return COUNTED.filter(([, word]) => at(word) >= 0).sort(([, a], [, b]) => at(a) - at(b))[0]?.[0]
}
