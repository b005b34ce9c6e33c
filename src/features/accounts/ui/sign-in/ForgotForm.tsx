import { api } from '../../../../app/query.ts'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormInput } from '../../../../ui/form/FormInput.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { EmailInput } from '../../sign-input.ts'
import type { Sent } from './MailSent.tsx'

const RESET_TEXT = 'If there is an account with this address, a link to set a new password is on its way.'

/** Asks for the mail with which a new password is set. */
export function ForgotForm({ onMailSent }: { onMailSent: (sent: Sent) => void }) {
  const state = useCheckedForm(EmailInput, {
    values: { email: '' },
    send: async (input) => {
      const again = () => api('POST /api/auth/forgot-password', { body: input })
      await again()
      onMailSent({ email: input.email, text: RESET_TEXT, again })
    },
  })
  return (
    <CheckedForm state={state} label="Forgot password" action="Send link" busy="Sending…">
      <FormInput form={state.form} name="email" label="Email address" type="email" autoComplete="username" />
    </CheckedForm>
  )
}
