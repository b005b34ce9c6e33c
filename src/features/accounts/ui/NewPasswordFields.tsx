import type { FormOf } from '../../../ui/form/FormField.tsx'
import { FormInput } from '../../../ui/form/FormInput.tsx'
import { PASSWORD_RULES } from '../accounts.messages.ts'
import type { NewPasswordInput } from '../sign-input.ts'

/** A new password, twice. */
export function NewPasswordFields({ form }: { form: FormOf<NewPasswordInput> }) {
  const attributes = { form, type: 'password', autoComplete: 'new-password' }
  return (
    <>
      <FormInput {...attributes} name="password" label="New password" hint={PASSWORD_RULES} />
      <FormInput {...attributes} name="confirm" label="Confirm new password" />
    </>
  )
}
