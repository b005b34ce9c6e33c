import type { z } from 'zod'
import { useDecision } from '../../../../admin-kit/form/useDecision.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../../ui/form/FormField.tsx'
import { plural } from '../../../../ui/text.ts'
import { Decision, type FactReport } from '../../admin-corrections.contract.ts'

interface Props {
  reports: FactReport[]
  status: 'done' | 'refused'
  onDecide: (decision: Decision, version?: number) => Promise<{ changed: number; batch: string | null }>
  onClose: () => void
}

/** Asks for the sentences that go with a decision: for the readers who have left an address, and for the log. */
export function DecideDialog({ reports, status, onDecide, onClose }: Props) {
  const isDone = status === 'done'
  const count = reports.length
  const state = useDecision<z.input<typeof Decision>, Decision>(Decision, {
    kind: 'fact_report',
    values: { status, answer: '', public_note: '' },
    send: async (decision) => {
      const [report] = reports
      const { changed, batch } = await onDecide(decision, count === 1 ? report!.version : undefined)
      return { title: `${plural(changed, 'report')} ${isDone ? 'done' : 'refused'}`, batch }
    },
    onClose,
  })
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
