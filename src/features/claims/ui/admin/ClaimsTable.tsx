import { BadgeCheck, Check, X } from 'lucide-react'
import { useState } from 'react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { DeleteSelected } from '../../../../admin-kit/list/DeleteSelected.tsx'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { NothingYet } from '../../../../admin-kit/list/NothingYet.tsx'
import { RowHistory } from '../../../../admin-kit/list/RowHistory.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { useRecordRows } from '../../../../admin-kit/list/useRecordRows.ts'
import { type AdminColumn, AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../../admin-kit/table/useListed.ts'
import { api } from '../../../../app/query.ts'
import { AddressLink } from '../../../../ui/AddressLink.tsx'
import type { ToolClaim } from '../../admin-claims.contract.ts'
import { METHOD_LABELS, STATUS_LABELS } from '../../claim-words.ts'
import { DecideDialog, type Deciding } from './DecideDialog.tsx'

const TONES = {
  requested: 'plain',
  proved: 'warm',
  approved: 'good',
  refused: 'plain',
  withdrawn: 'plain',
  lapsed: 'danger',
} as const

const CHOICES: ListChoice[] = [
  { name: 'status', label: 'Status', all: 'Any status', options: optionsOf(STATUS_LABELS) },
]

const nameOf = ({ tool_name, user_name }: ToolClaim) =>
  `the claim of ${user_name ?? 'nobody'} on ${tool_name}`

const COLUMNS: AdminColumn<ToolClaim>[] = [
  {
    id: 'tool',
    label: 'Tool',
    fixed: true,
    cell: (row) => (
      <div className="min-w-36">
        <a href={`/tools/${row.tool_slug}`} className="font-medium hover:underline">
          {row.tool_name}
        </a>
        <AddressLink url={row.website_url} className="line-clamp-1 break-all" />
      </div>
    ),
  },
  {
    id: 'who',
    label: 'Who',
    cell: (row) => (
      <div className="max-w-sm min-w-40 max-md:text-right">
        <p className="break-all">{row.user_email ?? 'The account is gone'}</p>
        <p dir="auto" className="break-words text-muted">
          {row.role}
        </p>
      </div>
    ),
  },
  {
    id: 'shown',
    label: 'Shown by',
    cell: (row) => `${METHOD_LABELS[row.method]}, ${row.host}`,
  },
  {
    id: 'status',
    label: 'Status',
    cell: (row) => <StatusBadge tone={TONES[row.status]}>{STATUS_LABELS[row.status]}</StatusBadge>,
  },
  { id: 'note', label: 'Note', optional: true, cell: (row) => row.note ?? '' },
  {
    id: 'checked',
    label: 'Checked',
    optional: true,
    cell: (row) => (row.checked_at ? <TimeText value={row.checked_at} /> : 'Never'),
  },
  { id: 'created', label: 'Asked', sort: 'created_at', time: (row) => row.created_at },
]

/** Who has shown that a tool is theirs. */
export function ClaimsTable() {
  const rows = useRecordRows(nameOf)
  const listed = useListed('GET /api/admin/claims', { sort: 'queue', order: 'desc', choices: CHOICES })
  const { remove } = useRecordActions('tool_claim', WORDS)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = (row: ToolClaim, isYes: boolean) => {
    const isEnding = row.status === 'approved'
    setDeciding({
      isYes,
      title: `${isYes ? 'Approve' : isEnding ? 'End' : 'Refuse'}: ${row.user_name ?? 'nobody'} on ${row.tool_name}`,
      action: isYes ? 'Approve' : isEnding ? 'End the claim' : 'Refuse',
      done: isYes ? 'Claim approved' : isEnding ? 'Claim ended' : 'Claim refused',
      email: row.user_email,
      kind: 'tool_claim',
      send: (note) =>
        api('POST /api/admin/claims/{id}/decide', {
          params: { id: String(row.id) },
          body: { status: isYes ? 'approved' : 'refused', note, version: row.version },
        }),
    })
  }
  const mayApprove = ({ status, proved_at }: ToolClaim) =>
    proved_at !== null && (status === 'proved' || status === 'refused')
  return (
    <>
      <AdminTable
        {...listed}
        name="claims"
        label="Claims"
        columns={COLUMNS}
        nameOf={nameOf}
        onOpen={rows.lookInto}
        filters={
          <ListFilters state={listed.state} search="Search by tool, domain or name" choices={CHOICES} />
        }
        bulk={(rows, clear) => <DeleteSelected rows={rows} clear={clear} remove={remove} />}
        actions={(row) => (
          <>
            {mayApprove(row) && (
              <IconAction icon={Check} title="Approve" of={nameOf(row)} onClick={() => decide(row, true)} />
            )}
            {(row.status === 'proved' || row.status === 'approved') && (
              <IconAction
                icon={X}
                title={row.status === 'approved' ? 'End' : 'Refuse'}
                of={nameOf(row)}
                onClick={() => decide(row, false)}
              />
            )}
          </>
        )}
        empty={
          <NothingYet
            icon={BadgeCheck}
            title="No claims yet"
            text="Vendors who show that a tool is theirs wait here for your decision."
          />
        }
        emptyFiltered="No claims found"
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
      <RowHistory kind="tool_claim" rows={rows} />
    </>
  )
}

const WORDS = {
  deleted: (count: number) => `${count === 1 ? 'Claim' : `${count} claims`} moved to the bin`,
  failed: 'The claims could not be deleted',
  lost: 'The server did not answer',
}
