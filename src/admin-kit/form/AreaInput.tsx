import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { type InputProps, useFieldError } from './useFieldError.ts'

type Props = InputProps & Omit<ComponentProps<'textarea'>, keyof InputProps>

/** Several lines of text. */
export function AreaInput({ name, label, hint, required = false, ...area }: Props) {
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => <textarea rows={4} {...area} {...field} {...register(name)} className="field" />}
    </Field>
  )
}
