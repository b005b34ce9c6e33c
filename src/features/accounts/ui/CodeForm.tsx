import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { CodeInput } from '../sign-input.ts'
import { FormInput } from './FormInput.tsx'

interface Props {
  onDone: () => Promise<void> | void
  /** What is done with the code; left out, it is shown as the second factor of this session. */
  send?: (code: string) => Promise<unknown>
  label?: string
  action?: string
}

const showCode = (code: string) => api('POST /api/admin/second-factor', { body: { code } })

export function CodeForm({
  onDone,
  send = showCode,
  label = 'Code of your authenticator app, or a recovery code',
  action = 'Continue',
}: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<CodeInput>({ resolver: zodResolver(CodeInput), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null)
    try {
      await send(code)
      await onDone()
    } catch (error) {
      setFailure(failureOf(error, form.setError, 'The code could not be sent. Please try again.'))
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label={action}>
      <FormInput form={form} name="code" label={label} autoComplete="one-time-code" error={errors.code} />
      <FormFailure message={failure} />
      <button type="submit" className={buttonClass('primary')} disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : action}
      </button>
    </form>
  )
}
