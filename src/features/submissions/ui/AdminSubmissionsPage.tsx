import { useQueryClient } from '@tanstack/react-query'
import { Check, Inbox, X } from 'lucide-react'
import { useState } from 'react'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { StatusBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { isAdminQuery } from '../../../admin-kit/screen/admin-session.ts'
import { type AdminColumn, AdminTable } from '../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../admin-kit/table/useListed.ts'
import { AddressLink } from '../../../ui/AddressLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ToolForm } from '../../tools/ui/admin/ToolForm.tsx'
import type { Submission } from '../admin-submissions.contract.ts'
import { RejectDialog } from './admin/RejectDialog.tsx'

const STATUS = { new: 'warm', approved: 'good', rejected: 'plain' } as const
const LABELS = { new: 'New', approved: 'Approved', rejected: 'Rejected' }
const CHOICES: ListChoice[] = [
  { name: 'status', label: 'Status', all: 'Any status', options: optionsOf(LABELS) },
]

const COLUMNS: AdminColumn<Submission>[] = [
  {
    id: 'name',
    label: 'Tool',
    fixed: true,
    cell: (row) => (
      <div className="min-w-44">
        <p className="font-medium">{row.name}</p>
        <AddressLink url={row.website_url} />
        {row.duplicate && (
          <p className="mt-1 text-warm">
            {row.duplicate.same === 'address' ? 'The same address as ' : 'The same name as '}
            <a href={`/tools/${row.duplicate.slug}`} target="_blank" rel="noreferrer" className="link">
              {row.duplicate.name}
            </a>
          </p>
        )}
      </div>
    ),
  },
  {
    id: 'about',
    label: 'Description',
    cell: (row) => (
      <div className="max-w-md min-w-48 max-md:text-right">
        <p>{row.short_description}</p>
        {row.note && (
          <p dir="auto" className="mt-1 text-muted">
            {row.note}
          </p>
        )}
        {row.reason && <p className="mt-1 text-muted">Rejected: {row.reason}</p>}
      </div>
    ),
  },
  { id: 'category', label: 'Category', cell: (row) => row.category_name ?? '–' },
  { id: 'pricing', label: 'Pricing', cell: (row) => row.pricing_model ?? '–' },
  { id: 'email', label: 'From', cell: (row) => <span className="break-all">{row.email}</span> },
  {
    id: 'status',
    label: 'Status',
    cell: (row) => <StatusBadge tone={STATUS[row.status]}>{LABELS[row.status]}</StatusBadge>,
  },
  { id: 'created', label: 'Sent', sort: 'created_at', time: (row) => row.created_at },
]

/** Tools that people have suggested. */
export function AdminSubmissionsPage() {
  return (
    <AdminScreen title="Submissions" moderators>
      {(admin) => <Queue mayApprove={admin.role === 'admin'} />}
    </AdminScreen>
  )
}

function Queue({ mayApprove }: { mayApprove: boolean }) {
  const listed = useListed('GET /api/admin/submissions', {
    sort: 'created_at',
    order: 'desc',
    choices: CHOICES,
  })
  const [approving, setApproving] = useState<Submission | null>(null)
  const [rejecting, setRejecting] = useState<Submission | null>(null)
  return (
    <>
      <AdminTable
        {...listed}
        name="submissions"
        label="Submissions"
        columns={COLUMNS}
        nameOf={(row) => row.name}
        onOpen={(row) => row.status === 'new' && mayApprove && setApproving(row)}
        filters={<ListFilters state={listed.state} search="Search submissions" choices={CHOICES} />}
        actions={(row) =>
          row.status === 'new' && (
            <>
              {mayApprove && (
                <Button
                  size="sm"
                  aria-label={`Approve ${row.name}`}
                  onClick={() => setApproving(row)}
                  icon={Check}
                >
                  Approve
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Reject ${row.name}`}
                onClick={() => setRejecting(row)}
                icon={X}
              >
                Reject
              </Button>
            </>
          )
        }
        empty={
          <NothingYet
            icon={Inbox}
            title="No submissions yet"
            text="Tools that people suggest wait here for a decision."
          />
        }
        emptyFiltered="No submissions found"
      />
      {approving && <ApproveDialog submission={approving} onClose={() => setApproving(null)} />}
      {rejecting && <RejectDialog submission={rejecting} onClose={() => setRejecting(null)} />}
    </>
  )
}

/** The form of the tool that a submission becomes. */
function ApproveDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { name, website_url, short_description, category_id, pricing_model, note } = submission
  return (
    <Dialog open onClose={onClose} title={`Approve ${name}`} place="wide">
      {note && (
        <p className="mb-5 rounded-control bg-raised p-4 text-sm whitespace-pre-line">
          The sender says: {note}
        </p>
      )}
      <ToolForm
        tool={null}
        submission={submission}
        known={{
          name,
          website_url,
          short_description,
          category_id: category_id === null ? '' : String(category_id),
          ...(pricing_model && { pricing_model }),
        }}
        onSaved={() => {
          onClose()
          void queryClient.invalidateQueries({ predicate: isAdminQuery })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
