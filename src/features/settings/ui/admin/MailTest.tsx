import { type FormEvent, useState } from 'react'
import { useAdminCheck } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { LineField } from '../../../../ui/LineField.tsx'
import { useAction } from '../../../../ui/useAction.ts'
import type { AdminSettings } from '../../admin-settings.contract.ts'

/** Sends a mail and says what became of it. */
export function MailTest({ mail }: { mail: AdminSettings['mail'] }) {
  const { data: check } = useAdminCheck()
  const [email, setEmail] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { busy, failure, run } = useAction((error) => sentenceOf(error, 'The server did not answer.'))
  const to = email ?? check?.admin?.email ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setDone(null)
    void run(async () => {
      const { where } = await api('POST /api/admin/settings/test-mail', { body: { email: to } })
      setDone(mail.has_server ? `Handed over to ${where}.` : `Written into ${where}.`)
    })
  }
  return (
    <form noValidate aria-label="Mail" className="card grid gap-4 p-5 sm:p-6" onSubmit={send}>
      <h2 className="text-lg">Mail</h2>
      <p className="text-sm text-muted">
        {mail.has_server
          ? `Mail is sent as ${mail.from}.`
          : 'There is no mail server: mail is written into files of the data folder. Set SMTP_URL to send it.'}
      </p>
      <LineField label="Send a test mail to" type="email" error={failure} value={to} onChange={setEmail} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending…' : 'Send Test Mail'}
        </Button>
        <p role="status" className="text-sm break-all text-good">
          {done}
        </p>
      </div>
    </form>
  )
}
