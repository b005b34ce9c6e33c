import { getRouteApi } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { Options } from '../../../ui/Options.tsx'
import { Stars } from '../../../ui/Rating.tsx'
import { formatCount, plural } from '../../../ui/text.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { ReviewFilter } from '../../tools/ui/tools.route.ts'
import { USE_KINDS } from '../reviews.limits.ts'

const route = getRouteApi('/tools/$slug')

/** What the confirmed reviews of a tool say together: a number once there are enough, and how many gave which stars. */
export function ReviewsSummary({ tool }: { tool: Tool }) {
  const { rating, is_rated, confirmed_count, histogram } = tool
  return (
    <div className="flex min-w-0 flex-1 basis-full flex-wrap items-start gap-x-10 gap-y-4 sm:basis-0">
      <div className="flex items-center gap-3">
        {is_rated ? (
          <>
            <span className="font-display text-4xl font-semibold tabular-nums">{rating.toFixed(1)}</span>
            <div className="text-sm text-muted">
              <Stars value={rating} />
              <p>{plural(confirmed_count, 'confirmed review')}</p>
            </div>
          </>
        ) : (
          <div>
            <p className="text-lg font-medium">Not rated yet</p>
            <p className="max-w-xs text-sm text-muted">
              {confirmed_count > 0 && `${plural(confirmed_count, 'confirmed review')}. `}A rating shows from
              three confirmed reviews on.
            </p>
          </div>
        )}
      </div>
      {confirmed_count > 0 && <Histogram slug={tool.slug} histogram={histogram} count={confirmed_count} />}
    </div>
  )
}

interface HistogramProps {
  slug: string
  histogram: Tool['histogram']
  count: number
}

/** How many gave how many stars; each line narrows the list. */
function Histogram({ slug, histogram, count }: HistogramProps) {
  const { stars: chosen } = route.useSearch()
  return (
    <ul className="grid w-full max-w-64 gap-0.5 text-sm" aria-label="Reviews by stars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const n = histogram[stars - 1]!
        return (
          <li key={stars}>
            <Link
              to="/tools/$slug"
              params={{ slug }}
              search={(now) => ({
                ...now,
                tab: 'reviews',
                page: undefined,
                stars: stars === chosen ? undefined : stars,
              })}
              resetScroll={false}
              aria-current={stars === chosen ? 'true' : undefined}
              className="grid min-h-8 grid-cols-[2.25rem_1fr_2.5rem] items-center gap-2 rounded-control px-1 hover:bg-raised aria-[current]:bg-accent-soft"
            >
              <span className="inline-flex items-center gap-1 tabular-nums">
                {stars}
                <Star aria-hidden="true" className="size-3.5 fill-rating text-rating" />
                <span className="sr-only">{stars === 1 ? 'star: ' : 'stars: '}</span>
              </span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-raised">
                <span
                  className="block h-full rounded-full bg-rating"
                  style={{ width: `${(n / count) * 100}%` }}
                />
              </span>
              <span className="text-right text-muted tabular-nums">{formatCount(n)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const ORDERS = { new: 'Newest first', helpful: 'Most helpful first' } as const

/** By which kind of use the reviews are narrowed, and in which order they stand. */
export function ReviewChoices({ filter }: { filter: ReviewFilter }) {
  const navigate = route.useNavigate()
  const change = (changed: ReviewFilter) =>
    void navigate({ search: (now) => ({ ...now, page: undefined, ...changed }), resetScroll: false })
  return (
    <div className="js-only mt-5 flex flex-wrap gap-3 text-sm">
      <label className="flex items-center gap-2">
        <span className="text-muted">Used for</span>
        <select
          className="field w-auto py-1.5"
          value={filter.use ?? ''}
          onChange={(event) => change({ use: (event.target.value || undefined) as ReviewFilter['use'] })}
        >
          <option value="">Anything</option>
          <Options of={USE_KINDS} />
        </select>
      </label>
      <label className="flex items-center gap-2">
        <span className="text-muted">Order</span>
        <select
          className="field w-auto py-1.5"
          value={filter.order ?? 'new'}
          onChange={(event) => change({ order: event.target.value === 'helpful' ? 'helpful' : undefined })}
        >
          <Options of={ORDERS} />
        </select>
      </label>
    </div>
  )
}
