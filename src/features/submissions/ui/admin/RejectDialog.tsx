import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import { useAction } from '../../../../ui/useAction.ts'
import { RejectInput, type Submission } from '../../admin-submissions.contract.ts'

const LOST = 'The server did not answer. What you typed is kept.'

/** Asks why a submission is rejected; the sender is mailed the reason. */
export function RejectDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const { busy, failure, setFailure, run } = useAction((error) => sentenceOf(error, LOST))
  const reject = (event: FormEvent) => {
    event.preventDefault()
    const input = RejectInput.safeParse({ reason })
    if (!input.success) return setFailure(input.error.issues[0]!.message)
    void run(async () => {
      const { id, version, email, name } = submission
      await api('POST /api/admin/submissions/{id}/reject', {
        params: { id: String(id) },
        body: { ...input.data, version },
      })
      void toast({ title: `${name} is rejected`, description: `The reason is on its way to ${email}.` })
      onClose()
      void queryClient.invalidateQueries({ predicate: isAdminQuery })
    })
  }
  return (
    <Dialog open onClose={onClose} title={`Reject ${submission.name}`}>
      <form noValidate className="grid gap-4" onSubmit={reject}>
        <Field
          label="Reason"
          required
          error={failure ?? undefined}
          hint={`Is mailed to ${submission.email}.`}
        >
          {(field) => (
            <textarea
              {...field}
              rows={5}
              className="field"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={busy}>
            {busy ? 'Sending…' : 'Reject and mail'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
