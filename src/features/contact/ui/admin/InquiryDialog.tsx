import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Lines } from '../../../../admin-kit/list/Lines.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api, freshQuery } from '../../../../app/query.ts'
import type { EndpointOutput } from '../../../../shared/contract.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAction } from '../../../../ui/useAction.ts'
import type { adminContactEndpoints, Inquiry } from '../../admin-contact.contract.ts'
import { QUERY_TYPE_LABELS } from '../../contact-input.ts'
import { STATUS_LABELS, STATUS_TONES } from './inquiry-status.ts'

type Read = EndpointOutput<typeof adminContactEndpoints.getInquiry>

/** One inquiry: what was asked, notes, what was answered, and what is to become of it. */
export function InquiryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    ...freshQuery('GET /api/admin/contact-inquiries/{id}', { params: { id: String(id) } }),
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={data ? `Inquiry ${data.reference}` : 'Inquiry'} place="wide">
      {data ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <Conversation inquiry={data} />
          <Handling inquiry={data} onClose={onClose} />
        </div>
      ) : error ? (
        <LoadFailure title="The inquiry could not be loaded" onRetry={refetch} />
      ) : (
        <div className="skeleton h-96" aria-busy="true" />
      )}
    </Dialog>
  )
}

/** What was asked, and what was answered. */
function Conversation({ inquiry }: { inquiry: Read }) {
  const facts: [string, ReactNode][] = [
    ['Email', <span className="break-all">{inquiry.email}</span>],
    ['Mobile', inquiry.mobile ?? 'Not given'],
    ['Type', QUERY_TYPE_LABELS[inquiry.query_type]],
    [
      'Status',
      <StatusBadge tone={STATUS_TONES[inquiry.status]}>{STATUS_LABELS[inquiry.status]}</StatusBadge>,
    ],
    ['Created', <TimeText value={inquiry.created_at} />],
  ]
  return (
    <div className="grid content-start gap-5">
      <Lines lines={facts} />
      <section aria-label="Message">
        <h3 className="text-base">Message</h3>
        <p dir="auto" className="mt-2 rounded-control bg-raised p-4 text-sm break-words whitespace-pre-line">
          {inquiry.message}
        </p>
      </section>
      {inquiry.answers.map((given) => (
        <section key={given.id} aria-label="Answer" className="border-l-2 border-accent pl-4 text-sm">
          <p className="text-muted">
            {given.actor_name} answered, <TimeText value={given.created_at} />
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{given.message}</p>
        </section>
      ))}
    </div>
  )
}

const LOST = 'The server did not answer. What you typed is kept; please try again.'

/** Notes, what is to become of it, and an answer. */
function Handling({ inquiry, onClose }: { inquiry: Read; onClose: () => void }) {
  const [notes, setNotes] = useState(inquiry.admin_notes ?? '')
  const [answer, setAnswer] = useState('')
  const { busy, failure, change, send } = useHandling(inquiry, onClose)
  return (
    <div className="grid content-start gap-5">
      <Field label="Admin notes" hint="Only administrators and moderators read them.">
        {(field) => (
          <textarea
            {...field}
            className="field"
            rows={4}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {ACTIONS.map(({ status, label, variant }) => (
          <Button key={status} variant={variant} disabled={busy} onClick={() => void change(status, notes)}>
            {label}
          </Button>
        ))}
      </div>
      <Field label="Answer by mail" hint={`Goes to ${inquiry.email}, with the message below it.`}>
        {(field) => (
          <textarea
            {...field}
            className="field"
            rows={7}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      <FormFailure message={failure} />
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={busy || answer.trim() === ''}
        onClick={() => void send(answer, notes)}
      >
        {busy ? 'Sending…' : inquiry.answers.length > 0 ? 'Send another answer' : 'Send and resolve'}
      </Button>
    </div>
  )
}

const ACTIONS = [
  { status: 'in_progress', label: 'In Progress', variant: 'secondary' },
  { status: 'resolved', label: 'Resolved', variant: 'secondary' },
  { status: 'closed', label: 'Mark as closed', variant: 'ghost' },
] as const

function useHandling(inquiry: Read, onClose: () => void) {
  const queryClient = useQueryClient()
  const { busy, failure, run } = useAction((error) => sentenceOf(error, LOST))
  const params = { id: String(inquiry.id) }
  const reload = () => queryClient.invalidateQueries({ predicate: isAdminQuery })
  const put = (body: { status?: Inquiry['status']; admin_notes: string }) =>
    api('PUT /api/admin/contact-inquiries/{id}', { params, body: { ...body, version: inquiry.version } })

  const finish = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      try {
        await call()
      } catch (error) {
        // What somebody else has done meanwhile is shown beside what was typed here.
        if (error instanceof AppError && error.code === 'conflict') void reload()
        throw error
      }
      void reload()
      void toast({ title: done })
      onClose()
    })
  const change = (status: Inquiry['status'], notes: string) =>
    finish(
      () => put({ status, admin_notes: notes }),
      `Inquiry ${inquiry.reference}: ${STATUS_LABELS[status]}`,
    )
  const send = (message: string, notes: string) =>
    finish(async () => {
      // Notes that were typed beside the answer are not lost.
      const isSame = notes === (inquiry.admin_notes ?? '')
      const { version } = isSame ? inquiry : await put({ admin_notes: notes })
      await api('POST /api/admin/contact-inquiries/{id}/answer', { params, body: { message, version } })
    }, `The answer to ${inquiry.email} is on its way`)
  return { busy, failure, change, send }
}
