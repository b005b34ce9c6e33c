import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { AppError } from '../../../../shared/errors.ts'
import { limitedText } from '../../../../shared/fields.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { toast } from '../../../../ui/toast.ts'
import { CLAIM_NOTE_MAX } from '../../claims.limits.ts'

/** What is being decided, and how it is sent. */
export interface Deciding {
  isYes: boolean
  title: string
  action: string
  /** What is said once it is done. */
  done: string
  /** Who is mailed; null where there is nobody. */
  email: string | null
  kind: 'tool_claim' | 'fact_proposal'
  send: (note: string | null) => Promise<{ batch: string | null }>
}

const Sentence = z.object({ note: limitedText(CLAIM_NOTE_MAX, 'The sentence') })
const Reason = Sentence.refine(({ note }) => note !== null, { path: ['note'], message: 'Please say why' })

/** Asks for the sentence that goes with a decision. */
export function DecideDialog({
  isYes,
  title,
  action,
  done,
  email,
  kind,
  send,
  onClose,
}: Deciding & { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { undo } = useRecordActions(kind)
  const reload = () => queryClient.invalidateQueries({ predicate: isAdminQuery })
  const state = useCheckedForm<z.input<typeof Sentence>, z.output<typeof Sentence>>(
    isYes ? Sentence : Reason,
    {
      values: { note: '' },
      recheck: 'onChange',
      lost: 'The server did not answer. What you typed is kept.',
      send: async ({ note }) => {
        try {
          const { batch } = await send(note)
          const onClick = () => void undo(batch!)
          void toast({ title: done, ...(batch && { action: { label: 'Undo', onClick } }) })
        } catch (error) {
          // What somebody else has done meanwhile is shown behind the dialog.
          if (error instanceof AppError && error.code === 'conflict') void reload()
          throw error
        }
        onClose()
        void reload()
      },
    },
  )
  return (
    <Dialog open onClose={onClose} title={title}>
      <CheckedForm state={state} label={title} action={action} busy="Sending…">
        <FormField
          form={state.form}
          name="note"
          label={isYes ? 'For the vendor' : 'Why'}
          hint={email === null ? 'Nobody is mailed: the account is gone.' : `Is mailed to ${email}.`}
          optional={isYes}
        >
          {(attributes) => <textarea {...attributes} rows={4} />}
        </FormField>
      </CheckedForm>
    </Dialog>
  )
}
