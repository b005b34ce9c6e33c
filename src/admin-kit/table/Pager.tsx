import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { formatCount, formatTotal } from '../../ui/text.ts'
import { ADMIN_PAGE_SIZES } from '../admin-kit.limits.ts'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  list: { total: number; more: boolean }
}

export function Pager({ state, list }: Props) {
  const { total, more } = list
  const pages = Math.max(1, Math.ceil(total / state.size))
  const page = Math.min(state.page, pages)
  const first = (page - 1) * state.size + 1
  const go = (to: number) => state.change({ page: to > 1 ? String(to) : undefined })
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2 text-sm text-muted">
      <label className="flex items-center gap-2">
        Rows
        <select
          className="field min-h-11 w-auto py-1 md:min-h-9"
          value={state.size}
          onChange={(event) =>
            state.change({
              size: event.target.value === String(ADMIN_PAGE_SIZES[0]) ? undefined : event.target.value,
            })
          }
        >
          {ADMIN_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="ml-auto tabular-nums">
        {formatCount(first)}–{formatCount(Math.min(first + state.size - 1, total))} of {formatTotal(list)}
        {more && page === pages && '. Narrow the search to see the rest.'}
      </span>
      <Button size="icon" aria-label="Previous page" disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </Button>
      <Button size="icon" aria-label="Next page" disabled={page >= pages} onClick={() => go(page + 1)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
    </nav>
  )
}
