import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { type InputProps, useFieldError } from './useFieldError.ts'

/** Several lines of text. */
export function AreaInput({ name, label, hint, required = false, rows = 4 }: InputProps & { rows?: number }) {
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => <textarea {...field} {...register(name)} rows={rows} className="field" />}
    </Field>
  )
}
