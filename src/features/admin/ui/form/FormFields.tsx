import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../../ui/Field.tsx'

interface Props {
  name: string
  label: string
  hint?: string
  required?: boolean
}

/** What is wrong with a field of the form around it. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext()
  return getFieldState(name, formState).error?.message
}

export function TextInput({
  name,
  label,
  hint,
  required = false,
  type = 'text',
  placeholder,
}: Props & { type?: HTMLInputTypeAttribute; placeholder?: string }) {
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

export function AreaInput({ name, label, hint, required = false, rows = 4 }: Props & { rows?: number }) {
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => <textarea {...field} {...register(name)} rows={rows} className="field" />}
    </Field>
  )
}

export function ChoiceInput({
  name,
  label,
  hint,
  numeric = false,
  children,
}: Props & { numeric?: boolean; children: ReactNode }) {
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} required error={useFieldError(name)}>
      {(field) => (
        <select {...field} {...register(name, numeric ? { valueAsNumber: true } : {})} className="field">
          {children}
        </select>
      )}
    </Field>
  )
}

export function CheckInput({ name, label }: Props) {
  const { register } = useFormContext()
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" {...register(name)} className="size-4 accent-accent" />
      {label}
    </label>
  )
}
