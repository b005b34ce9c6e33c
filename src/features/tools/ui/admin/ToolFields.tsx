import type { ReactNode } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { Field } from '../../../../ui/Field.tsx'
import type { ToolValues } from './tool-values.ts'

interface Props {
  name: FieldPath<ToolValues>
  label: string
  hint?: string
  required?: boolean
}

/** What is wrong with a field of the tool form. */
function useFieldError(name: FieldPath<ToolValues>): string | undefined {
  const { getFieldState, formState } = useFormContext<ToolValues>()
  return getFieldState(name, formState).error?.message
}

/** A line of the form. */
export function TextField({
  name,
  label,
  hint,
  required = false,
  type = 'text',
  placeholder,
}: Props & { type?: 'text' | 'url' | 'number'; placeholder?: string }) {
  const { register } = useFormContext<ToolValues>()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => (
        <input
          {...field}
          {...register(name, type === 'number' ? { valueAsNumber: true } : {})}
          {...(type === 'url' ? { inputMode: 'url' } : {})}
          {...(type === 'number' ? { type: 'number', step: '0.1' } : {})}
          placeholder={type === 'url' ? 'https://' : placeholder}
          className="field"
        />
      )}
    </Field>
  )
}

export function AreaField({ name, label, hint, required = false, rows = 3 }: Props & { rows?: number }) {
  const { register } = useFormContext<ToolValues>()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => <textarea {...field} {...register(name)} rows={rows} className="field" />}
    </Field>
  )
}

export function ChoiceField({
  name,
  label,
  hint,
  required = true,
  children,
}: Props & { children: ReactNode }) {
  const { register } = useFormContext<ToolValues>()
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => (
        <select {...field} {...register(name)} className="field">
          {children}
        </select>
      )}
    </Field>
  )
}

export function CheckField({ name, label }: { name: 'is_featured' | 'company_claimed'; label: string }) {
  const { register } = useFormContext<ToolValues>()
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" {...register(name)} className="size-4 accent-accent" />
      {label}
    </label>
  )
}

/** Fields that belong together. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
