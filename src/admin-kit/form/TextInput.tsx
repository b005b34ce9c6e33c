import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { type InputProps, useFieldError } from './useFieldError.ts'

interface Props extends InputProps, Omit<ComponentProps<'input'>, keyof InputProps> {
  /** What is said at the field where nothing is wrong. */
  warning?: string | undefined
}

/** A line of a form. */
export function TextInput(props: Props) {
  const { name, label, hint, required = false, warning, type = 'text', className = '', ...input } = props
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name) ?? warning}>
      {(field) => (
        <input
          inputMode={type === 'url' ? 'url' : undefined}
          {...input}
          {...field}
          {...register(name, type === 'number' ? { valueAsNumber: true } : {})}
          type={type === 'url' ? 'text' : type}
          className={`field ${className}`}
        />
      )}
    </Field>
  )
}
