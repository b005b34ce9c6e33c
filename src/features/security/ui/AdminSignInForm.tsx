import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { storeAdmin } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { FormInput } from '../../accounts/ui/FormInput.tsx'
import { enter } from '../../accounts/ui/other-tabs.ts'
import { AdminSignIn } from '../security.contract.ts'

/** `onDone` is called once a session has begun, whoever's it is. */
export function AdminSignInForm({ onDone }: { onDone: () => Promise<void> }) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<AdminSignIn>({
    resolver: zodResolver(AdminSignIn),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const entry = await api('POST /api/admin/login', { body })
      if (entry.admin) storeAdmin(entry.admin)
      void enter(queryClient).catch(() => {})
      await onDone()
    } catch (error) {
      setFailure(
        error instanceof AppError
          ? error.message || 'Invalid admin credentials'
          : 'Login failed. Please try again.',
      )
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Admin login">
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
      <FormFailure message={failure} />
      <button type="submit" className={buttonClass('primary')} disabled={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign In'}
      </button>
    </form>
  )
}
