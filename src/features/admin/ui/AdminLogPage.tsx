import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { api } from '../../../app/query.ts'
import { fieldLabel } from '../../../shared/field-label.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LOG_ACTIONS, LOG_ENTITIES, type LogEntry } from '../records.contract.ts'
import { AdminScreen } from './AdminScreen.tsx'
import { LogItem } from './LogItem.tsx'
import { FilterSelect } from './table/FilterSelect.tsx'
import { useListState } from './table/useListState.ts'

const PAGE = 50
const options = (values: readonly string[]) => values.map((value) => ({ value, label: fieldLabel(value) }))

/** Who did what, everywhere. */
export function AdminLogPage() {
  return <AdminScreen title="Log of changes">{() => <Log />}</AdminScreen>
}

function Log() {
  const state = useListState({ sort: 'id', filters: ['entity', 'action', 'actor'] })
  const { entity, action, actor } = state.filters
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['GET /api/admin/changes', { entity, action, actor }],
      queryFn: ({ pageParam, signal }) =>
        api(
          'GET /api/admin/changes',
          {
            query: {
              entity: entity as LogEntry['entity'] as never,
              action: action as never,
              actor,
              limit: String(PAGE),
              before: pageParam,
            },
          },
          signal,
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page: LogEntry[]) => (page.length === PAGE ? String(page.at(-1)!.id) : undefined),
      staleTime: 0,
    })
  const entries = data?.pages.flat() ?? []
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label="What"
          all="Everything"
          value={entity ?? ''}
          options={options(LOG_ENTITIES)}
          onChange={(value) => state.change({ entity: value })}
        />
        <FilterSelect
          label="Action"
          all="Any action"
          value={action ?? ''}
          options={options(LOG_ACTIONS)}
          onChange={(value) => state.change({ action: value })}
        />
        {actor && (
          <button
            type="button"
            className={buttonClass('soft', 'sm')}
            onClick={() => state.change({ actor: undefined })}
          >
            Only {actor} ✕
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
