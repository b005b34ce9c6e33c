import { STATS_AUTOPLAY_MS, STATS_RESUME_MS } from '../shared/limits.ts'
import { Carousel } from './Carousel.tsx'

const AUTOPLAY = { every: STATS_AUTOPLAY_MS, resume: STATS_RESUME_MS }

/** A few large figures: side by side, and one after the other on a phone. */
export function StatsStrip({ stats }: { stats: { value: string; label: string }[] }) {
  if (stats.length === 0) return null
  return (
    <div className="border-y border-line py-6 sm:py-8">
      <Carousel
        label="Kitly in figures"
        noun="figure"
        dots
        autoplay={AUTOPLAY}
        grid="sm:grid sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-line"
        slides={stats.map(({ value, label }, i) => ({
          key: i,
          content: (
            <p className="px-4 text-center">
              <span className="block font-display text-4xl font-semibold tracking-tight tabular-nums">
                {value}
              </span>
              <span className="mt-1 block text-sm text-muted">{label}</span>
            </p>
          ),
        }))}
      />
    </div>
  )
}
