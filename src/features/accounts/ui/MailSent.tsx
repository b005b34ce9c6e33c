import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'

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
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const sendAgain = async () => {
    setState('sending')
    setFailure(null)
    try {
      await again()
      setState('sent')
    } catch (error) {
      setFailure(sentenceOf(error))
      setState('idle')
    }
  }
  return (
    <div className="grid justify-items-center gap-3 py-2 text-center" role="status">
      <MailCheck className="size-10 text-accent-text" aria-hidden="true" />
      <p>
        We have sent a mail to <strong className="font-semibold break-all">{email}</strong>.
      </p>
      <p className="text-muted">{text}</p>
      <p className="text-sm text-muted">Nothing there? Look into the spam folder first.</p>
      {state === 'sent' ? (
        <p className="text-sm">Another mail is on its way.</p>
      ) : (
        <button
          type="button"
          className={buttonClass('secondary', 'sm')}
          disabled={state === 'sending'}
          onClick={() => void sendAgain()}
        >
          Send it again
        </button>
      )}
      <FormFailure message={failure} />
    </div>
  )
}
