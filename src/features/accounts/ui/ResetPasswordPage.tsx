import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { NewPasswordInput } from '../sign-input.ts'
import { AuthCard } from './AuthCard.tsx'
import { INCOMPLETE_LINK, useHashToken } from './hash-token.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { openSignIn } from './sign-in-dialog.ts'

/** The link for a new password leads here. */
export function ResetPasswordPage() {
  const token = useHashToken()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<NewPasswordInput>({
    resolver: zodResolver(NewPasswordInput),
    defaultValues: { password: '', confirm: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await api('POST /api/auth/reset-password', { body: { token: token ?? '', password } })
    } catch (error) {
      return setFailure(failureOf(error, form.setError))
    }
    await navigate({ to: '/', replace: true })
    openSignIn('signin')
    void toast({ title: 'Your new password is set', description: 'Sign in with it.' })
  })
  return (
    <AuthCard title="Set a new password">
      {token === null ? (
        <>
          <FormFailure message={INCOMPLETE_LINK} />
          <button type="button" className={buttonClass('primary')} onClick={() => openSignIn('forgot')}>
            Send a new link
          </button>
        </>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={submit} aria-label="Set a new password">
          <NewPasswordFields form={form} errors={errors} />
          <FormFailure message={failure} />
          <button type="submit" className={buttonClass('primary')} disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Set password'}
          </button>
        </form>
      )}
    </AuthCard>
  )
}
