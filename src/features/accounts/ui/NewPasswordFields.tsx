import type { FieldErrors, UseFormClearErrors, UseFormRegister } from 'react-hook-form'
import { type NewPasswordInput, PASSWORD_RULES } from '../sign-input.ts'
import { FormInput } from './FormInput.tsx'

interface Props {
  form: { register: UseFormRegister<NewPasswordInput>; clearErrors: UseFormClearErrors<NewPasswordInput> }
  errors: FieldErrors<NewPasswordInput>
}

/** A new password, twice. */
export function NewPasswordFields({ form, errors }: Props) {
  return (
    <>
      <FormInput
        form={form}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_RULES}
        error={errors.password}
      />
      <FormInput
        form={form}
        name="confirm"
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        error={errors.confirm}
      />
    </>
  )
}
