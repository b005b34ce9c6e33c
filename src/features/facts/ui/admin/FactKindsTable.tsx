import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, ListChecks } from 'lucide-react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { MoveButtons } from '../../../../admin-kit/list/MoveButtons.tsx'
import { NothingYet } from '../../../../admin-kit/list/NothingYet.tsx'
import { RecordDialogs } from '../../../../admin-kit/list/RecordDialogs.tsx'
import { RowActions } from '../../../../admin-kit/list/RowActions.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { useRecordRows } from '../../../../admin-kit/list/useRecordRows.ts'
import { type AdminColumn, AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../../admin-kit/table/ListFilters.tsx'
import { useAdminList } from '../../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../../admin-kit/table/useListState.ts'
import { api } from '../../../../app/query.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import type { AdminFactKind } from '../../admin-facts.contract.ts'
import { FACT_GROUPS } from '../../fact-values.ts'
import { FACT_KINDS_MAX } from '../../facts.limits.ts'
import { factKindsQuery } from '../facts-query.ts'
import { FactKindDialog } from './FactKindDialog.tsx'
import { TYPE_LABELS } from './kind-values.ts'

const CHOICES: ListChoice[] = [
  { name: 'group', label: 'Group', all: 'All groups', options: optionsOf(FACT_GROUPS) },
  {
    name: 'retired',
    label: 'Asked',
    all: 'Asked or retired',
    options: optionsOf({ false: 'Asked', true: 'Retired' }),
  },
]
const GROUPS = Object.keys(FACT_GROUPS)
const WORDS = {
  deleted: () => 'Kind of facts moved to the bin',
  failed: 'Failed to delete kind of facts',
  lost: 'Error deleting kind of facts',
}

const COLUMNS: AdminColumn<AdminFactKind>[] = [
  {
    id: 'label',
    label: 'Kind',
    fixed: true,
    sort: 'name',
    cell: ({ label, key, is_retired }) => (
      <>
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          {is_retired && <StatusBadge tone="plain">Retired</StatusBadge>}
        </span>
        <span className="block text-xs text-muted">{key}</span>
      </>
    ),
  },
  { id: 'question', label: 'Question', cell: ({ question }) => question },
  { id: 'group', label: 'Group', sort: 'position', cell: ({ group }) => FACT_GROUPS[group] },
  {
    id: 'type',
    label: 'Type',
    cell: ({ type, unit, options }) =>
      `${TYPE_LABELS[type]}${unit ? `, ${unit}` : ''}${options.length > 0 ? `, of ${options.length}` : ''}`,
  },
  {
    id: 'shown',
    label: 'Shown',
    cell: ({ is_filter, is_compared, on_card }) =>
      [is_filter && 'filter', is_compared && 'comparison', on_card && 'card'].filter(Boolean).join(', ') ||
      '–',
  },
  { id: 'tools', label: 'Tools', numeric: true, cell: ({ tool_count }) => tool_count },
  { id: 'review', label: 'Days', numeric: true, optional: true, cell: ({ review_days }) => review_days },
  { id: 'updated', label: 'Changed', optional: true, sort: 'updated_at', time: (kind) => kind.updated_at },
]

/** The kinds of facts by group, in the order in which they are asked. */
export function FactKindsTable() {
  const state = useListState({ sort: 'position', filters: ['group', 'retired'], size: FACT_KINDS_MAX })
  const list = useAdminList('GET /api/admin/fact-kinds', { ...state.query, ...state.filters })
  const rows = useRecordRows<AdminFactKind>((kind) => kind.label)
  const { move, retire, remove } = useKindActions()
  const isInOrder = state.sort === 'position' && state.order === 'asc'
  const shown = isInOrder && list.data ? [...list.data.rows].sort(byGroup) : list.data?.rows
  return (
    <>
      <AdminTable
        list={{ ...list, data: list.data && shown && { ...list.data, rows: shown } }}
        state={state}
        name="fact-kinds"
        label="Kinds of facts"
        columns={COLUMNS}
        nameOf={rows.nameOf}
        onOpen={rows.edit}
        filters={<ListFilters state={state} search="Search kinds" choices={CHOICES} />}
        actions={(kind) => {
          const group = shown?.filter((other) => other.group === kind.group) ?? []
          const { label, is_retired } = kind
          return (
            <>
              {isInOrder && (
                <MoveButtons
                  name={label}
                  at={group.indexOf(kind)}
                  count={group.length}
                  onMove={(to) => void move(group, kind, to)}
                />
              )}
              <IconAction
                icon={is_retired ? ArchiveRestore : Archive}
                title={is_retired ? 'Take back' : 'Retire'}
                of={label}
                onClick={() => void retire(kind, !is_retired)}
              />
              {/* Kitly itself asks for the others. */}
              <RowActions rows={rows} row={kind} mayDelete={!kind.is_own} />
            </>
          )
        }}
        empty={<NothingYet icon={ListChecks} title="No kinds of facts yet" add="Add Kind" />}
        emptyFiltered="No kinds found"
      />
      <RecordDialogs
        kind="fact_kind"
        rows={rows}
        form={(kind, onClose) => <FactKindDialog kind={kind} onClose={onClose} />}
        question={
          <ConfirmDialog
            question={rows.asked && `Are you sure you want to delete ${rows.asked[0]!.label}?`}
            detail="It will lie in the bin with its facts, from which it can be restored."
            action="Delete"
            onConfirm={() => rows.asked && void remove(rows.asked[0]!.id)}
            onClose={() => rows.remove(null)}
          />
        }
      />
    </>
  )
}

const byGroup = (a: AdminFactKind, b: AdminFactKind) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group)

/** What is done with a kind at once, each with its undo. */
function useKindActions() {
  const queryClient = useQueryClient()
  const records = useRecordActions('fact_kind', WORDS)
  const reload = async () => {
    await records.reload()
    await queryClient.invalidateQueries(factKindsQuery)
  }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      void toast({ title: `Failed to save kind of facts: ${sentenceOf(error, 'the server did not answer')}` })
    }
  }
  const setRetired = (id: number, is_retired: boolean) =>
    api('PUT /api/admin/fact-kinds/{id}', { params: { id: String(id) }, body: { is_retired } })
  return {
    /** Puts a kind at another place among those of its group. */
    move: (group: AdminFactKind[], kind: AdminFactKind, to: number) =>
      attempt(async () => {
        const ids = group.filter((other) => other !== kind).map((other) => other.id)
        ids.splice(to, 0, kind.id)
        const { batch } = await api('POST /api/admin/fact-kinds/order', { body: { ids } })
        await reload()
        records.tellDone(`${kind.label} is number ${to + 1} of its group`, batch)
      }),
    retire: ({ id, label }: AdminFactKind, isRetired: boolean) =>
      attempt(async () => {
        await setRetired(id, isRetired)
        await reload()
        void toast({
          title: isRetired ? `${label} is not asked any more` : `${label} is asked again`,
          ...(isRetired && { description: 'Its facts are kept.' }),
          undo: () => attempt(() => setRetired(id, !isRetired).then(reload)),
        })
      }),
    remove: async (id: number) => {
      const params = { id: String(id) }
      await records.remove([id], () => api('DELETE /api/admin/fact-kinds/{id}', { params }))
      await queryClient.invalidateQueries(factKindsQuery)
    },
  }
}
