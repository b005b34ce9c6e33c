import { Mail } from 'lucide-react'
import { useState } from 'react'
import { ExportLink } from '../../../admin-kit/list/ExportLink.tsx'
import { IconAction } from '../../../admin-kit/list/IconAction.tsx'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { StatusBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { type AdminColumn, AdminTable } from '../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../admin-kit/table/useListed.ts'
import { callPath } from '../../../shared/client.ts'
import type { Inquiry } from '../admin-contact.contract.ts'
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
  { id: 'created', label: 'Created', sort: 'created_at', time: (row) => row.created_at },
]

const CHOICES: ListChoice[] = [
  { name: 'status', label: 'Status', all: 'Any status', options: optionsOf(STATUS_LABELS) },
  { name: 'query_type', label: 'Query Type', all: 'All query types', options: optionsOf(QUERY_TYPE_LABELS) },
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
  const listed = useListed('GET /api/admin/contact-inquiries', {
    sort: 'created_at',
    order: 'desc',
    choices: CHOICES,
  })
  const { state } = listed
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <AdminTable
        {...listed}
        name="inquiries"
        label="Contact inquiries"
        columns={COLUMNS}
        nameOf={(row) => `inquiry ${row.reference} of ${row.email}`}
        onOpen={(row) => setOpen(row.id)}
        filters={
          <ListFilters state={state} search="Search inquiries" choices={CHOICES}>
            <ExportLink href={callPath('/api/admin/contact-inquiries/export', { query: state.filters })} />
          </ListFilters>
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
          <NothingYet
            icon={Mail}
            title="No inquiries yet"
            text="What people write on the contact page stands here."
          />
        }
        emptyFiltered="No inquiries found"
      />
      {open !== null && <InquiryDialog id={open} onClose={() => setOpen(null)} />}
    </>
  )
}
