import type { FormOf } from '../../../../ui/form/FormField.tsx'
import { FormInput } from '../../../../ui/form/FormInput.tsx'
import type { SignInInput } from '../../sign-input.ts'

/** Who somebody is, and what only they know. */
export function SignInFields({ form }: { form: FormOf<SignInInput> }) {
  return (
    <>
      <FormInput form={form} name="email" label="Email address" type="email" autoComplete="username" />
      <FormInput
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
    </>
  )
}
