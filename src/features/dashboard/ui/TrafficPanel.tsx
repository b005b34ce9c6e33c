import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { AdminSearch } from '../../../admin-kit/screen/admin-route.ts'
import { apiQuery } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { formatCount } from '../../../ui/text.ts'
import type { Traffic } from '../dashboard.contract.ts'
import { TRAFFIC_DAYS } from '../dashboard.limits.ts'
import { SERIES } from './series.ts'
import { TrafficTable } from './TrafficTable.tsx'

// The charts' library is larger than all the rest of the screen.
const TrafficChart = lazy(() => import('./TrafficChart.tsx').then((m) => ({ default: m.TrafficChart })))

/** How the site was used: figures, a chart, and the same as a table. */
export function TrafficPanel() {
  const { days: given }: AdminSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const days = TRAFFIC_DAYS.find((n) => String(n) === given) ?? 30
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery('GET /api/admin/traffic', { query: { days: String(days) as '7' | '30' | '90' } }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const choose = (n: number) =>
    void navigate({
      to: '.',
      search: (before: AdminSearch) => ({ ...before, days: n === 30 ? undefined : String(n) }),
      replace: true,
      resetScroll: false,
    })
  return (
    <section className="card relative p-5" aria-labelledby="traffic">
      {isFetching && data && <div className="progress" />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="traffic" className="text-xl">
          Traffic
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form */}
        <div role="group" aria-label="Days" className="flex gap-1">
          {TRAFFIC_DAYS.map((n) => (
            <button
              key={n}
              type="button"
              aria-pressed={n === days}
              className={buttonClass(n === days ? 'soft' : 'ghost', 'sm')}
              onClick={() => choose(n)}
            >
              {n} days
            </button>
          ))}
        </div>
      </div>
      {data ? (
        <>
          <Totals traffic={data} />
          <Suspense fallback={<div className="skeleton mt-5 h-72" />}>
            <TrafficChart days={data.days} />
          </Suspense>
          <Missing missing={data.missing} />
          <details className="mt-4 border-t border-line pt-2">
            <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
              The same as a table
            </summary>
            <TrafficTable days={data.days} />
          </details>
        </>
      ) : error ? (
        <div role="alert" className="grid justify-items-center gap-3 py-16">
          <p>The traffic could not be loaded.</p>
          <button type="button" className={buttonClass('secondary')} onClick={() => void refetch()}>
            Retry
          </button>
        </div>
      ) : (
        <div className="skeleton mt-5 h-96" aria-busy="true" />
      )}
    </section>
  )
}

function Totals({ traffic: { totals, before, days } }: { traffic: Traffic }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {SERIES.map(({ key, label, color }) => (
        <div key={key}>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <span className="size-2.5 rounded-full" style={{ background: color }} aria-hidden="true" />
            {label}
          </dt>
          <dd className="font-display text-2xl font-semibold tabular-nums">{formatCount(totals[key])}</dd>
          <dd className="text-xs text-muted tabular-nums">
            {changeText(totals[key], before[key], days.length)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function changeText(now: number, before: number, days: number): string {
  if (before === 0) return now === 0 ? 'none before either' : `none in the ${days} days before`
  const percent = Math.round(((now - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatCount(Math.abs(percent))} % to the ${days} days before`
}

function Missing({ missing }: { missing: Traffic['missing'] }) {
  if (missing.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="font-sans text-sm font-medium">Looked for in vain</h3>
      <ul className="mt-2 flex flex-wrap gap-1.5 text-sm">
        {missing.map(({ term, count }) => (
          <li key={term} className="rounded-md bg-raised px-2 py-1">
            {term} <span className="text-muted tabular-nums">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
