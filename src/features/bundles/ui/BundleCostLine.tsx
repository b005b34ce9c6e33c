import { plural } from '../../../ui/text.ts'
import { formatPrice } from '../../facts/prices.ts'
import { bundleCost } from '../bundle-cost.ts'
import type { Bundle } from '../bundles.contract.ts'

/** What the bundle costs a month as far as it is known, and how much of it is not. */
export function BundleCostLine({ tools }: { tools: Bundle['tools'] }) {
  const { sums, priced, unknown, free } = bundleCost(tools)
  const all = tools.length
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      {sums.length > 0 && (
        <span>
          <span className="font-display text-xl font-semibold text-text">
            {sums.map(formatPrice).join(' + ')}
          </span>{' '}
          a month for the cheapest paid plans of {priced === all ? 'all' : `${priced} of ${all}`}
        </span>
      )}
      {free > 0 && (
        <span className="font-medium text-good">
          {free === all ? 'Each can be used free of charge' : `${free} of ${all} can be used free of charge`}
        </span>
      )}
      {unknown > 0 && (
        <span className="border-b border-dashed border-line-strong">
          {unknown === all ? 'No price of a paid plan is known' : `${plural(unknown, 'price')} not known`}
        </span>
      )}
    </p>
  )
}
