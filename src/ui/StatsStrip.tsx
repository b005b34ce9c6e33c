import { STATS_AUTOPLAY_MS, STATS_RESUME_MS } from '../shared/limits.ts'
import { Carousel } from './Carousel.tsx'

const AUTOPLAY = { every: STATS_AUTOPLAY_MS, resume: STATS_RESUME_MS }

/** A few large figures: side by side, and one after the other on a phone. */
export function StatsStrip({ stats }: { stats: { value: string; label: string }[] }) {
  if (stats.length === 0) return null
  return (
    <div className="border-y border-line py-4 sm:py-5">
      <Carousel
        label="Kitly in figures"
        noun="figure"
        dots
        autoplay={AUTOPLAY}
        grid="sm:grid sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-line"
        slides={stats.map(({ value, label }, i) => ({
          key: i,
          content: (
            <p className="flex flex-wrap items-baseline justify-center gap-x-2.5 px-2">
              <span className="font-display text-3xl font-semibold tracking-tight tabular-nums">{value}</span>{' '}
              <span className="text-sm whitespace-nowrap text-muted">{label}</span>
            </p>
          ),
        }))}
      />
    </div>
  )
}
