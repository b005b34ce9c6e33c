import { Check, Flag, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useRecordActions } from '../../../admin-kit/history/useRecordActions.ts'
import { DeleteSelected } from '../../../admin-kit/list/DeleteSelected.tsx'
import { IconAction } from '../../../admin-kit/list/IconAction.tsx'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { RowHistory } from '../../../admin-kit/list/RowHistory.tsx'
import { StatusBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { useRecordRows } from '../../../admin-kit/list/useRecordRows.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { type AdminColumn, AdminTable } from '../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../admin-kit/table/useListed.ts'
import { api } from '../../../app/query.ts'
import { AddressLink } from '../../../ui/AddressLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { plural } from '../../../ui/text.ts'
import { toast } from '../../../ui/toast.ts'
import type { FactReport } from '../admin-corrections.contract.ts'
import { DecideDialog } from './admin/DecideDialog.tsx'
import { ReportDetails } from './admin/ReportDetails.tsx'
import { nameOf, STATUS_LABELS, STATUS_TONES } from './admin/report-status.ts'

const CHOICES: ListChoice[] = [
  { name: 'status', label: 'Status', all: 'Any status', options: optionsOf(STATUS_LABELS) },
]

const COLUMNS: AdminColumn<FactReport>[] = [
  {
    id: 'about',
    label: 'About',
    fixed: true,
    cell: (row) => (
      <div className="min-w-36">
        <p className="font-medium">{row.tool_name}</p>
        <p className="text-muted">{row.subject}</p>
      </div>
    ),
  },
  {
    id: 'message',
    label: 'Message',
    cell: (row) => (
      <div className="max-w-md min-w-48 max-md:text-right">
        <p dir="auto" className="line-clamp-3 break-words">
          {row.message}
        </p>
        {row.link && <AddressLink url={row.link} className="line-clamp-1 break-all" />}
      </div>
    ),
  },
  { id: 'stood', label: 'Stood', optional: true, cell: (row) => row.stood ?? 'Not known' },
  {
    id: 'email',
    label: 'From',
    cell: (row) => <span className="break-all">{row.email ?? 'No address'}</span>,
  },
  {
    id: 'status',
    label: 'Status',
    cell: (row) => <StatusBadge tone={STATUS_TONES[row.status]}>{STATUS_LABELS[row.status]}</StatusBadge>,
  },
  { id: 'created', label: 'Sent', sort: 'created_at', time: (row) => row.created_at },
]

/** What readers say is wrong about tools. */
export function AdminReportsPage() {
  return (
    <AdminScreen title="Reports" moderators>
      {(admin) => <Reports mayEdit={admin.role === 'admin'} />}
    </AdminScreen>
  )
}

type Deciding = { reports: FactReport[]; status: 'done' | 'refused' }

function Reports({ mayEdit }: { mayEdit: boolean }) {
  const listed = useListed('GET /api/admin/fact-reports', { sort: 'queue', order: 'desc', choices: CHOICES })
  const { remove, tellDone, reload } = useRecordActions('fact_report', WORDS)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const [open, setOpen] = useState<FactReport | null>(null)
  const rows = useRecordRows(nameOf)
  const openAgain = async (reports: FactReport[]) => {
    const ids = reports.map(({ id }) => id)
    try {
      const body = { ids, decision: { status: 'open' as const } }
      const { changed, batch } = await api('POST /api/admin/fact-reports/decide', { body })
      await reload()
      tellDone(`${plural(changed, 'report')} opened again`, batch)
    } catch (error) {
      void toast({ title: sentenceOf(error, LOST) })
    }
  }
  const decide = (reports: FactReport[], status: 'done' | 'refused' | 'open') => {
    setOpen(null)
    if (status !== 'open') return setDeciding({ reports, status })
    void openAgain(reports)
  }
  return (
    <>
      <AdminTable
        {...listed}
        name="fact-reports"
        label="Reports"
        columns={COLUMNS}
        nameOf={nameOf}
        onOpen={setOpen}
        filters={<ListFilters state={listed.state} search="Search by tool" choices={CHOICES} />}
        bulk={(rows, clear) => (
          <BulkActions
            rows={rows}
            onDecide={(reports, status) => {
              clear()
              decide(reports, status)
            }}
            clear={clear}
            remove={remove}
          />
        )}
        actions={(row) => (
          <>
            {row.status === 'open' ? (
              <>
                <IconAction
                  icon={Check}
                  title="Mark as done"
                  of={nameOf(row)}
                  onClick={() => decide([row], 'done')}
                />
                <IconAction
                  icon={X}
                  title="Refuse"
                  of={nameOf(row)}
                  onClick={() => decide([row], 'refused')}
                />
              </>
            ) : (
              <IconAction
                icon={RotateCcw}
                title="Open again"
                of={nameOf(row)}
                onClick={() => decide([row], 'open')}
              />
            )}
            <IconAction icon={Flag} title="Look at" of={nameOf(row)} onClick={() => setOpen(row)} />
          </>
        )}
        empty={
          <NothingYet
            icon={Flag}
            title="No reports yet"
            text="What readers report on the pages of tools waits here."
          />
        }
        emptyFiltered="No reports found"
      />
      {open && (
        <ReportDetails
          id={open.id}
          name={nameOf(open)}
          mayEdit={mayEdit}
          onDecide={(report, status) => decide([report], status)}
          onHistory={() => {
            rows.lookInto(open)
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {deciding && (
        <DecideDialog
          {...deciding}
          onDecide={(decision, version) => {
            const ids = deciding.reports.map(({ id }) => id)
            return api('POST /api/admin/fact-reports/decide', { body: { ids, decision, version } })
          }}
          onClose={() => setDeciding(null)}
        />
      )}
      <RowHistory kind="fact_report" rows={rows} />
    </>
  )
}

interface BulkProps {
  rows: FactReport[]
  onDecide: (reports: FactReport[], status: Deciding['status']) => void
  clear: () => void
  remove: (ids: number[]) => unknown
}

/** What can be done with the selected reports; those that are dealt with stay as they are. */
function BulkActions({ rows, onDecide, ...rest }: BulkProps) {
  const open = rows.filter(({ status }) => status === 'open')
  const isNone = open.length === 0
  return (
    <>
      <Button size="sm" disabled={isNone} onClick={() => onDecide(open, 'done')}>
        Mark as done
      </Button>
      <Button size="sm" disabled={isNone} onClick={() => onDecide(open, 'refused')}>
        Refuse
      </Button>
      <DeleteSelected rows={rows} {...rest} />
    </>
  )
}

const LOST = 'The server did not answer'
const WORDS = {
  deleted: (count: number) => `${count === 1 ? 'Report' : `${count} reports`} moved to the bin`,
  failed: 'The reports could not be deleted',
  lost: LOST,
}
