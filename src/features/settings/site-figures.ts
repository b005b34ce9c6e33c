import type { SiteTexts } from './settings.contract.ts'

/** What Kitly counts for the strips of figures; a text names one in braces. */
export const FIGURES = ['tools', 'bundles', 'kits', 'categories', 'reviews', 'members'] as const
export type SiteFigures = Record<(typeof FIGURES)[number], number>

/** A figure that is counted shows from this number on: a strip of small numbers says nothing. */
const LEAST = 10

const NAMED = new RegExp(`\\{(${FIGURES.join('|')})\\}(\\+?)`, 'g')

/**
 * Texts with what was counted in its place. Before a plus a number is rounded down, and the plus goes where nothing
 * was rounded off. What has a number below ten is left out.
 */
export function withFigures({ home_stats, categories_stats }: SiteTexts, figures: SiteFigures): SiteTexts {
  const fill = (stats: SiteTexts['home_stats']) =>
    stats.flatMap(({ value, label }) => {
      let isTold = true
      const replaced = (text: string) =>
        text.replace(NAMED, (_, name: keyof SiteFigures, plus: string) => {
          if (figures[name] < LEAST) isTold = false
          return plus ? atLeast(figures[name]) : figures[name].toLocaleString('en-US')
        })
      const stat = { value: replaced(value), label: replaced(label) }
      return isTold ? [stat] : []
    })
  return { home_stats: fill(home_stats), categories_stats: fill(categories_stats) }
}

/** 20 → '20', 72 → '70+', 1234 → '1,200+' */
export function atLeast(count: number): string {
  const digits = String(count).length
  const step = 10 ** Math.max(1, digits - 2)
  const rounded = count < step ? count : Math.floor(count / step) * step
  return `${rounded.toLocaleString('en-US')}${rounded < count ? '+' : ''}`
}
