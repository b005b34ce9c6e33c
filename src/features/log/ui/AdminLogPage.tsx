import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { LOG_ACTIONS, type LogEntry } from '../../../admin-kit/history/records.contract.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { LOGGED } from '../../../admin-kit/screen/admin-nouns.ts'
import { FilterSelect } from '../../../admin-kit/table/FilterSelect.tsx'
import { TableSearch } from '../../../admin-kit/table/TableSearch.tsx'
import { useListState } from '../../../admin-kit/table/useListState.ts'
import { api, apiQuery } from '../../../app/query.ts'
import { fieldLabel } from '../../../shared/field-label.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LogItem } from './LogItem.tsx'

const PAGE = 50
const options = (values: readonly string[]) => values.map((value) => ({ value, label: fieldLabel(value) }))

/** Who did what, everywhere. */
export function AdminLogPage() {
  return <AdminScreen title="Log of changes">{() => <Log />}</AdminScreen>
}

/** The moment at which a day of the reader's begins, `days` later; nothing where no day is named. */
function startOf(day: string | undefined, days = 0): string | undefined {
  const [, year, month, date] = day?.match(/^(\d{4})-(\d{2})-(\d{2})$/)?.map(Number) ?? []
  return year ? new Date(year, month! - 1, date! + days).toISOString() : undefined
}

function Log() {
  const state = useListState({ sort: 'id', filters: ['entity', 'action', 'actor', 'from', 'to'] })
  const { entity, action, actor, from, to } = state.filters
  const asked = {
    entity: entity as LogEntry['entity'] as never,
    action: action as never,
    actor,
    search: state.search || undefined,
    from: startOf(from),
    until: startOf(to, 1),
  }
  const { data: people = [] } = useQuery(apiQuery('GET /api/admin/changes/people', {}))
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['GET /api/admin/changes', asked],
      queryFn: ({ pageParam, signal }) =>
        api(
          'GET /api/admin/changes',
          { query: { ...asked, limit: String(PAGE), before: pageParam } },
          signal,
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page: LogEntry[]) => (page.length === PAGE ? String(page.at(-1)!.id) : undefined),
      staleTime: 0,
    })
  const entries = data?.pages.flat() ?? []
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <TableSearch state={state} label="Search by name" />
        <FilterSelect
          label="What"
          all="Everything"
          value={entity ?? ''}
          options={options(LOGGED)}
          onChange={(value) => state.change({ entity: value })}
        />
        <FilterSelect
          label="Action"
          all="Any action"
          value={action ?? ''}
          options={options(LOG_ACTIONS)}
          onChange={(value) => state.change({ action: value })}
        />
        <FilterSelect
          label="Who"
          all="Anybody"
          value={actor ?? ''}
          options={[...new Set([...people, ...(actor ? [actor] : [])])].map((name) => ({
            value: name,
            label: name,
          }))}
          onChange={(value) => state.change({ actor: value })}
        />
        <div className="flex gap-2 max-sm:w-full">
          <DayFilter label="From" value={from} max={to} onChange={(value) => state.change({ from: value })} />
          <DayFilter label="To" value={to} min={from} onChange={(value) => state.change({ to: value })} />
        </div>
        {state.isNarrowed && (
          <button
            type="button"
            className={buttonClass('ghost', 'sm')}
            onClick={() =>
              state.change({
                search: undefined,
                entity: undefined,
                action: undefined,
                actor: undefined,
                from: undefined,
                to: undefined,
              })
            }
          >
            Clear filters
          </button>
        )}
      </div>
      <div className="mt-5">
        {error && !data ? (
          <div role="alert">
            <EmptyState title="The log could not be loaded">
              <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
                Retry
              </button>
            </EmptyState>
          </div>
        ) : isPending ? (
          <div className="skeleton h-96" aria-busy="true" />
        ) : entries.length === 0 ? (
          <EmptyState title="Nothing matches" icon={<ScrollText className="size-6" aria-hidden="true" />}>
            <p className="text-muted">Whatever is changed is written down here.</p>
          </EmptyState>
        ) : (
          <ol className="card divide-y divide-line">
            {entries.map((entry) => (
              <LogItem
                key={entry.id}
                entry={entry}
                onActor={() => state.change({ actor: entry.actor_name })}
              />
            ))}
          </ol>
        )}
        {hasNextPage && (
          <button
            type="button"
            className={`${buttonClass('secondary')} mt-4`}
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading…' : 'Show more'}
          </button>
        )}
      </div>
    </>
  )
}

interface DayProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (value: string) => void
}

function DayFilter({ label, value = '', min, max, onChange }: DayProps) {
  return (
    <label className="flex gap-x-2 text-sm text-muted max-sm:flex-1 max-sm:flex-col sm:items-center">
      {label}
      <input
        type="date"
        className="field py-1 text-sm sm:w-auto"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
