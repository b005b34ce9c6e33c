import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { CheckInput } from '../../../../admin-kit/form/CheckInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { schemaValues } from '../../../../admin-kit/form/field-values.ts'
import { RecordDialog } from '../../../../admin-kit/form/RecordDialog.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { useFieldError } from '../../../../admin-kit/form/useFieldError.ts'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api, apiQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Options } from '../../../../ui/Options.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ToolPicker } from '../../../tools/ui/admin/ToolPicker.tsx'
import { type AdminReview, AdminReviewInput } from '../../admin-reviews.contract.ts'
import { HELD_REASONS, USE_KINDS, USED_FOR } from '../../reviews.limits.ts'

const toValues = (review: AdminReview | null) => schemaValues(AdminReviewInput, review)
const read = ({ id }: AdminReview) => api('GET /api/admin/reviews/{id}', { params: { id: String(id) } })

/** Adds or edits a review, replies to it, and shows what readers have reported. */
export function ReviewDialog({ review, onClose }: { review: AdminReview | null; onClose: () => void }) {
  return (
    <RecordDialog
      kind="review"
      noun="review"
      title={review ? 'Edit Review' : 'Add Review'}
      place="wide"
      record={review}
      toValues={toValues}
      toInput={(values) => values}
      schema={AdminReviewInput}
      read={read}
      create={(body) => api('POST /api/admin/reviews', { body })}
      update={(body, { id }) => api('PUT /api/admin/reviews/{id}', { params: { id: String(id) }, body })}
      show={(now) => (field, value) =>
        field === 'tool_id' && value === now.tool_id ? now.tool_name : undefined
      }
      lost="Error saving review. Please try again."
      created="Review added"
      changed="Review saved"
      above={
        <>
          {review?.held_reason && (
            <p className="mb-5 rounded-card border border-warm/40 bg-warm-soft p-4 text-sm text-warm">
              It waits because: {HELD_REASONS[review.held_reason].toLowerCase()}.
            </p>
          )}
          {review && review.report_count > 0 && <Reports id={review.id} />}
        </>
      }
      onClose={onClose}
    >
      <ToolOfReview name={review?.tool_name ?? null} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput name="user_name" label="Reviewer name" required />
        <TextInput name="user_email" label="Reviewer email" type="email" />
        <ChoiceInput name="rating" label="Rating" numeric>
          {[5, 4, 3, 2, 1].map((n) => (
            <option key={n} value={n}>
              {`${'★'.repeat(n)} ${n}`}
            </option>
          ))}
        </ChoiceInput>
        <ChoiceInput name="status" label="Status" hint="Only published reviews are on the site.">
          <option value="published">Published</option>
          <option value="pending">Waiting for approval</option>
          <option value="rejected">Rejected</option>
        </ChoiceInput>
      </div>
      <TextInput name="title" label="Title" />
      <AreaInput name="content" label="Review" required rows={6} />
      <div className="grid gap-5 sm:grid-cols-2">
        <AreaInput name="pros" label="What is good" rows={2} />
        <AreaInput name="cons" label="What is not" rows={2} />
        <Choice name="use_kind" label="Used for" choices={USE_KINDS} />
        <Choice name="used_for" label="For how long" choices={USED_FOR} />
        <TextInput name="left_tool" label="Used before" />
      </div>
      <AreaInput name="use_case" label="Use case" rows={2} />
      <AreaInput name="reply" label="Reply" hint="Stands below the review, for everyone to read." rows={3} />
      <CheckInput name="is_verified" label="Verified reviewer" />
      <CheckInput name="is_confirmed" label="Confirmed: it counts" />
    </RecordDialog>
  )
}

interface ChoiceProps {
  name: string
  label: string
  choices: Record<string, string>
}

const Choice = ({ name, label, choices }: ChoiceProps) => (
  <ChoiceInput name={name} label={label}>
    <option value="">Not said</option>
    <Options of={choices} />
  </ChoiceInput>
)

/** Which tool the review is about. */
function ToolOfReview({ name }: { name: string | null }) {
  const { setValue } = useFormContext<{ tool_id: number }>()
  const error = useFieldError('tool_id')
  const [picked, setPicked] = useState(name)
  return (
    <div className="grid gap-2">
      <ToolPicker
        label="Tool"
        error={error}
        onPick={(tool) => {
          setPicked(tool.name)
          setValue('tool_id', tool.id, { shouldDirty: true, shouldValidate: true })
        }}
      />
      <p className="text-sm" aria-live="polite">
        {picked ? (
          <>
            About <strong>{picked}</strong>
          </>
        ) : (
          <span className="text-muted">No tool is chosen yet.</span>
        )}
      </p>
    </div>
  )
}

function Reports({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const params = { id: String(id) }
  const { data = [] } = useQuery(apiQuery('GET /api/admin/reviews/{id}/reports', { params }))
  const [dismissed, setDismissed] = useState(false)
  const dismiss = async () => {
    try {
      await api('POST /api/admin/reviews/{id}/dismiss-reports', { params })
      setDismissed(true)
      void queryClient.invalidateQueries({ predicate: isAdminQuery })
    } catch {
      void toast({ title: 'The reports could not be dismissed. Please try again.' })
    }
  }
  if (dismissed) return null
  return (
    <section
      aria-label="Reports"
      className="mb-5 grid gap-3 rounded-card border border-warm/40 bg-warm-soft p-4"
    >
      <h3 className="text-base text-warm">Readers have reported this review</h3>
      <ul className="grid gap-2 text-sm">
        {data.map((report) => (
          <li key={report.id}>
            {report.reason} <TimeText value={report.created_at} className="text-muted" />
          </li>
        ))}
      </ul>
      <Button size="sm" className="justify-self-start" onClick={() => void dismiss()}>
        Dismiss the reports
      </Button>
    </section>
  )
}
