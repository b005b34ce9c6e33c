import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className' | 'required'> {
  label: string
  hint?: string
  error?: string | null
  value: string
  onChange: (text: string) => void
}

/** A line that has to be filled in, of a form that keeps its one value itself. */
export function LineField({ label, hint, error, onChange, ...input }: Props) {
  return (
    <Field label={label} hint={hint} required error={error ?? undefined}>
      {(field) => (
        <input {...field} {...input} className="field" onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
