import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { type InputProps, useFieldError } from './useFieldError.ts'

/** One of several. */
export function ChoiceInput({
  name,
  label,
  hint,
  required = true,
  numeric = false,
  children,
}: InputProps & { numeric?: boolean; children: ReactNode }) {
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => (
        <select {...field} {...register(name, numeric ? { valueAsNumber: true } : {})} className="field">
          {children}
        </select>
      )}
    </Field>
  )
}
