import { useState } from 'react'
import { AuthCard } from './AuthCard.tsx'
import { ForgotForm } from './sign-in/ForgotForm.tsx'
import { MailSent, type Sent } from './sign-in/MailSent.tsx'

/** Asking for a new password, for links in mails. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<Sent | null>(null)
  return (
    <AuthCard title={sentTo === null ? 'Forgot your password?' : 'Check your inbox'}>
      {sentTo === null ? (
        <>
          <p className="text-muted">We send you a link with which you can set a new password.</p>
          <ForgotForm onMailSent={setSentTo} />
        </>
      ) : (
        <MailSent {...sentTo} />
      )}
    </AuthCard>
  )
}
