import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRecordActions } from '../../../admin-kit/history/useRecordActions.ts'
import { TimeText } from '../../../admin-kit/list/TimeText.tsx'
import { useBulkQuestion } from '../../../admin-kit/list/useBulkQuestion.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { BIN_KINDS, type BinKind } from '../../../admin-kit/screen/admin-nouns.ts'
import { type AdminColumn, AdminTable } from '../../../admin-kit/table/AdminTable.tsx'
import { ListFilter } from '../../../admin-kit/table/ListFilter.tsx'
import { TableSearch } from '../../../admin-kit/table/TableSearch.tsx'
import { useListState } from '../../../admin-kit/table/useListState.ts'
import { pageQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { toast } from '../../../ui/toast.ts'

interface Row {
  id: number
  name: string
  deleted_at: string
  deleted_by: string | null
}

const COLUMNS: AdminColumn<Row>[] = [
  { id: 'name', label: 'Name', fixed: true, cell: (row) => <span className="font-medium">{row.name}</span> },
  { id: 'deleted', label: 'Deleted', cell: (row) => <TimeText value={row.deleted_at} /> },
  { id: 'by', label: 'By', cell: (row) => row.deleted_by ?? 'Unknown' },
]

/** What was deleted, and the way back. */
export function AdminBinPage() {
  return (
    <AdminScreen title="Bin" moderators>
      {(admin) => <Bin kinds={BIN_KINDS.filter(({ moderators }) => admin.role === 'admin' || moderators)} />}
    </AdminScreen>
  )
}

function Bin({ kinds }: { kinds: BinKind[] }) {
  const state = useListState({ sort: 'deleted_at', order: 'desc', filters: ['kind'] })
  const { kind } = kinds.find((of) => of.kind === state.filters.kind) ?? kinds[0]!
  const { sort: _, order: __, ...query } = state.query
  const list = useQuery({
    ...pageQuery('GET /api/admin/records/{kind}/bin', { params: { kind }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { restore, restoreAll } = useRecordActions(kind, { deleted: () => '', failed: '', lost: '' })
  const { ask, question } = useBulkQuestion()
  const bringBack = async (row: Row) => {
    if (await restore([row.id])) void toast({ title: `${row.name} is restored` })
  }
  return (
    <>
      <AdminTable
        name={`bin.${kind}`}
        label="Bin"
        columns={COLUMNS}
        list={list}
        state={state}
        nameOf={(row) => row.name}
        onOpen={(row) => void bringBack(row)}
        filters={
          <>
            <TableSearch state={state} label="Search the bin" />
            {kinds.length > 1 && (
              <ListFilter
                state={state}
                name="kind"
                label="Kind"
                all={kinds[0]!.many}
                options={kinds.slice(1).map(({ kind: value, many }) => ({ value, label: many }))}
              />
            )}
          </>
        }
        bulk={(rows, clear) => (
          <Button
            size="sm"
            onClick={() => {
              const run = () => {
                clear()
                void restoreAll(rows.map((row) => row.id))
              }
              ask(rows.length, { question: `Restore ${rows.length}?`, action: 'Restore', run })
            }}
          >
            Restore
          </Button>
        )}
        actions={(row) => (
          <Button size="sm" aria-label={`Restore ${row.name}`} onClick={() => void bringBack(row)}>
            Restore
          </Button>
        )}
        empty={
          <EmptyState title="The bin is empty" icon={<Trash2 className="size-6" aria-hidden="true" />}>
            <p className="text-muted">What is deleted can be found and restored here.</p>
          </EmptyState>
        }
      />
      {question}
    </>
  )
}
