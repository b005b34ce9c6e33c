import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Fragment, Suspense, useState } from 'react'
import type { AdminSearch } from '../../../admin-kit/screen/admin-route.ts'
import { apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { later } from '../../../ui/later.ts'
import { formatCount } from '../../../ui/text.ts'
import type { Traffic } from '../dashboard.contract.ts'
import { TRAFFIC_DAYS } from '../dashboard.limits.ts'
import { COUNTS, SERIES } from './series.ts'
import { TrafficTable } from './TrafficTable.tsx'

// The charts' library is larger than all the rest of the screen.
const TrafficChart = later(() => import('./TrafficChart.tsx'), 'TrafficChart')

/** The table of each day, whose columns the totals add up. */
const TABLE = 'traffic-days'
const DETAILS = 'mt-4 border-t border-line pt-2'
const SUMMARY = 'flex min-h-11 cursor-pointer items-center text-sm font-medium'

/** How the site was used: figures, a chart, and the same as a table. */
export function TrafficPanel() {
  const { days: given }: AdminSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const [isTable, setIsTable] = useState(false)
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
          <Totals traffic={data} onTable={() => setIsTable(true)} />
          <Suspense fallback={<div className="skeleton mt-5 h-72" />}>
            <TrafficChart days={data.days} />
          </Suspense>
          <Missing missing={data.missing} />
          <details className={DETAILS}>
            <summary className={SUMMARY}>What is counted</summary>
            <dl className="grid gap-x-4 gap-y-1 pb-2 text-sm sm:grid-cols-[auto_1fr]">
              {SERIES.map(({ key, label }) => (
                <Fragment key={key}>
                  <dt className="font-medium">{label}</dt>
                  <dd className="text-muted">{COUNTS[key]}</dd>
                </Fragment>
              ))}
            </dl>
          </details>
          <details
            id={TABLE}
            className={DETAILS}
            open={isTable}
            onToggle={(event) => setIsTable(event.currentTarget.open)}
          >
            <summary className={SUMMARY}>The same as a table</summary>
            <TrafficTable days={data.days} />
          </details>
        </>
      ) : error ? (
        <div role="alert" className="grid justify-items-center gap-3 py-16">
          <p>The traffic could not be loaded.</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <div className="skeleton mt-5 h-96" aria-busy="true" />
      )}
    </section>
  )
}

interface TotalsProps {
  traffic: Traffic
  /** Opens the table to which each total leads. */
  onTable: () => void
}

function Totals({ traffic: { totals, before, days }, onTable }: TotalsProps) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {SERIES.map(({ key, label, color }) => (
        <div key={key}>
          <dt className="flex items-center gap-2 text-sm text-muted" title={COUNTS[key]}>
            <span className="size-2.5 rounded-full" style={{ background: color }} aria-hidden="true" />
            {label}
          </dt>
          <dd className="font-display text-2xl font-semibold tabular-nums">
            <a href={`#${TABLE}`} className="hover:text-accent-text" onClick={onTable}>
              {formatCount(totals[key])}
            </a>
          </dd>
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
        {missing.map(({ term, count, is_unlisted }) => (
          <li key={`${is_unlisted} ${term}`}>
            <Link
              to="/tools"
              search={{ search: term }}
              className="block rounded-md bg-raised px-2 py-1 hover:text-accent-text"
            >
              {term} {is_unlisted && <span className="text-muted">not listed </span>}
              <span className="text-muted tabular-nums">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
