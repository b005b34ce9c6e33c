import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { LineField } from '../../../ui/LineField.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useAction } from '../../../ui/useAction.ts'
import { INCOMPLETE_LINK, PASSWORD_REQUIRED } from '../accounts.messages.ts'
import { AuthCard } from './AuthCard.tsx'
import { useHashToken } from './hash-token.ts'
import { reloadProfile } from './session/user.ts'

/**
 * The link that confirms a new address leads here. Nothing happens before the button is pressed: mail programs open
 * links by themselves, and whoever has not asked for this must be able to leave.
 */
export function ConfirmEmailPage() {
  const token = useHashToken()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState<string | null>(null)
  const [password, setPassword] = useState<string | null>(null)
  const { busy, failure, setFailure, run } = useAction()
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setFailure(PASSWORD_REQUIRED)
    void run(async () => {
      const body = { token: token ?? '', ...(password && { password }) }
      const answer = await api('POST /api/auth/confirm-email', { body })
      setEmail(answer.email)
      if (answer.needs_password) setPassword('')
      else void reloadProfile(queryClient)
    })
  }
  const toProfile = (
    <Link to="/profile" className={buttonClass('primary')}>
      Go to your profile
    </Link>
  )
  if (email) {
    return (
      <AuthCard title="Your new address is confirmed">
        <p role="status">
          From now on your account uses <strong className="break-all">{email}</strong>.
        </p>
        {toProfile}
      </AuthCard>
    )
  }
  if (token === null) {
    return (
      <AuthCard title="This link does not work">
        <FormFailure message={INCOMPLETE_LINK} />
        {toProfile}
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Confirm your new address">
      <p className="text-muted">
        {password === null
          ? 'Your Kitly account gets the address to which this link was sent. If you have not asked for that, close this page: nothing changes.'
          : 'This is not where the new address was asked for. Please enter the password of the account that asked. If you do not know it, close this page: somebody else wants to use your address.'}
      </p>
      <form noValidate className="grid gap-4" onSubmit={confirm} aria-label="Confirm your new address">
        {password !== null && (
          <LineField
            label="Password"
            error={failure}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(text) => {
              setPassword(text)
              setFailure(null)
            }}
          />
        )}
        {password === null && <FormFailure message={failure} />}
        <Button type="submit" variant="primary" disabled={busy || token === undefined}>
          {busy ? 'Confirming…' : 'Confirm new address'}
        </Button>
      </form>
    </AuthCard>
  )
}
