import { api } from '../../../../app/query.ts'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormInput } from '../../../../ui/form/FormInput.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { PASSWORD_RULES } from '../../accounts.messages.ts'
import { SignUpInput } from '../../sign-input.ts'
import { CONFIRM_TEXT, type Sent } from './MailSent.tsx'

const FIELDS = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email address', type: 'email', autoComplete: 'username' },
  { name: 'mobile', label: 'Mobile number', type: 'tel', autoComplete: 'tel' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: PASSWORD_RULES,
  },
  { name: 'confirm', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const

export function SignUpForm({ onMailSent }: { onMailSent: (sent: Sent) => void }) {
  const state = useCheckedForm(SignUpInput, {
    values: { name: '', email: '', mobile: '', password: '', confirm: '' },
    failed: 'Signup failed. Please try again.',
    send: async ({ name, email, mobile, password }) => {
      await api('POST /api/auth/signup', { body: { name, email, mobile, password } })
      // Signing in before the address is confirmed sends the letter once more.
      const again = () => api('POST /api/auth/signin', { body: { email, password } })
      onMailSent({ email, text: CONFIRM_TEXT, again })
    },
  })
  return (
    <CheckedForm state={state} label="Sign up" action="Create Account" busy="Creating your account…">
      {FIELDS.map((field) => (
        <FormInput key={field.name} form={state.form} {...field} />
      ))}
    </CheckedForm>
  )
}
