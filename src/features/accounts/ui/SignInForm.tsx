import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { buttonClass } from '../../../ui/button.ts'
import { Field } from '../../../ui/Field.tsx'
import { SignInInput } from '../sign-input.ts'

export function SignInForm({ onSubmit }: { onSubmit: (input: SignInInput) => void }) {
  const { register, handleSubmit, clearErrors, formState } = useForm<SignInInput>({
    resolver: zodResolver(SignInInput),
    defaultValues: { email: '', password: '' },
    // Typing in a field takes its error away; it is judged again when the form is sent.
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(onSubmit)} aria-label="Sign in">
      <Field label="Email address" required error={errors.email?.message}>
        {(field) => (
          <input
            {...field}
            {...register('email', { onChange: () => clearErrors('email') })}
            type="email"
            className="field"
            autoComplete="email"
          />
        )}
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        {(field) => (
          <input
            {...field}
            {...register('password', { onChange: () => clearErrors('password') })}
            type="password"
            className="field"
            autoComplete="current-password"
          />
        )}
      </Field>
      <button type="submit" className={buttonClass('primary')}>
        Sign In
      </button>
    </form>
  )
}
