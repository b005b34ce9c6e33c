import type { FieldError, FieldValues, Path, UseFormClearErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'

interface Props<T extends FieldValues> {
  form: { register: UseFormRegister<T>; clearErrors: UseFormClearErrors<T> }
  name: Path<T>
  label: string
  error: FieldError | undefined
  type?: string
  autoComplete?: string
  hint?: string
  optional?: boolean
}

/** A line of a form. Typing in it takes its error away; it is judged again when the form is sent. */
export function FormInput<T extends FieldValues>({
  form: { register, clearErrors },
  name,
  label,
  error,
  type = 'text',
  autoComplete,
  hint,
  optional = false,
}: Props<T>) {
  return (
    <Field label={label} required={!optional} error={error?.message} hint={hint}>
      {(field) => {
        const attributes = {
          ...field,
          ...register(name, { onChange: () => clearErrors(name) }),
          autoComplete,
        }
        return type === 'password' ? (
          <PasswordInput {...attributes} />
        ) : (
          <input {...attributes} type={type} className="field" />
        )
      }}
    </Field>
  )
}
