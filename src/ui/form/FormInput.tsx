import type { FieldValues } from 'react-hook-form'
import { PasswordInput } from '../PasswordInput.tsx'
import { FormField, type FormLine } from './FormField.tsx'

interface Props<T extends FieldValues> extends FormLine<T> {
  type?: string
  autoComplete?: string
}

/** A line to type in. Typing takes its error away; it is judged again when the form is sent. */
export function FormInput<T extends FieldValues>({ type = 'text', autoComplete, ...line }: Props<T>) {
  const { form, name } = line
  return (
    <FormField {...line} options={{ onChange: () => form.clearErrors(name) }}>
      {(attributes) =>
        type === 'password' ? (
          <PasswordInput {...attributes} autoComplete={autoComplete} />
        ) : (
          <input {...attributes} type={type} autoComplete={autoComplete} />
        )
      }
    </FormField>
  )
}
