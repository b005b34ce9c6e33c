import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { ReportInput } from '../report-input.ts'
import type { Review } from '../reviews.contract.ts'
import { noteReported } from './reported-reviews.ts'

const LOST = 'The report could not be sent. Please check your connection and try again; your text is kept.'

/** Tells the moderators what is wrong with a review. */
export function ReportForm({
  review,
  onSent,
  onCancel,
}: {
  review: Review
  onSent: () => void
  onCancel: () => void
}) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof ReportInput>>({
    resolver: zodResolver(ReportInput),
    defaultValues: { reason: '', website: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      await api('POST /api/reviews/{id}/report', { params: { id: String(review.id) }, body })
    } catch (error) {
      return setFailure(failureOf(error, setError, LOST))
    }
    noteReported(review.id)
    onSent()
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={`Report the review by ${review.user_name}`}
      className="mt-3 grid gap-3 rounded-control bg-raised p-4"
    >
      <Field label="What is wrong with it?" required error={errors.reason?.message}>
        {(field) => (
          <textarea
            {...field}
            {...register('reason')}
            rows={3}
            className="field"
            // biome-ignore lint/a11y/noAutofocus: it opens because somebody has asked for it
            autoFocus
          />
        )}
      </Field>
      <Honeypot {...register('website')} />
      <FormFailure message={failure} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send Report'}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
