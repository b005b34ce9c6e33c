import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { useAction } from '../../../../ui/useAction.ts'

/** What a mail was sent for, and where to. */
export interface Sent {
  text: string
  email: string
  /** Sends one more. */
  again: () => Promise<unknown>
}

export const CONFIRM_TEXT = 'Open the link in it to confirm your address; then you are signed in.'

/** Somebody has to read their mail first. */
export function MailSent({ text, email, again }: Sent) {
  const [isSent, setSent] = useState(false)
  const { busy, failure, run } = useAction()
  const sendAgain = () =>
    run(async () => {
      await again()
      setSent(true)
    })
  return (
    <div className="grid justify-items-center gap-3 py-2 text-center" role="status">
      <MailCheck className="size-10 text-accent-text" aria-hidden="true" />
      <p>
        We have sent a mail to <strong className="font-semibold break-all">{email}</strong>.
      </p>
      <p className="text-muted">{text}</p>
      <p className="text-sm text-muted">Nothing there? Look into the spam folder first.</p>
      {isSent ? (
        <p className="text-sm">Another mail is on its way.</p>
      ) : (
        <Button size="sm" disabled={busy} onClick={() => void sendAgain()}>
          Send it again
        </Button>
      )}
      <FormFailure message={failure} />
    </div>
  )
}
