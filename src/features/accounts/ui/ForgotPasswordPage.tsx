import { useState } from 'react'
import { AuthCard } from './AuthCard.tsx'
import { ForgotForm } from './ForgotForm.tsx'

/** Asking for a new password, for links in mails. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthCard title={sentTo === null ? 'Forgot your password?' : 'Check your inbox'}>
      {sentTo === null ? (
        <>
          <p className="text-muted">We send you a link with which you can set a new password.</p>
          <ForgotForm onSent={setSentTo} />
        </>
      ) : (
        <p role="status">
          If there is an account with the address <strong className="break-all">{sentTo}</strong>, a link to
          set a new password is on its way.
        </p>
      )}
    </AuthCard>
  )
}
