import { STATS_AUTOPLAY_MS, STATS_RESUME_MS } from '../shared/limits.ts'
import { Carousel } from './Carousel.tsx'

const AUTOPLAY = { every: STATS_AUTOPLAY_MS, resume: STATS_RESUME_MS }

/** A few large figures: side by side, and one after the other on a phone. */
export function StatsStrip({ stats }: { stats: { value: string; label: string }[] }) {
  if (stats.length === 0) return null
  return (
    <div className="border-y border-line py-3 sm:py-6">
      <Carousel
        label="Kitly in figures"
        noun="figure"
        dots
        autoplay={AUTOPLAY}
        grid="sm:grid sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-line"
        slides={stats.map(({ value, label }, i) => ({
          key: i,
          content: (
            <p className="px-4 text-center max-sm:flex max-sm:items-baseline max-sm:justify-center max-sm:gap-2">
              <span className="block font-display text-2xl sm:text-4xl font-semibold tracking-tight tabular-nums">
                {value}
              </span>
              <span className="block text-sm sm:mt-1 text-muted">{label}</span>
            </p>
          ),
        }))}
      />
    </div>
  )
}
