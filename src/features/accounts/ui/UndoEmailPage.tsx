import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { useAction } from '../../../ui/useAction.ts'
import { INCOMPLETE_LINK } from '../accounts.messages.ts'
import { AuthCard } from './AuthCard.tsx'
import { useHashToken } from './hash-token.ts'
import { reloadProfile } from './session/user.ts'

/** The link with which the old address takes a change back; the way leads on to a new password. */
export function UndoEmailPage() {
  const token = useHashToken()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { busy, failure, run } = useAction()
  const undo = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const { reset_token } = await api('POST /api/auth/undo-email', { body: { token: token ?? '' } })
      void reloadProfile(queryClient)
      await navigate({ to: '/auth/reset-password', hash: `token=${reset_token}`, replace: true })
    })
  }
  return (
    <AuthCard title="Take your address back">
      <p className="text-muted">
        Your account gets the address to which this link was sent. Every device is signed out, passwords and
        linked Google accounts no longer open it, and you set a new password next.
      </p>
      <form noValidate className="grid gap-4" onSubmit={undo} aria-label="Take your address back">
        <FormFailure message={token === null ? INCOMPLETE_LINK : failure} />
        <Button type="submit" variant="primary" disabled={busy || !token}>
          {busy ? 'Taking it back…' : 'Take it back'}
        </Button>
      </form>
    </AuthCard>
  )
}
