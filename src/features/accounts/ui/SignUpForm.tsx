import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { api } from '../../../app/query.ts'
import { UNKNOWN_ERROR } from '../../../shared/errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { PASSWORD_RULES, SignUpInput } from '../sign-input.ts'
import { FormInput } from './FormInput.tsx'
import { CONFIRM_TEXT, type Sent } from './MailSent.tsx'

const FIELDS: { name: FieldPath<SignUpInput>; label: string; type: string; autoComplete: string }[] = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email address', type: 'email', autoComplete: 'username' },
  { name: 'mobile', label: 'Mobile number', type: 'tel', autoComplete: 'tel' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirm', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
]

export function SignUpForm({ onMailSent }: { onMailSent: (sent: Sent) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<SignUpInput>({
    resolver: zodResolver(SignUpInput),
    defaultValues: { name: '', email: '', mobile: '', password: '', confirm: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ name, email, mobile, password }) => {
    setFailure(null)
    try {
      await api('POST /api/auth/signup', { body: { name, email, mobile, password } })
      // Signing in before the address is confirmed sends the letter once more.
      const again = () => api('POST /api/auth/signin', { body: { email, password } })
      onMailSent({ email, text: CONFIRM_TEXT, again })
    } catch (error) {
      const message = failureOf(error, form.setError)
      setFailure(message === UNKNOWN_ERROR ? 'Signup failed. Please try again.' : message)
    }
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label="Sign up">
      {FIELDS.map((field) => (
        <FormInput
          key={field.name}
          form={form}
          {...field}
          error={errors[field.name]}
          {...(field.name === 'password' && { hint: PASSWORD_RULES })}
        />
      ))}
      <FormFailure message={failure} />
      <button type="submit" className={buttonClass('primary')} disabled={isSubmitting}>
        {isSubmitting ? 'Creating your account…' : 'Create Account'}
      </button>
    </form>
  )
}
