import { Eye, UserRound } from 'lucide-react'
import { useState } from 'react'
import { ExportLink } from '../../../admin-kit/list/ExportLink.tsx'
import { IconAction } from '../../../admin-kit/list/IconAction.tsx'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { ActivityBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../admin-kit/list/TimeText.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { type AdminColumn, AdminTable } from '../../../admin-kit/table/AdminTable.tsx'
import {
  ACTIVITY_CHOICE,
  type ListChoice,
  ListFilters,
  optionsOf,
} from '../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../admin-kit/table/useListed.ts'
import { callPath } from '../../../shared/client.ts'
import { initialOf } from '../../../shared/monogram.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatTotal } from '../../../ui/text.ts'
import type { RegisteredUser } from '../people.contract.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { ROLE_LABELS } from './role-labels.ts'
import { useChangePerson } from './useChangePerson.ts'

const nameOf = ({ name, email }: RegisteredUser) => name || email

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
            {initialOf(nameOf(user))}
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
    cell: (user) => <ActivityBadge isActive={user.is_active} />,
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
  { id: 'joined', label: 'Joined', sort: 'created_at', time: (user) => user.created_at },
]

const CHOICES: ListChoice[] = [
  { name: 'role', label: 'Role', all: 'All roles', options: optionsOf(ROLE_LABELS) },
  ACTIVITY_CHOICE,
]

/** Everyone who has an account. */
export function AdminUsersPage() {
  return <AdminScreen title="Registered users">{() => <People />}</AdminScreen>
}

function People() {
  const listed = useListed('GET /api/admin/registered-users', {
    sort: 'created_at',
    order: 'desc',
    choices: CHOICES,
  })
  const { list, state } = listed
  const [open, setOpen] = useState<RegisteredUser | null>(null)
  const change = useChangePerson()
  const query = { search: state.search || undefined, ...state.filters }
  return (
    <>
      <AdminTable
        {...listed}
        name="people"
        label="Registered users"
        columns={COLUMNS}
        nameOf={nameOf}
        onOpen={setOpen}
        filters={
          <ListFilters state={state} search="Search users" choices={CHOICES}>
            {state.isNarrowed && (
              <Button variant="ghost" onClick={state.clear}>
                Clear Filters
              </Button>
            )}
            <ExportLink href={callPath('/api/admin/registered-users/export', { query })}>
              {list.data && (
                <span className="rounded-md bg-raised px-1.5 text-xs">{formatTotal(list.data)}</span>
              )}
            </ExportLink>
          </ListFilters>
        }
        actions={(user) => (
          <>
            <IconAction icon={Eye} title="View details of" of={nameOf(user)} onClick={() => setOpen(user)} />
            <Button
              size="sm"
              aria-label={`${user.is_active ? 'Deactivate' : 'Activate'} ${nameOf(user)}`}
              onClick={() => void change(user, { is_active: !user.is_active })}
            >
              {user.is_active ? 'Deactivate' : 'Activate'}
            </Button>
          </>
        )}
        empty={<NothingYet icon={UserRound} title="No users yet" text="Whoever signs up stands here." />}
        emptyFiltered="No users found"
      />
      {open && <PersonDialog person={open} onClose={() => setOpen(null)} />}
    </>
  )
}
