import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { SignInInput } from '../sign-input.ts'
import { FormInput } from './FormInput.tsx'
import { CONFIRM_TEXT, type Sent } from './MailSent.tsx'
import { switchSignIn } from './sign-in-dialog.ts'

interface Props {
  onSignedIn: () => Promise<void>
  /** The address is yet to be confirmed; a new mail is on its way there. */
  onMailSent: (sent: Sent) => void
}

export function SignInForm({ onSignedIn, onMailSent }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<SignInInput>({
    resolver: zodResolver(SignInInput),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    setFailure(null)
    try {
      const send = () => api('POST /api/auth/signin', { body: input })
      const { signed_in } = await send()
      if (signed_in) await onSignedIn()
      else onMailSent({ email: input.email, text: CONFIRM_TEXT, again: send })
    } catch (error) {
      setFailure(failureOf(error, form.setError))
    }
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label="Sign in">
      <FormInput
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <FormInput
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <button
        type="button"
        className="link -mt-2 min-h-11 justify-self-start text-sm md:min-h-8"
        onClick={() => switchSignIn('forgot')}
      >
        Forgot password?
      </button>
      <FormFailure message={failure} />
      <button type="submit" className={buttonClass('primary')} disabled={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign In'}
      </button>
    </form>
  )
}
