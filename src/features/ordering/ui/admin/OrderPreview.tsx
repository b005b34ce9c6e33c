import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../../app/query.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { plural } from '../../../../ui/text.ts'
import { useDebounced } from '../../../../ui/useDebounced.ts'
import { ORDER_PARTS, type OrderWeights } from '../../../settings/order-weights.ts'
import type { Placed } from '../../admin-ordering.contract.ts'
import { PREVIEW_TOP } from '../../ordering.limits.ts'

/** While a weight is drawn, not each step is asked for. */
const REST_MS = 250

/** The head of the list with other weights, beside that of today. */
export function OrderPreview({ weights }: { weights: OrderWeights }) {
  // As a text, so that the same weights are the same.
  const asked = useDebounced(ORDER_PARTS.map((part) => weights[part]).join(' '), REST_MS)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['order preview', asked],
    queryFn: ({ queryKey: [, text] }) => {
      const values = text!.split(' ').map(Number)
      const of = Object.fromEntries(ORDER_PARTS.map((part, i) => [part, values[i]])) as OrderWeights
      return api('POST /api/admin/ordering/preview', { body: { weights: of } })
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  if (error && !data) {
    return <LoadFailure title="The preview could not be made" text={error.message} onRetry={refetch} />
  }
  if (!data) return <div className="skeleton h-[40rem]" aria-busy="true" />
  if (data.tools.length === 0) {
    return (
      <EmptyState title="There is nothing to order yet">
        <p className="text-muted">With the first tools, the effect of the weights is shown here.</p>
      </EmptyState>
    )
  }
  const moved = data.tools.filter(({ place, before }) => place !== before).length
  return (
    <section aria-label="Preview" aria-busy={isFetching} className="min-w-0">
      <h2 className="text-xl">The first {Math.min(PREVIEW_TOP, data.tools.length)} with these weights</h2>
      <p aria-live="polite" className="mt-1 mb-3 text-sm text-muted">
        {moved === 0 ? 'As they stand today.' : `${plural(moved, 'tool')} would stand elsewhere than today.`}
      </p>
      <div className="relative">
        {isFetching && <div className="progress" />}
        <div className="card overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-muted">
              <tr>
                <th className="w-12 px-3 py-2 text-right font-medium">Place</th>
                <th className="px-3 py-2 font-medium">With these weights</th>
                <th className="px-3 py-2 font-medium">Today</th>
              </tr>
            </thead>
            <tbody>
              {data.tools.map((tool, i) => (
                <tr key={tool.id} className="border-t border-line">
                  <td className="px-3 py-2 text-right text-muted tabular-nums">{tool.place}</td>
                  <td className="px-3 py-2">
                    <span className="flex flex-wrap items-baseline gap-x-2">
                      <Link to="/tools/$slug" params={{ slug: tool.slug }} className="font-medium">
                        {tool.name}
                      </Link>
                      <Move tool={tool} />
                    </span>
                  </td>
                  <td className="px-3 py-2 text-muted">{data.today[i]!.name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

/** By how many places a tool would move, and where it comes from when that is far away. */
function Move({ tool: { place, before } }: { tool: Placed }) {
  const by = before - place
  if (by === 0) return null
  return (
    <span className={`text-xs tabular-nums ${by > 0 ? 'text-good' : 'text-danger'}`}>
      <span aria-hidden="true">
        {by > 0 ? '▲' : '▼'}
        {Math.abs(by)}
      </span>
      <span className="sr-only">
        {plural(Math.abs(by), 'place')} {by > 0 ? 'up' : 'down'}
      </span>
      {before > PREVIEW_TOP && <span className="text-muted"> from {before}</span>}
    </span>
  )
}
