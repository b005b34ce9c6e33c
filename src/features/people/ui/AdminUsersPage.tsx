import { Download, Eye, UserRound } from 'lucide-react'
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
import { initialOf } from '../../../shared/monogram.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatTotal } from '../../../ui/text.ts'
import type { RegisteredUser } from '../people.contract.ts'
import { USER_ROLES } from '../people.limits.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { ROLE_LABELS } from './role-labels.ts'
import { useChangePerson } from './useChangePerson.ts'

const COLUMNS: AdminColumn<RegisteredUser>[] = [
  {
    id: 'user',
    label: 'User',
    sort: 'name',
    fixed: true,
    cell: (user) => (
      <div className="flex items-center gap-3">
        {user.avatar_url ? (
          <img
            src={user.avatar_url}
            alt=""
            width={36}
            height={36}
            referrerPolicy="no-referrer"
            className="size-9 rounded-full bg-raised object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent-text"
          >
            {initialOf(user.name || user.email)}
          </span>
        )}
        <div>
          <p className="font-medium">{user.name || 'No name'}</p>
          {user.company_name && <p className="text-muted">{user.company_name}</p>}
        </div>
      </div>
    ),
  },
  {
    id: 'contact',
    label: 'Contact',
    cell: (user) => (
      <div className="max-md:text-right">
        <p className="break-all">{user.email}</p>
        {user.profile.mobile_number && <p className="text-muted">{user.profile.mobile_number}</p>}
      </div>
    ),
  },
  { id: 'role', label: 'Role', cell: (user) => ROLE_LABELS[user.user_role] },
  {
    id: 'status',
    label: 'Status',
    cell: (user) => (
      <StatusBadge tone={user.is_active ? 'good' : 'plain'}>
        {user.is_active ? 'Active' : 'Inactive'}
      </StatusBadge>
    ),
  },
  {
    id: 'login',
    label: 'Last login',
    sort: 'last_login_at',
    cell: (user) =>
      user.last_login_at ? (
        <TimeText value={user.last_login_at} className="whitespace-nowrap" />
      ) : (
        <span className="text-muted">Never</span>
      ),
  },
  {
    id: 'joined',
    label: 'Joined',
    sort: 'created_at',
    cell: (user) => <TimeText value={user.created_at} className="whitespace-nowrap" />,
  },
]

/** Everyone who has an account. */
export function AdminUsersPage() {
  return <AdminScreen title="Registered users">{() => <People />}</AdminScreen>
}

function People() {
  const state = useListState({ sort: 'created_at', order: 'desc', filters: ['role', 'status'] })
  const list = useAdminList('GET /api/admin/registered-users', { ...state.query, ...state.filters })
  const [open, setOpen] = useState<RegisteredUser | null>(null)
  const change = useChangePerson()
  const search = state.search || undefined
  return (
    <>
      <AdminTable
        name="people"
        label="Registered users"
        columns={COLUMNS}
        list={list}
        state={state}
        nameOf={(user) => user.name || user.email}
        onOpen={setOpen}
        filters={
          <>
            <TableSearch state={state} label="Search users" />
            <ListFilter
              state={state}
              name="role"
              label="Role"
              all="All roles"
              options={USER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
            />
            <ListFilter
              state={state}
              name="status"
              label="Status"
              all="Any status"
              options={[
                { value: 'active', label: 'Active' },
                { value: 'inactive', label: 'Inactive' },
              ]}
            />
            {state.isNarrowed && (
              <Button
                variant="ghost"
                onClick={() => state.change({ search: undefined, role: undefined, status: undefined })}
              >
                Clear Filters
              </Button>
            )}
            <ConfirmedDownload
              href={callPath('/api/admin/registered-users/export', { query: { search, ...state.filters } })}
              className={buttonClass('secondary')}
            >
              <Download className="size-4" aria-hidden="true" />
              Export CSV
              {list.data && (
                <span className="rounded-md bg-raised px-1.5 text-xs">{formatTotal(list.data)}</span>
              )}
            </ConfirmedDownload>
          </>
        }
        actions={(user) => (
          <>
            <IconAction
              icon={Eye}
              title="View details of"
              of={user.name || user.email}
              onClick={() => setOpen(user)}
            />
            <Button
              size="sm"
              aria-label={`${user.is_active ? 'Deactivate' : 'Activate'} ${user.name || user.email}`}
              onClick={() => void change(user, { is_active: !user.is_active })}
            >
              {user.is_active ? 'Deactivate' : 'Activate'}
            </Button>
          </>
        )}
        empty={
          <EmptyState title="No users yet" icon={<UserRound className="size-6" aria-hidden="true" />}>
            <p className="text-muted">Whoever signs up stands here.</p>
          </EmptyState>
        }
        emptyFiltered="No users found"
      />
      {open && <PersonDialog person={open} onClose={() => setOpen(null)} />}
    </>
  )
}
