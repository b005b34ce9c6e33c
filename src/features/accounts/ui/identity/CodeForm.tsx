import { api } from '../../../../app/query.ts'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormInput } from '../../../../ui/form/FormInput.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { CODE_LABEL } from '../../accounts.messages.ts'
import { CodeInput } from '../../sign-input.ts'

interface Props {
  onDone: () => Promise<void> | void
  /** What is done with the code; left out, it is shown as the second factor of this session. */
  send?: (code: string) => Promise<unknown>
  label?: string
  action?: string
}

const showCode = (code: string) => api('POST /api/admin/second-factor', { body: { code } })

export function CodeForm({ onDone, send = showCode, label = CODE_LABEL, action = 'Continue' }: Props) {
  const state = useCheckedForm(CodeInput, {
    values: { code: '' },
    recheck: 'onChange',
    lost: 'The code could not be sent. Please try again.',
    send: async ({ code }) => {
      await send(code)
      await onDone()
    },
  })
  return (
    <CheckedForm state={state} label={action} action={action} busy="Checking…">
      <FormInput form={state.form} name="code" label={label} autoComplete="one-time-code" />
    </CheckedForm>
  )
}
