import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { EmailInput } from '../sign-input.ts'
import { FormInput } from './FormInput.tsx'
import type { Sent } from './MailSent.tsx'

const RESET_TEXT = 'If there is an account with this address, a link to set a new password is on its way.'

/** Asks for the mail with which a new password is set. */
export function ForgotForm({ onMailSent }: { onMailSent: (sent: Sent) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<EmailInput>({
    resolver: zodResolver(EmailInput),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    setFailure(null)
    try {
      const again = () => api('POST /api/auth/forgot-password', { body: input })
      await again()
      onMailSent({ email: input.email, text: RESET_TEXT, again })
    } catch (error) {
      setFailure(failureOf(error, form.setError))
    }
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label="Forgot password">
      <FormInput
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <FormFailure message={failure} />
      <button type="submit" className={buttonClass('primary')} disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send link'}
      </button>
    </form>
  )
}
