import type { SiteTexts } from '../../settings.contract.ts'

type Stats = SiteTexts['home_stats']

/** '500+ | Tools' on each line. */
export const toLines = (stats: Stats) => stats.map(({ value, label }) => `${value} | ${label}`).join('\n')

export const fromLines = (text: string): Stats =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [value = '', ...label] = line.split('|')
      return { value: value.trim(), label: label.join('|').trim() }
    })
