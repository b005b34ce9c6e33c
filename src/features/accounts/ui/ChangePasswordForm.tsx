import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { ChangePasswordInput } from '../sign-input.ts'
import { FormInput } from './FormInput.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { reloadProfile } from './user.ts'

const EMPTY = { current_password: '', password: '', confirm: '' }

export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<ChangePasswordInput>({
    resolver: zodResolver(ChangePasswordInput),
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ current_password, password }) => {
    setFailure(null)
    try {
      await api('PUT /api/users/password', { body: { current_password, password } })
    } catch (error) {
      return setFailure(failureOf(error, form.setError))
    }
    form.reset(EMPTY)
    await reloadProfile(queryClient)
    void toast({ title: 'Your password is changed', description: 'Other devices were signed out.' })
  })
  return (
    <form noValidate className="mt-4 grid max-w-md gap-4" onSubmit={submit} aria-label="Change password">
      {hasPassword && (
        <FormInput
          form={form}
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.current_password}
        />
      )}
      <NewPasswordFields form={form} errors={errors} />
      <FormFailure message={failure} />
      <button
        type="submit"
        className={`${buttonClass('primary')} justify-self-start`}
        disabled={isSubmitting}
      >
        {isSubmitting ? 'Saving…' : hasPassword ? 'Change password' : 'Set password'}
      </button>
    </form>
  )
}
