import { formatCount } from '../../../ui/text.ts'
import type { Traffic } from '../dashboard.contract.ts'
import { dayText, SERIES } from './series.ts'

/** The chart's figures, the newest day first. */
export function TrafficTable({ days }: { days: Traffic['days'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="max-h-96 overflow-auto" aria-label="Traffic of each day" tabIndex={0}>
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-surface text-left text-muted">
          <tr>
            <th className="py-2 pr-4 font-medium">Day</th>
            {SERIES.map(({ key, label }) => (
              <th key={key} className="px-3 py-2 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map((entry) => (
            <tr key={entry.day} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                <time dateTime={entry.day}>{dayText(entry.day)}</time>
              </th>
              {SERIES.map(({ key }) => (
                <td key={key} className="px-3 py-1.5 text-right">
                  {formatCount(entry[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
