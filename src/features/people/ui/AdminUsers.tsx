import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { LineField } from '../../../ui/LineField.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../../ui/useAction.ts'
import { type AdminUser, NEW_ADMIN } from '../administrators.contract.ts'
import '../../../admin-kit/screen/admin.css'
import { StatusBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../admin-kit/list/TimeText.tsx'
import { Button } from '../../../ui/Button.tsx'

const LIST = apiQuery('GET /api/admin/users', { query: {} })

const putActive = ({ id, is_active }: AdminUser) =>
  api('PUT /api/admin/users/{id}', { params: { id: String(id) }, body: { is_active: !is_active } })
const inviteAgain = ({ id }: AdminUser) =>
  api('POST /api/admin/users/{id}/invitation', { params: { id: String(id) } })

/** How an entry of the list stands: whoever is invited administers once they have accepted. */
function statusOf({ is_active, accepted, invited_until }: AdminUser) {
  if (!is_active) return <StatusBadge tone="plain">Inactive</StatusBadge>
  if (accepted) return <StatusBadge tone="good">Active</StatusBadge>
  return (
    <>
      <StatusBadge tone="plain">Invited</StatusBadge>
      <p className="mt-1 text-sm text-muted">
        {invited_until ? (
          <>
            until <TimeText value={invited_until} />
          </>
        ) : (
          'The invitation has ended'
        )}
      </p>
    </>
  )
}

const actionOf = ({ is_active }: AdminUser) => (is_active ? 'Deactivate' : 'Activate')

/** Who administers, and who is invited to: addresses, with or without an account yet. */
export function AdminUsers() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({ ...LIST, staleTime: 0 })
  const put = (user: AdminUser) =>
    queryClient.setQueryData(LIST.queryKey, (before: AdminUser[] | undefined) =>
      before?.some((u) => u.id === user.id)
        ? before.map((u) => (u.id === user.id ? user : u))
        : [...(before ?? []), user],
    )
  const show = async (changed: Promise<AdminUser>) => {
    try {
      const user = await changed
      put(user)
      if (user.invited_until) void toast({ title: `An invitation is on its way to ${user.email}` })
    } catch (failure) {
      const isAnswer = failure instanceof AppError
      void toast({
        title: isAnswer ? 'Failed to update admin status' : 'Error updating admin status',
        ...(isAnswer && { description: failure.message }),
      })
    }
  }
  return (
    <div className="grid gap-6">
      <AddAdmin onAdded={put} />
      {error && !data ? (
        <LoadFailure title="The list could not be loaded" onRetry={refetch} />
      ) : !data ? (
        <div className="skeleton h-40" aria-busy="true" />
      ) : (
        <div className="card overflow-x-auto max-md:border-0 max-md:bg-transparent">
          <table className="admin-table" aria-label="Admin users">
            <thead>
              <tr>
                <th>User</th>
                <th>Status</th>
                <th>Added</th>
                <th>
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((user) => (
                <tr key={user.id}>
                  <td>
                    <p className="font-medium">{user.name ?? user.email}</p>
                    <p className="break-all text-muted">
                      {user.email}
                      {!user.has_account && ' · no account yet'}
                    </p>
                  </td>
                  <td data-label="Status">
                    <div className="max-md:text-right">{statusOf(user)}</div>
                  </td>
                  <td data-label="Added">
                    <TimeText value={user.created_at} />
                  </td>
                  <td className="md:w-px">
                    <div className="flex gap-2 md:justify-end">
                      {user.is_active && !user.accepted && (
                        <Button
                          size="sm"
                          aria-label={`Send the invitation again to ${user.email}`}
                          onClick={() => void show(inviteAgain(user))}
                        >
                          Send again
                        </Button>
                      )}
                      <Button
                        size="sm"
                        aria-label={`${actionOf(user)} ${user.email}`}
                        onClick={() => void show(putActive(user))}
                      >
                        {actionOf(user)}
                      </Button>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

function AddAdmin({ onAdded }: { onAdded: (user: AdminUser) => void }) {
  const [email, setEmail] = useState('')
  const { busy, failure, setFailure, run } = useAction((error) =>
    error instanceof AppError ? `Failed to add admin: ${error.message}` : 'Error adding admin user',
  )
  const add = (event: FormEvent) => {
    event.preventDefault()
    const input = NEW_ADMIN.safeParse({ email })
    if (!input.success) return setFailure(input.error.issues[0]!.message)
    void run(async () => {
      onAdded(await api('POST /api/admin/users', { body: input.data }))
      setEmail('')
      void toast({
        title: 'Admin user added successfully!',
        description: 'An invitation is on its way. The rights come with its answer.',
      })
    })
  }
  return (
    <form noValidate aria-label="Add admin" className="flex max-w-xl items-start gap-3" onSubmit={add}>
      <div className="flex-1">
        <LineField
          label="Email of a new admin"
          type="email"
          autoComplete="off"
          error={failure}
          value={email}
          onChange={setEmail}
        />
      </div>
      <Button type="submit" variant="primary" className="mt-[1.7rem]" disabled={busy}>
        {busy ? 'Adding…' : 'Add Admin'}
      </Button>
    </form>
  )
}
