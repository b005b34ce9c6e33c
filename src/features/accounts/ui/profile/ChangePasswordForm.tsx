import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../app/query.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormInput } from '../../../../ui/form/FormInput.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { toast } from '../../../../ui/toast.ts'
import { ChangePasswordInput } from '../../sign-input.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { reloadProfile } from '../session/user.ts'

const EMPTY = { current_password: '', password: '', confirm: '' }

export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const queryClient = useQueryClient()
  const state = useCheckedForm(ChangePasswordInput, {
    values: EMPTY,
    send: async ({ current_password, password }) => {
      await api('PUT /api/users/password', { body: { current_password, password } })
      state.form.reset(EMPTY)
      await reloadProfile(queryClient)
      void toast({ title: 'Your password is changed', description: 'Other devices were signed out.' })
    },
  })
  return (
    <CheckedForm
      state={state}
      label="Change password"
      className="mt-4 grid max-w-md gap-4"
      action={hasPassword ? 'Change password' : 'Set password'}
      busy="Saving…"
      buttonClassName={`${buttonClass('primary')} justify-self-start`}
    >
      {hasPassword && (
        <FormInput
          form={state.form}
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields form={state.form} />
    </CheckedForm>
  )
}
