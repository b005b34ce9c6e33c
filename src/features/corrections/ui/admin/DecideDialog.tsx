import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'
import { Decision, type FactReport } from '../../admin-corrections.contract.ts'

interface Props {
  reports: FactReport[]
  status: 'done' | 'refused'
  onDecide: (decision: Decision, version?: number) => Promise<{ changed: number; batch: string | null }>
  onClose: () => void
}

/** Asks for the sentences that go with a decision: for the readers who have left an address, and for the log. */
export function DecideDialog({ reports, status, onDecide, onClose }: Props) {
  const queryClient = useQueryClient()
  const { undo } = useRecordActions('fact_report')
  const isDone = status === 'done'
  const count = reports.length
  const state = useCheckedForm<z.input<typeof Decision>, Decision>(Decision, {
    values: { status, answer: '', public_note: '' },
    recheck: 'onChange',
    lost: 'The server did not answer. What you typed is kept.',
    send: async (decision) => {
      try {
        const [report] = reports
        const { changed, batch } = await onDecide(decision, count === 1 ? report!.version : undefined)
        const title = `${plural(changed, 'report')} ${isDone ? 'done' : 'refused'}`
        const onClick = () => void undo(batch!)
        void toast({ title, ...(batch && { action: { label: 'Undo', onClick } }) })
      } catch (error) {
        // What somebody else has done meanwhile is shown behind the dialog.
        if (error instanceof AppError && error.code === 'conflict') void reload()
        throw error
      }
      onClose()
      void reload()
    },
  })
  const reload = () => queryClient.invalidateQueries({ predicate: isAdminQuery })
  const { form } = state
  return (
    <Dialog open onClose={onClose} title={titleOf(reports, status)}>
      <CheckedForm
        state={state}
        label={isDone ? 'Done' : 'Refuse'}
        action={isDone ? 'Mark as done' : 'Refuse'}
        busy="Sending…"
      >
        {isDone && (
          <FormField
            form={form}
            name="public_note"
            label="For the public log"
            hint="Stands under How we check, beside what was put right."
            optional
          >
            {(attributes) => <textarea {...attributes} rows={3} />}
          </FormField>
        )}
        <FormField
          form={form}
          name="answer"
          label={isDone ? 'For the reader' : 'Why'}
          hint={hintOf(reports)}
          optional={isDone}
        >
          {(attributes) => <textarea {...attributes} rows={4} />}
        </FormField>
      </CheckedForm>
    </Dialog>
  )
}

function titleOf([report, ...more]: FactReport[], status: Props['status']): string {
  const what =
    more.length > 0 ? plural(more.length + 1, 'report') : `${report!.tool_name}: ${report!.subject}`
  return status === 'done' ? `Done: ${what}` : `Refuse: ${what}`
}

function hintOf(reports: FactReport[]): string {
  const addresses = [...new Set(reports.flatMap(({ email }) => email ?? []))]
  if (addresses.length === 0) return 'Nobody is mailed: no address was given.'
  return addresses.length === 1
    ? `Is mailed to ${addresses[0]}.`
    : `Is mailed to ${addresses.length} readers.`
}
