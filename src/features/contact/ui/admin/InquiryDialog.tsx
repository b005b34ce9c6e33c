import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api, apiQuery } from '../../../../app/query.ts'
import type { EndpointOutput } from '../../../../shared/contract.ts'
import { AppError } from '../../../../shared/errors.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { adminContactEndpoints, Inquiry } from '../../admin-contact.contract.ts'
import { QUERY_TYPE_LABELS } from '../../contact-input.ts'
import { STATUS_LABELS, STATUS_TONES } from './inquiry-status.ts'

type Read = EndpointOutput<typeof adminContactEndpoints.getInquiry>

/** One inquiry: what was asked, notes, what was answered, and what is to become of it. */
export function InquiryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/contact-inquiries/{id}', { params: { id: String(id) } }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={data ? `Inquiry ${data.reference}` : 'Inquiry'} place="wide">
      {data ? (
        <Details inquiry={data} onClose={onClose} />
      ) : error ? (
        <EmptyState title="The inquiry could not be loaded">
          <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
            Retry
          </button>
        </EmptyState>
      ) : (
        <div className="skeleton h-96" aria-busy="true" />
      )}
    </Dialog>
  )
}

function Details({ inquiry, onClose }: { inquiry: Read; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [notes, setNotes] = useState(inquiry.admin_notes ?? '')
  const [answer, setAnswer] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const params = { id: String(inquiry.id) }
  const reload = () => queryClient.invalidateQueries({ predicate: isAdminQuery })

  const run = async (work: () => Promise<unknown>, done: string) => {
    setFailure(null)
    setWorking(true)
    try {
      await work()
      void reload()
      void toast({ title: done })
      onClose()
    } catch (error) {
      setWorking(false)
      setFailure(
        error instanceof AppError
          ? error.message
          : 'The server did not answer. What you typed is kept; please try again.',
      )
      // What somebody else has done meanwhile is shown beside what was typed here.
      if (error instanceof AppError && error.code === 'conflict') void reload()
    }
  }
  const change = (status: Inquiry['status']) =>
    run(
      () =>
        api('PUT /api/admin/contact-inquiries/{id}', {
          params,
          body: { status, admin_notes: notes, version: inquiry.version },
        }),
      `Inquiry ${inquiry.reference}: ${STATUS_LABELS[status]}`,
    )
  const send = () =>
    run(async () => {
      // Notes that were typed beside the answer are not lost.
      const { version } =
        notes === (inquiry.admin_notes ?? '')
          ? inquiry
          : await api('PUT /api/admin/contact-inquiries/{id}', {
              params,
              body: { admin_notes: notes, version: inquiry.version },
            })
      await api('POST /api/admin/contact-inquiries/{id}/answer', {
        params,
        body: { message: answer, version },
      })
    }, `The answer to ${inquiry.email} is on its way`)

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
          <dt className="text-muted">Email</dt>
          <dd className="break-all">{inquiry.email}</dd>
          <dt className="text-muted">Mobile</dt>
          <dd>{inquiry.mobile ?? 'Not given'}</dd>
          <dt className="text-muted">Type</dt>
          <dd>{QUERY_TYPE_LABELS[inquiry.query_type]}</dd>
          <dt className="text-muted">Status</dt>
          <dd>
            <StatusBadge tone={STATUS_TONES[inquiry.status]}>{STATUS_LABELS[inquiry.status]}</StatusBadge>
          </dd>
          <dt className="text-muted">Created</dt>
          <dd>
            <TimeText value={inquiry.created_at} />
          </dd>
        </dl>
        <section aria-label="Message">
          <h3 className="text-base">Message</h3>
          <p
            dir="auto"
            className="mt-2 rounded-control bg-raised p-4 text-sm break-words whitespace-pre-line"
          >
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
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={working}
            onClick={() => void change('in_progress')}
          >
            In Progress
          </button>
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={working}
            onClick={() => void change('resolved')}
          >
            Resolved
          </button>
          <button
            type="button"
            className={buttonClass('ghost')}
            disabled={working}
            onClick={() => void change('closed')}
          >
            Mark as closed
          </button>
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
        <button
          type="button"
          className={`${buttonClass('primary')} justify-self-start`}
          disabled={working || answer.trim() === ''}
          onClick={() => void send()}
        >
          {working ? 'Sending…' : inquiry.answers.length > 0 ? 'Send another answer' : 'Send and resolve'}
        </button>
      </div>
    </div>
  )
}
