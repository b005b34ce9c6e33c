import { Check, Lightbulb, X } from 'lucide-react'
import { useState } from 'react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { DeleteSelected } from '../../../../admin-kit/list/DeleteSelected.tsx'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { NothingYet } from '../../../../admin-kit/list/NothingYet.tsx'
import { RowHistory } from '../../../../admin-kit/list/RowHistory.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { useRecordRows } from '../../../../admin-kit/list/useRecordRows.ts'
import { type AdminColumn, AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../../admin-kit/table/useListed.ts'
import { api } from '../../../../app/query.ts'
import { AddressLink } from '../../../../ui/AddressLink.tsx'
import type { FactProposal } from '../../admin-claims.contract.ts'
import { DecideDialog, type Deciding } from './DecideDialog.tsx'

const LABELS = { open: 'Open', accepted: 'Accepted', refused: 'Refused' }
const TONES = { open: 'warm', accepted: 'good', refused: 'plain' } as const

const CHOICES: ListChoice[] = [
  { name: 'status', label: 'Status', all: 'Any status', options: optionsOf(LABELS) },
]

const nameOf = ({ tool_name, subject }: FactProposal) => `the proposal for ${tool_name}: ${subject}`

const COLUMNS: AdminColumn<FactProposal>[] = [
  {
    id: 'about',
    label: 'About',
    fixed: true,
    cell: (row) => (
      <div className="min-w-36">
        <a href={`/admin/tools/${row.tool_id}/facts`} className="font-medium hover:underline">
          {row.tool_name}
        </a>
        <p className="text-muted">{row.subject}</p>
      </div>
    ),
  },
  {
    id: 'said',
    label: 'The vendor says',
    cell: (row) => (
      <div className="max-w-md min-w-48 max-md:text-right">
        <p dir="auto" className="line-clamp-3 font-medium break-words">
          {row.text}
        </p>
        <AddressLink url={row.source_url} className="line-clamp-1 break-all" />
        {row.note && (
          <p dir="auto" className="mt-1 break-words text-muted">
            {row.note}
          </p>
        )}
      </div>
    ),
  },
  { id: 'stands', label: 'Stands now', cell: (row) => row.stands ?? 'Not known' },
  {
    id: 'from',
    label: 'From',
    optional: true,
    cell: (row) => <span className="break-all">{row.user_email ?? 'The account is gone'}</span>,
  },
  {
    id: 'status',
    label: 'Status',
    cell: (row) => <StatusBadge tone={TONES[row.status]}>{LABELS[row.status]}</StatusBadge>,
  },
  { id: 'created', label: 'Sent', sort: 'created_at', time: (row) => row.created_at },
]

/** What vendors propose as facts of their tools. */
export function ProposalsTable() {
  const rows = useRecordRows(nameOf)
  const listed = useListed('GET /api/admin/fact-proposals', {
    sort: 'queue',
    order: 'desc',
    choices: CHOICES,
  })
  const { remove } = useRecordActions('fact_proposal', WORDS)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = (row: FactProposal, isYes: boolean) =>
    setDeciding({
      isYes,
      title: `${isYes ? 'Accept' : 'Refuse'}: ${row.tool_name}, ${row.subject}`,
      action: isYes ? 'Make it a fact' : 'Refuse',
      done: isYes ? 'It is a fact now' : 'Proposal refused',
      email: row.user_email,
      kind: 'fact_proposal',
      send: (note) =>
        api('POST /api/admin/fact-proposals/{id}/decide', {
          params: { id: String(row.id) },
          body: { status: isYes ? 'accepted' : 'refused', note, version: row.version },
        }),
    })
  return (
    <>
      <AdminTable
        {...listed}
        name="fact-proposals"
        label="Proposed facts"
        columns={COLUMNS}
        nameOf={nameOf}
        onOpen={rows.lookInto}
        filters={<ListFilters state={listed.state} search="Search by tool" choices={CHOICES} />}
        bulk={(rows, clear) => <DeleteSelected rows={rows} clear={clear} remove={remove} />}
        actions={(row) =>
          row.status === 'open' && (
            <>
              <IconAction icon={Check} title="Accept" of={nameOf(row)} onClick={() => decide(row, true)} />
              <IconAction icon={X} title="Refuse" of={nameOf(row)} onClick={() => decide(row, false)} />
            </>
          )
        }
        empty={
          <NothingYet
            icon={Lightbulb}
            title="No proposals yet"
            text="What vendors propose as facts of their tools waits here. Read the source before you accept it."
          />
        }
        emptyFiltered="No proposals found"
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
      <RowHistory kind="fact_proposal" rows={rows} />
    </>
  )
}

const WORDS = {
  deleted: (count: number) => `${count === 1 ? 'Proposal' : `${count} proposals`} moved to the bin`,
  failed: 'The proposals could not be deleted',
  lost: 'The server did not answer',
}
