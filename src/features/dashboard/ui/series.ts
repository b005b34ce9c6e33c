import type { Traffic } from '../dashboard.contract.ts'

/** The lines of the chart. Their colours differ in lightness too, for those who see fewer hues. */
export const SERIES: { key: keyof Traffic['totals']; label: string; color: string }[] = [
  { key: 'views', label: 'Tool views', color: 'oklch(0.58 0.19 275)' },
  { key: 'clicks', label: 'Website clicks', color: 'oklch(0.7 0.14 160)' },
  { key: 'searches', label: 'Searches', color: 'oklch(0.74 0.15 68)' },
  { key: 'empty_searches', label: 'Without result', color: 'oklch(0.6 0.2 25)' },
  { key: 'kits', label: 'Kits', color: 'oklch(0.66 0.12 230)' },
]

/** What each of them counts. */
export const COUNTS: Record<keyof Traffic['totals'], string> = {
  views: 'Pages of tools opened by people, each once in ten minutes; robots are left out.',
  clicks: 'Ways that people took to the websites of tools, each once in ten minutes.',
  searches: 'Searches by people, the same one once in ten minutes.',
  empty_searches: 'Searches that found nothing. What may name a person is not kept.',
  kits: 'Kits that people built, from the same words once in ten minutes.',
}

/** A day as the reader writes it; the days are those of UTC. */
export const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
