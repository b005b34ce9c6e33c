import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldPath, useForm } from 'react-hook-form'
import { buttonClass } from '../../../ui/button.ts'
import { Field } from '../../../ui/Field.tsx'
import { SignUpInput } from '../sign-input.ts'

const FIELDS: { name: FieldPath<SignUpInput>; label: string; type: string; autoComplete: string }[] = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email address', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile number', type: 'tel', autoComplete: 'tel' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirm', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
]

export function SignUpForm({ onSubmit }: { onSubmit: (input: SignUpInput) => void }) {
  const { register, handleSubmit, clearErrors, formState } = useForm<SignUpInput>({
    resolver: zodResolver(SignUpInput),
    defaultValues: { name: '', email: '', mobile: '', password: '', confirm: '' },
    // Typing in a field takes its error away; it is judged again when the form is sent.
    reValidateMode: 'onSubmit',
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(onSubmit)} aria-label="Sign up">
      {FIELDS.map(({ name, label, type, autoComplete }) => (
        <Field key={name} label={label} required error={formState.errors[name]?.message}>
          {(field) => (
            <input
              {...field}
              {...register(name, { onChange: () => clearErrors(name) })}
              type={type}
              className="field"
              autoComplete={autoComplete}
            />
          )}
        </Field>
      ))}
      <button type="submit" className={buttonClass('primary')}>
        Create Account
      </button>
    </form>
  )
}
