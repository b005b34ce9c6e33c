import { useState } from 'react'
import type { z } from 'zod'
import type { Reported } from '../../../app/parts.ts'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useDraft, useOpenDraft } from '../../../ui/useDraft.ts'
import { useUser } from '../../accounts/ui/session/user.ts'
import { ReportText } from '../report-input.ts'

type Values = z.input<typeof ReportText>

interface Props extends Reported {
  onClose: () => void
}

const EMPTY: Values = { message: '', link: '', email: '', website: '' }

/** What a reader says about a fact, or about what is not known. */
export function ReportDialog({ onClose, ...reported }: Props) {
  const { tool, subject, value, looks } = reported
  const [isSent, setSent] = useState(false)
  const isUnknown = looks === 'chip'
  return (
    <Dialog open onClose={onClose} title={isUnknown ? 'Do you know?' : 'Report an error'}>
      {isSent ? (
        <div className="grid justify-items-start gap-4">
          <p role="status">
            <span className="font-medium">Thank you!</span> A person looks at it and checks the source. What
            was put right stands on the page{' '}
            <Link to="/how-we-check" className="link">
              How we check
            </Link>
            .
          </p>
          {/* The button that had the focus is gone. */}
          <Button variant="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <>
          <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-control bg-raised p-3.5 text-sm">
            <dt className="text-muted">Tool</dt>
            <dd className="font-medium">{tool.name}</dd>
            <dt className="text-muted">About</dt>
            <dd className="font-medium">{subject}</dd>
            {reported.kind && (
              <>
                <dt className="text-muted">Stands now</dt>
                <dd className="break-words">{value ?? 'Not known'}</dd>
              </>
            )}
          </dl>
          <ReportForm {...reported} onSent={() => setSent(true)} />
        </>
      )}
    </Dialog>
  )
}

function ReportForm({ tool, kind, plan, looks, onSent }: Reported & { onSent: () => void }) {
  const { user } = useUser()
  const state = useCheckedForm(ReportText, {
    values: EMPTY,
    recheck: 'onChange',
    lost: 'The report could not be sent. Please check your connection and try again; your text is kept.',
    send: async (input) => {
      await api('POST /api/tools/{slug}/facts/reports', {
        params: { slug: tool.slug },
        body: { ...input, kind, plan },
      })
      draft.done()
      onSent()
    },
  })
  const { form } = state
  const name = `report.${tool.slug}.${kind ?? ''}.${plan ?? ''}`
  const place = { name, version: null, saved: EMPTY, place: 'tab' } as const
  const opened = useOpenDraft<Values>(name, null, EMPTY, 'tab')
  const draft = useDraft<Values>(form as never, { ...place, opened })
  return (
    <CheckedForm
      state={state}
      label="Report"
      className="relative grid gap-4"
      action="Send Report"
      busy="Sending…"
    >
      {draft.restored && <DraftNotice at={draft.restored} onDiscard={draft.discard} />}
      <FormField form={form} name="message" label={looks === 'chip' ? 'What do you know?' : 'What is right?'}>
        {(attributes) => <textarea {...attributes} rows={4} />}
      </FormField>
      <FormField
        form={form}
        name="link"
        label="A page that says so"
        hint="A report with a link is checked first."
        optional
      >
        {(attributes) => <input {...attributes} inputMode="url" placeholder="https://" />}
      </FormField>
      {user ? (
        <p className="text-sm text-muted">
          We answer to <span className="break-all text-text">{user.email}</span> when it is done.
        </p>
      ) : (
        <FormField
          form={form}
          name="email"
          label="Your email"
          hint="We answer when it is done. It is never shown."
          optional
        >
          {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
        </FormField>
      )}
      <Honeypot {...form.register('website')} />
    </CheckedForm>
  )
}
