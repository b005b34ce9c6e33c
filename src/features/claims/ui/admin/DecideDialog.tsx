import { z } from 'zod'
import { useDecision } from '../../../../admin-kit/form/useDecision.ts'
import { limitedText } from '../../../../shared/fields.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../../ui/form/FormField.tsx'
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
  const state = useDecision<z.input<typeof Sentence>, z.output<typeof Sentence>>(isYes ? Sentence : Reason, {
    kind,
    values: { note: '' },
    send: async ({ note }) => ({ title: done, ...(await send(note)) }),
    onClose,
  })
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
