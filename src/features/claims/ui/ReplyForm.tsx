import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { toast } from '../../../ui/toast.ts'
import { useDraft, useOpenDraft } from '../../../ui/useDraft.ts'
import { ReplyText } from '../claim-input.ts'
import type { ReplyToReview } from './ReplyToReview.tsx'

type Values = z.input<typeof ReplyText>

interface Props extends ComponentProps<typeof ReplyToReview> {
  claimId: number
  onClose: () => void
}

/** The answer of the maker below a review. */
export function ReplyForm({ claimId, review, onClose }: Props) {
  const queryClient = useQueryClient()
  const saved: Values = { reply: review.reply ?? '' }
  const state = useCheckedForm(ReplyText, {
    values: saved,
    recheck: 'onChange',
    lost: 'The answer could not be sent. Please check your connection and try again; your text is kept.',
    send: async ({ reply }) => {
      const body = { review_id: review.id, reply }
      await api('PUT /api/claims/{id}/replies', { params: { id: String(claimId) }, body })
      draft.done()
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes('/reviews'),
      })
      void toast({ title: reply === null ? 'The answer is taken away' : 'Your answer is published' })
      onClose()
    },
  })
  const { form } = state
  // It was asked for by a press.
  useEffect(() => form.setFocus('reply'), [form])
  const name = `reply.${review.id}`
  const opened = useOpenDraft<Values>(name, null, saved, 'tab')
  const draft = useDraft<Values>(form as never, { name, version: null, saved, place: 'tab', opened })
  return (
    <div className="mt-3 rounded-control bg-raised p-4">
      <CheckedForm
        state={state}
        label="Answer"
        action="Publish Answer"
        busy="Sending…"
        buttonClassName={`${buttonClass('primary')} justify-self-start`}
      >
        {draft.restored && <DraftNotice at={draft.restored} onDiscard={draft.discard} />}
        <FormField
          form={form}
          name="reply"
          label="Answer of the maker"
          hint={
            review.reply === null ? 'Everyone can read it below the review.' : 'Empty takes the answer away.'
          }
        >
          {(attributes) => <textarea {...attributes} rows={4} />}
        </FormField>
      </CheckedForm>
      <Button variant="ghost" size="sm" className="mt-2" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}
