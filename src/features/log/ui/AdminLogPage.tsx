import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { LOG_ACTIONS, type LogEntry } from '../../../admin-kit/history/records.contract.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { LOGGED } from '../../../admin-kit/screen/admin-nouns.ts'
import { ListFilter } from '../../../admin-kit/table/ListFilter.tsx'
import { TableSearch } from '../../../admin-kit/table/TableSearch.tsx'
import { type ListState, useListState } from '../../../admin-kit/table/useListState.ts'
import { apiQuery } from '../../../app/query.ts'
import { fieldLabel } from '../../../shared/field-label.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { LogItem } from './LogItem.tsx'
import { ShowMore } from './ShowMore.tsx'
import { useChanges } from './useChanges.ts'

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
  const changes = useChanges(
    {
      entity: entity as LogEntry['entity'] as never,
      action: action as never,
      actor,
      search: state.search || undefined,
      from: startOf(from),
      until: startOf(to, 1),
    },
    { staleTime: 0 },
  )
  return (
    <>
      <Filters state={state} />
      <div className="mt-5">
        <Entries {...changes} onActor={(name) => state.change({ actor: name })} />
        <ShowMore changes={changes} className={`${buttonClass('secondary')} mt-4`} />
      </div>
    </>
  )
}

function Filters({ state }: { state: ListState }) {
  const { actor, from, to } = state.filters
  const { data: people = [] } = useQuery(apiQuery('GET /api/admin/changes/people', {}))
  const names = [...new Set([...people, ...(actor ? [actor] : [])])]
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TableSearch state={state} label="Search by name" />
      <ListFilter state={state} name="entity" label="What" all="Everything" options={options(LOGGED)} />
      <ListFilter
        state={state}
        name="action"
        label="Action"
        all="Any action"
        options={options(LOG_ACTIONS)}
      />
      <ListFilter
        state={state}
        name="actor"
        label="Who"
        all="Anybody"
        options={names.map((name) => ({ value: name, label: name }))}
      />
      <div className="flex gap-2 max-sm:w-full">
        <DayFilter label="From" value={from} max={to} onChange={(value) => state.change({ from: value })} />
        <DayFilter label="To" value={to} min={from} onChange={(value) => state.change({ to: value })} />
      </div>
      {state.isNarrowed && (
        <Button variant="ghost" size="sm" onClick={state.clear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

type EntriesProps = ReturnType<typeof useChanges> & { onActor: (name: string) => void }

function Entries({ entries, error, refetch, onActor }: EntriesProps) {
  if (error && !entries) return <LoadFailure title="The log could not be loaded" onRetry={refetch} />
  if (!entries) return <div className="skeleton h-96" aria-busy="true" />
  if (entries.length === 0) {
    return (
      <EmptyState title="Nothing matches" icon={<ScrollText className="size-6" aria-hidden="true" />}>
        <p className="text-muted">Whatever is changed is written down here.</p>
      </EmptyState>
    )
  }
  return (
    <ol className="card divide-y divide-line">
      {entries.map((entry) => (
        <LogItem key={entry.id} entry={entry} onActor={() => onActor(entry.actor_name)} />
      ))}
    </ol>
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
