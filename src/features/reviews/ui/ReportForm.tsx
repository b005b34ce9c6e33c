import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { FormField } from '../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { ReportInput } from '../report-input.ts'
import type { Review } from '../reviews.contract.ts'
import { noteReported } from './reported-reviews.ts'

interface Props {
  review: Review
  onSent: () => void
  onCancel: () => void
}

/** Tells the moderators what is wrong with a review. */
export function ReportForm({ review, onSent, onCancel }: Props) {
  const { form, submit, failure } = useCheckedForm(ReportInput, {
    values: { reason: '', website: '' },
    recheck: 'onChange',
    lost: 'The report could not be sent. Please check your connection and try again; your text is kept.',
    send: async (body) => {
      await api('POST /api/reviews/{id}/report', { params: { id: String(review.id) }, body })
      noteReported(review.id)
      onSent()
    },
  })
  const { isSubmitting } = form.formState
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={`Report the review by ${review.user_name}`}
      className="mt-3 grid gap-3 rounded-control bg-raised p-4"
    >
      <FormField form={form} name="reason" label="What is wrong with it?">
        {(field) => (
          <textarea
            {...field}
            rows={3}
            // biome-ignore lint/a11y/noAutofocus: it opens because somebody has asked for it
            autoFocus
          />
        )}
      </FormField>
      <Honeypot {...form.register('website')} />
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
