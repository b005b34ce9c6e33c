import { formatDay } from '../fact-values.ts'
import type { PriceHistory as History } from '../facts.contract.ts'
import { formatMoney } from '../prices.ts'

const WIDTH = 320
const HEIGHT = 72
/** Room for the line’s own thickness and its dots. */
const EDGE = 5

/** What plans have cost: a line that steps where a price changed, and the same in words. */
export function PriceHistory({ plans }: { plans: History[] }) {
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-3 text-xl">
        Price history
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {plans.map((history, i) => (
          <li key={i} className="card p-4">
            <p className="font-semibold">{history.plan}</p>
            <Plot {...history} />
            <ol className="mt-2 space-y-1 text-sm tabular-nums">
              {history.points.map(({ date, amount }, at) => (
                <li key={date} className="flex justify-between gap-3">
                  <span className="text-muted">
                    {at === 0 ? 'First seen' : 'Since'} <time dateTime={date}>{formatDay(date)}</time>
                  </span>
                  <span className={at === history.points.length - 1 ? 'font-semibold' : 'text-muted'}>
                    {formatMoney(amount, history.currency)}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The line alone: what it says stands below it in words. */
function Plot({ points }: History) {
  const times = points.map(({ date }) => Date.parse(date))
  const first = times[0]!
  // The price of today is as long on the line as it takes to be seen.
  const span = (times.at(-1)! - first) * 1.25 || 1
  const most = Math.max(...points.map(({ amount }) => amount))
  const x = (i: number) => EDGE + ((times[i]! - first) / span) * (WIDTH - 2 * EDGE)
  const y = (i: number) => HEIGHT - EDGE - (points[i]!.amount / most) * (HEIGHT - 2 * EDGE)
  const steps = points.map((_, i) => (i === 0 ? `M${x(0)} ${y(0)}` : `H${x(i)}V${y(i)}`)).join('')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-2 w-full text-accent" aria-hidden="true">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-line" />
      <path d={`${steps}H${WIDTH - EDGE}`} fill="none" stroke="currentColor" strokeWidth="2" />
      {points.map(({ date }, i) => (
        <circle key={date} cx={x(i)} cy={y(i)} r="3.5" fill="currentColor" />
      ))}
    </svg>
  )
}
