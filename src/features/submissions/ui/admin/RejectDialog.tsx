import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { RejectInput, type Submission } from '../../admin-submissions.contract.ts'

/** Asks why a submission is rejected; the sender is mailed the reason. */
export function RejectDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const reject = async (event: FormEvent) => {
    event.preventDefault()
    const input = RejectInput.safeParse({ reason })
    if (!input.success) return setFailure(input.error.issues[0]!.message)
    setSending(true)
    setFailure(undefined)
    try {
      const { id, version, email, name } = submission
      await api('POST /api/admin/submissions/{id}/reject', {
        params: { id: String(id) },
        body: { ...input.data, version },
      })
      void toast({ title: `${name} is rejected`, description: `The reason is on its way to ${email}.` })
      onClose()
      void queryClient.invalidateQueries({ predicate: isAdminQuery })
    } catch (error) {
      setSending(false)
      setFailure(
        error instanceof AppError ? error.message : 'The server did not answer. What you typed is kept.',
      )
    }
  }
  return (
    <Dialog open onClose={onClose} title={`Reject ${submission.name}`}>
      <form noValidate className="grid gap-4" onSubmit={reject}>
        <Field label="Reason" required error={failure} hint={`Is mailed to ${submission.email}.`}>
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
          <button type="button" className={buttonClass('ghost')} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={buttonClass('danger')} disabled={sending}>
            {sending ? 'Sending…' : 'Reject and mail'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
