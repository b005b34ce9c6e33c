import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { recheck, storeAdmin } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { AppError, Unreachable } from '../../../shared/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { LineField } from '../../../ui/LineField.tsx'
import { useAction } from '../../../ui/useAction.ts'
import { AuthCard } from '../../accounts/ui/AuthCard.tsx'
import { beginSession } from '../../accounts/ui/session/session-sync.ts'
import { DIRECT_ACCESS_REDIRECT_MS } from '../people.limits.ts'

function sentence(error: unknown): string {
  if (error instanceof AppError) return error.message
  return error instanceof Unreachable ? 'Failed to connect to server' : `Error: ${String(error)}`
}

/** The key of the link that the server has printed. It stands behind the #, so it is never sent by itself. */
const readLink = () => {
  const hash = new URLSearchParams(location.hash.slice(1))
  return { key: hash.get('key') ?? '', isFirst: hash.has('first') }
}

/** A way in with the one-time link of the server's start. */
export function AdminDirectAccessPage() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { busy, failure, setFailure, run } = useAction(sentence)
  const [succeeded, setSucceeded] = useState(false)
  const [email, setEmail] = useState('')
  const [link, setLink] = useState({ key: '', isFirst: false })
  useEffect(() => setLink(readLink()), [])

  useEffect(() => {
    if (!succeeded) return
    void navigate({ to: '/admin/dashboard', replace: true })
    const fallback = setTimeout(() => location.assign('/admin/dashboard'), DIRECT_ACCESS_REDIRECT_MS)
    return () => clearTimeout(fallback)
  }, [succeeded, navigate])

  const enter = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const entry = await api('POST /api/admin/direct-access', { body: { email, key: link.key } })
      if (!entry.success || !entry.admin) return setFailure(entry.error ?? 'Failed to create admin session')
      storeAdmin(entry.admin)
      void beginSession(queryClient).catch(() => {})
      await recheck(queryClient)
      setSucceeded(true)
    })
  }

  return (
    <AuthCard title="Direct access">
      <p className="text-sm text-muted">
        For the day nobody can sign in. It works with the link that the server prints at its start: once, and
        for 15 minutes. This bypass will be removed once login issues are fixed.
      </p>
      <form noValidate onSubmit={enter} className="grid gap-4" aria-label="Direct access">
        {link.isFirst && (
          <LineField
            label="Your email address"
            hint="It becomes the address of the first administrator."
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
          />
        )}
        <div aria-live="polite" className="empty:hidden">
          {failure && (
            <p className="rounded-control bg-danger-soft px-4 py-3 text-sm text-danger">{failure}</p>
          )}
          {succeeded && (
            <p className="rounded-control bg-good-soft px-4 py-3 text-sm text-good">
              Admin session created. Opening the dashboard…
            </p>
          )}
        </div>
        <Button type="submit" variant="primary" disabled={busy || succeeded}>
          {busy ? 'Creating admin session…' : 'Create admin session'}
        </Button>
      </form>
    </AuthCard>
  )
}
