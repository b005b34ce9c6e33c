import type { HTMLInputTypeAttribute } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { type InputProps, useFieldError } from './useFieldError.ts'

/** A line of a form. */
export function TextInput({
  name,
  label,
  hint,
  required = false,
  type = 'text',
  placeholder,
}: InputProps & { type?: HTMLInputTypeAttribute; placeholder?: string }) {
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => (
        <input
          {...field}
          {...register(name, type === 'number' ? { valueAsNumber: true } : {})}
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          placeholder={placeholder}
          className="field"
        />
      )}
    </Field>
  )
}
