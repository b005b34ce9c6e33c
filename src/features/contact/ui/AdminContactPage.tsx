import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { ConfirmedDownload } from '../../../admin-kit/list/ConfirmedDownload.tsx'
import { IconAction } from '../../../admin-kit/list/IconAction.tsx'
import { StatusBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../admin-kit/list/TimeText.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { type AdminColumn, AdminTable } from '../../../admin-kit/table/AdminTable.tsx'
import { ListFilter } from '../../../admin-kit/table/ListFilter.tsx'
import { TableSearch } from '../../../admin-kit/table/TableSearch.tsx'
import { useAdminList } from '../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../admin-kit/table/useListState.ts'
import { callPath } from '../../../shared/client.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { Inquiry } from '../admin-contact.contract.ts'
import { INQUIRY_STATUSES, QUERY_TYPES } from '../contact.limits.ts'
import { QUERY_TYPE_LABELS } from '../contact-input.ts'
import { InquiryDialog } from './admin/InquiryDialog.tsx'
import { STATUS_LABELS, STATUS_TONES } from './admin/inquiry-status.ts'

const COLUMNS: AdminColumn<Inquiry>[] = [
  {
    id: 'email',
    label: 'Email',
    fixed: true,
    cell: (row) => (
      <>
        <p className="font-medium break-all">{row.email}</p>
        <p className="text-muted">{row.reference}</p>
      </>
    ),
  },
  { id: 'mobile', label: 'Mobile', cell: (row) => row.mobile ?? '–' },
  { id: 'type', label: 'Query Type', cell: (row) => QUERY_TYPE_LABELS[row.query_type] },
  {
    id: 'status',
    label: 'Status',
    cell: (row) => <StatusBadge tone={STATUS_TONES[row.status]}>{STATUS_LABELS[row.status]}</StatusBadge>,
  },
  {
    id: 'created',
    label: 'Created',
    sort: 'created_at',
    cell: (row) => <TimeText value={row.created_at} className="whitespace-nowrap" />,
  },
]

/** Messages of the contact form. */
export function AdminContactPage() {
  return (
    <AdminScreen title="Contact" moderators sendAwayAtOnce>
      {() => <Inquiries />}
    </AdminScreen>
  )
}

function Inquiries() {
  const state = useListState({ sort: 'created_at', order: 'desc', filters: ['status', 'query_type'] })
  const query = { ...state.query, ...state.filters }
  const list = useAdminList('GET /api/admin/contact-inquiries', query)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <AdminTable
        name="inquiries"
        label="Contact inquiries"
        columns={COLUMNS}
        list={list}
        state={state}
        nameOf={(row) => `inquiry ${row.reference} of ${row.email}`}
        onOpen={(row) => setOpen(row.id)}
        filters={
          <>
            <TableSearch state={state} label="Search inquiries" />
            <ListFilter
              state={state}
              name="status"
              label="Status"
              all="Any status"
              options={INQUIRY_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
            />
            <ListFilter
              state={state}
              name="query_type"
              label="Query Type"
              all="All query types"
              options={QUERY_TYPES.map((value) => ({ value, label: QUERY_TYPE_LABELS[value] }))}
            />
            <ConfirmedDownload
              href={callPath('/api/admin/contact-inquiries/export', { query: state.filters })}
              className={buttonClass('secondary')}
            >
              <Download className="size-4" aria-hidden="true" />
              Export CSV
            </ConfirmedDownload>
          </>
        }
        actions={(row) => (
          <IconAction
            icon={Mail}
            title="Open"
            of={`inquiry ${row.reference}`}
            onClick={() => setOpen(row.id)}
          />
        )}
        empty={
          <EmptyState title="No inquiries yet" icon={<Mail className="size-6" aria-hidden="true" />}>
            <p className="text-muted">What people write on the contact page stands here.</p>
          </EmptyState>
        }
        emptyFiltered="No inquiries found"
      />
      {open !== null && <InquiryDialog id={open} onClose={() => setOpen(null)} />}
    </>
  )
}
